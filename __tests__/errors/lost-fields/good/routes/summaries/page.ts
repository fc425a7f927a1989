import { reply } from 'routeclass';

interface Summary {
  id: number;
}

const ada = { id: 1, name: 'Ada' };

export default class Summaries {
  /** The type that is written says what is sent. */
  post() {
    return reply<Summary, 201>(ada, 201);
  }
}
