import type { Body } from 'routeclass';

interface Nest<T> {
  value: T;
  inner?: Nest<T[]>;
}

interface Shouts {
  [word: Uppercase<Capitalize<string>>]: string;
  id: `${Lowercase<Uncapitalize<string>>}-${number}`;
}

export default class Endless {
  post(text: Body<string>): Nest<string> {
    return { value: text };
  }

  put(shouts: Body<Shouts>): void {}
}
