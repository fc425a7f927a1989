import { join } from 'node:path';
import type { Depends } from 'routeclass';

class Users {
  current() {
    return 'ada';
  }
  static first() {
    return 'ada';
  }
}

class Page {
  constructor(readonly limit: number) {}
}

const users = new Users();
const name = 'ada';
export let changing = () => 'ada';

export function generic<T extends string>(value?: T) {
  return value;
}

export function listOf<T>(): T[] {
  return [];
}

export function overloaded(): string;
export function overloaded(value: string): string;
export function overloaded(value = 'ada') {
  return value;
}

function wrapped(call: () => string): () => string {
  return () => call();
}

export const made = wrapped(() => 'ada');

function reader() {
  return 'ada';
}

export const renamed = reader;

export namespace inner {
  export function nested() {
    return 'ada';
  }
}

type Aliased = Depends<typeof users.current>;

export default class Me {
  get(
    a: Depends<typeof users.current>,
    b: Depends<typeof Users.first>,
    c: Aliased,
    d: Depends<typeof changing>,
    e: Depends<typeof generic>,
    f: Depends<typeof overloaded>,
    g: Depends<typeof made>,
    h: Depends<typeof inner.nested>,
    i: Depends<typeof join>,
    j: Depends<() => string>,
    k: Depends<typeof renamed>,
    l: Depends<typeof listOf<string>>,
  ) {
    changing = users.current;
    return [name, a, b, c, d, e, f, g, h, i, j, l].length;
  }

  put(a: Depends<typeof Users>, b: Depends<typeof users>, c: Depends<Users>, d: Depends<typeof Page>) {
    return [a, b, c, d].length;
  }

  patch(a: Depends<typeof name>) {
    return a;
  }

  delete(a: Depends<typeof name>) {
    return { names: [a] };
  }
}
