import type { Body, Field } from 'routeclass';

type Positive<T extends number> = Field<T, { gt: 0 }>;

export default class Prices {
  post(price: Body<{ value: Positive<number> }>): void {}
}
