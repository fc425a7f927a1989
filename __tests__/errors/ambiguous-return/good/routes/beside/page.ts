import type { Query } from 'routeclass';

/** Lists whose second item is no status. */
export default class Beside {
  get(): [string, 201] | string[] {
    return ['a', 'b'];
  }

  post(): [string, 201] | ['a', 'b', number] {
    return ['a', 'b', 1];
  }

  put(): [string, number, string, boolean] {
    return ['a', 1, 'b', true];
  }

  patch(count: Query<number>, counts: Query<number[]>) {
    if (count > 2) return [1, 2, 3];
    return count > 1 ? [...counts, 404] : [count];
  }

  delete(): [string, ...number[]] {
    return ['a', 1];
  }
}
