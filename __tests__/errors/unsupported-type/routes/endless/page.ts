import type { Body } from 'routeclass';

interface Nest<T> {
  value: T;
  inner?: Nest<T[]>;
}

interface Shouts {
  [word: Uppercase<string>]: string;
  id: `${Uppercase<string>}-${number}`;
}

export default class Endless {
  post(text: Body<string>): Nest<string> {
    return { value: text };
  }

  put(shouts: Body<Shouts>): void {}
}
