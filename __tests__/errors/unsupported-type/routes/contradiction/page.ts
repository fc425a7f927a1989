import type { Body } from 'routeclass';

export default class Contradiction {
  post(shape: Body<{ kind: 'circle'; radius: number } & { kind: 'square' }>): void {}

  put(shape: Body<{ kind: 'circle' | 'square' } & { kind: string[] }>): void {}
}
