import { reply } from 'routeclass';

export default class Cats {
  post() {
    return reply({ name: 'Tom' }, 201);
  }
}
