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

export default class Results {
  get(a: Depends<typeof sometimes>, b: Depends<typeof session>, c: Depends<typeof lock>) {
    return [a, b, c].length;
  }
}
