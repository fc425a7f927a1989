import type { Body, Field } from 'routeclass';

export interface Item {
  price: Field<number, { ge: 0 }>;
}

export default class BillingItems {
  /** Charges for one. */
  post(item: Body<Item>): Item {
    return item;
  }
}
