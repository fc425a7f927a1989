import type { Body, int } from 'routeclass';

/** SDKs such as Stripe's write `void` for what only a sibling has. */
interface Customer {
  id: int;
  deleted?: void;
}

interface DeletedCustomer {
  id: int;
  deleted: true;
}

export default class Deleted {
  get(): Customer | DeletedCustomer {
    return { id: 1 };
  }

  put(customer: Body<Customer>): { customer: Customer; nothing: void } {
    return { customer, nothing: undefined };
  }
}
