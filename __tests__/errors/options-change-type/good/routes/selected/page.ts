import type { Body, int, Query } from 'routeclass';

type Text<T> = T extends string | number ? number : string;

interface Page<T> {
  items: T[];
}

export default class Selected {
  get(level: Query<Text<int>>): void {}

  put(page: Body<Page<Text<int>>>): void {}
}
