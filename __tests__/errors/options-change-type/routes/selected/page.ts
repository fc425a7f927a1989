import type { Body, int, Query } from 'routeclass';

type Text<T> = T extends object ? string : number;

interface Page<T> {
  items: T[];
}

export default class Selected {
  get(level: Query<Text<int>>): void {}

  put(page: Body<Page<Text<int>>>): void {}
}
