import type { Body, Field, int } from 'routeclass';

type Positive<T extends number> = T & Field<number, { gt: 0 }>;

export default class Prices {
  post(price: Body<{ value: Positive<number>; count: Positive<int> }>): void {}
}
