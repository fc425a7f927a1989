import type { Body, int, Query } from 'routeclass';

type Order = 'asc' | 'desc';
type State = 'open' | 'shut';

export default class Keys {
  get(order: Query<Order, { description: 'Of the dates' }>): Record<`by-${Order}`, int> {
    return { 'by-asc': order === 'asc' ? 1 : 0, 'by-desc': 0 };
  }

  post(counts: Body<Record<State, int> & { all: int }>): void {}

  put(counts: Body<Partial<Record<Uppercase<State>, int>>>): void {}
}
