import type { Query, ReplyHeaders } from 'routeclass';

/** Lists beside answers with a status. */
export default class Beside {
  get(): [string, 201] | number[] {
    return [1, 2];
  }

  post(name: Query<string>): [Blob, 201] | [string, string | number][][0] {
    return [name, 1];
  }

  put(): [string, number, ReplyHeaders] {
    return ['all', 200, {}];
  }

  patch(count: Query<number>) {
    if (count > 1) return [1, 2, 3];
    return ([count, 404]);
  }

  delete(): [string, 201] | (string | number)[] {
    return ['all', 2];
  }
}
