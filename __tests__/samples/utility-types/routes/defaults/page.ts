// What a mapped type makes of a field is filled as the field is, as long as the default is a value of it.
import type { Body, Field, int } from 'routeclass';

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

// The same without a condition.
type DeepRequired<T> = { [K in keyof T]-?: DeepRequired<T[K]> };

type Texts<T> = { [K in keyof T]: string };

export interface Place {
  street: string;
  floor?: int;
}

export interface Order {
  state: Field<'open' | 'done', { default: 'open' }>;
  count: Field<int, { default: 3; ge: 1 }>;
  gift: Field<boolean, { default: false; description: 'Wrapped up' }>;
  note: Field<string | null, { default: null }>;
  labels: Field<Field<string, { minLength: 1 }>[], { default: ['new']; minItems: 1 }>;
  places: Field<Place[], { default: [] }>;
  from: Field<Place, { default: { street: 'Main' }; description: 'Where it comes from' }>;
  to: { name: Field<string, { default: 'me' }>; at?: Field<Place, { description: 'Where it goes' }> };
}

export interface Printed {
  from: Texts<Order['from']>;
}

export default class Defaults {
  post(order: Body<DeepReadonly<Order>>) {
    return order;
  }

  put(order: Body<DeepRequired<Order>>) {
    return order;
  }

  patch(order: Body<Partial<DeepReadonly<Order>>>) {
    return order;
  }

  delete(order: Body<DeepReadonly<DeepRequired<Order>>>): Printed {
    return { from: { street: order.from.street, floor: String(order.from.floor) } };
  }

  get(printed: Body<Printed>) {
    return printed;
  }
}
