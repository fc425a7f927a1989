import type { Body, int } from 'routeclass';

class Price {
  constructor(private readonly cents: int) {}

  format() {
    return `${this.cents / 100} EUR`;
  }
}

class Amounts {
  [currency: string]: number;
  #last = '';
}

interface NewPrice {
  cents: int;
}

export default class Prices {
  get() {
    return { lowest: new Price(500).format() };
  }

  post(price: Body<NewPrice>) {
    return new Price(price.cents).format();
  }

  put(): Amounts {
    return new Amounts();
  }

  /** A class without any member is an object without fields. */
  patch() {
    return new (class {})();
  }
}
