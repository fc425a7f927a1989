import type { Body, int } from 'routeclass';

type State = 'open' | 'shut';

export default class Keys {
  post(counts: Body<Record<State, int> & { all: int }>): void {}

  put(counts: Body<Partial<Record<Uppercase<State>, int>>>): void {}
}
