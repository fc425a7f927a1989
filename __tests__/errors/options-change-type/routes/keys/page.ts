import type { Body, Field, int, Query } from 'routeclass';

type State = Field<'open' | 'shut', { description: 'Where it stands' }>;

export default class Keys {
  get(order: Query<'asc' | 'desc', { description: 'Of the dates' }>): Record<`by-${typeof order}`, int> {
    return { 'by-asc': 1, 'by-desc': 0 };
  }

  post(counts: Body<Record<State, int> & { all: int }>): void {}

  put(counts: Body<Partial<Record<Uppercase<State>, int>>>): void {}
}
