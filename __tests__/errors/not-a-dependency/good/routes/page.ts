import type { Depends } from 'routeclass';

class Users {
  readonly names = ['ada'];
}

export function users() {
  return new Users();
}

function within(names: readonly string[]) {
  return (all: Users) => all.names.filter((name) => names.includes(name));
}

export const known = (all: Depends<typeof users>) => within(['ada'])(all);

function listOf<T>(): T[] {
  return [];
}

export const names = () => listOf<string>();

export default class Root {
  get(all: Depends<typeof users>) {
    return all.names;
  }

  put(some: Depends<typeof known>) {
    return { some };
  }

  post(all: Depends<typeof names>) {
    return all;
  }
}
