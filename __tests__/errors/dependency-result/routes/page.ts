import type { Depends } from 'routeclass';

export function sometimes(): string | Promise<string> {
  return Math.random() < 0.5 ? 'now' : Promise.resolve('later');
}

export async function* session(): AsyncIterable<string> {
  yield 'session';
}

export function lock() {
  if (Math.random() < 0.5) return undefined;
  return { value: 'lock', [Symbol.dispose]() {} };
}

function* one() {
  yield 'one';
}

export function perhaps(): Generator<string> | string {
  return Math.random() < 0.5 ? one() : 'two';
}

async function* later() {
  yield 'later';
}

export function either() {
  return Math.random() < 0.5 ? one() : later();
}

export default class Results {
  get(a: Depends<typeof sometimes>, b: Depends<typeof session>, c: Depends<typeof lock>) {
    return [a, b, c].length;
  }

  put(a: Depends<typeof perhaps>, b: Depends<typeof either>) {
    return [a, b].length;
  }
}
