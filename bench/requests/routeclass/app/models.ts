import type { Field, int } from 'routeclass';
import type { Priority } from '../../domain.ts';

export interface NewTodo {
  title: Field<string, { minLength: 1; maxLength: 200 }>;
  completed: Field<boolean, { default: false }>;
}

export interface Address {
  street: Field<string, { minLength: 1; maxLength: 100 }>;
  city: Field<string, { minLength: 1; maxLength: 100 }>;
  zip: Field<string, { regex: '^[0-9]{5}$' }>;
}

export interface Customer {
  name: Field<string, { minLength: 1; maxLength: 100 }>;
  company?: Field<string, { maxLength: 100 }>;
  billing: Address;
  shipping: Address;
}

export interface Line {
  sku: Field<string, { minLength: 1; maxLength: 20 }>;
  title: Field<string, { minLength: 1; maxLength: 200 }>;
  quantity: Field<int, { ge: 1; le: 1000 }>;
  price: Field<number, { ge: 0 }>;
  tags: string[];
}

export interface NewOrder {
  customer: Customer;
  lines: Field<Line[], { minItems: 1; maxItems: 100 }>;
  priority: Priority;
  note?: Field<string, { maxLength: 1000 }>;
}

export interface SavedOrder extends NewOrder {
  id: int;
  /** In euros. */
  total: number;
}
