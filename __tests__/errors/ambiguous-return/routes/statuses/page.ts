import { type Query, reply } from 'routeclass';

type Created = [string, 2010];

type Failed = 404 | 4040;

const answer = (name: string) => reply(name, 99);

/** No status of an answer has these numbers. */
export default class Statuses {
  get(name: Query<string>) {
    return name === '' ? reply(null, 404) : (reply({ name }, 2020));
  }

  post(name: Query<string>): Created {
    return [name, 2010];
  }

  async put(name: Query<string>) {
    return [name, 20] as const;
  }

  patch(name: Query<string>) {
    if (name === '') return answer(name);
    return reply(name.length, 99);
  }

  delete(): [string, 200] | [string, Failed] {
    return ['all', 200];
  }
}
