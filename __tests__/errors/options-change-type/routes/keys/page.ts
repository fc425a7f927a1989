import type { Body, Field, int } from 'routeclass';

type State = Field<'open' | 'shut', { description: 'Where it stands' }>;

export default class Keys {
  post(counts: Body<Record<State, int> & { all: int }>): void {}

  put(counts: Body<Partial<Record<Uppercase<State>, int>>>): void {}
}
