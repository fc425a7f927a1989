import type { Body } from 'routeclass';

class Price {
  constructor(private readonly cents: number) {}

  format() {
    return `${this.cents / 100} EUR`;
  }
}

export default class Prices {
  get() {
    return { lowest: new Price(500) };
  }

  post(price: Body<Price>) {
    return price.format();
  }
}
