import { randomUUID } from 'node:crypto';
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

interface Reader {
  read(): string;
}

class Page {
  constructor(readonly limit: number) {}
}

abstract class Base {}

const users = new Users();
declare const disk: Reader;
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

export const typedGeneric: <T>() => T[] = () => [];

export const typedOverloads: { (): string; (value: string): string } = (value?: string) => value ?? 'ada';

// Callers see one signature, which is not that of the implementation.
export function hiding(): string;
export function hiding(value = 'ada') {
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
    again: Aliased,
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

  post(
    a: Depends<typeof randomUUID>,
    b: Depends<typeof typedGeneric>,
    c: Depends<typeof typedOverloads>,
    d: Depends<typeof hiding>,
    e: Depends<typeof disk.read>,
    f: Depends<typeof Base>,
  ) {
    return [a, b, c, d, e, f].length;
  }

  delete(a: Depends<typeof name>) {
    return { names: [a] };
  }
}
