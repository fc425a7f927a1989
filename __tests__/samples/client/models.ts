import type { Field, int } from 'routeclass';

export enum Color {
  Red = 'red',
  Green = 'green',
}

/** The same on the wire as in the app. */
export interface Owner {
  id: int;
  name: Field<string, { minLength: 1; description: 'As on the passport' }>;
  mail?: string;
}

/** With a default: what is sent may lack what comes back. */
export interface Draft {
  title: string;
  /** Where nothing is said it is new. */
  tags: Field<string[], { default: ['new'] }>;
  owner: Owner;
}

/** With a date, which comes as its text. */
export interface Order {
  id: int;
  owner: Owner;
  made: Date;
  paint: Color;
  /** What came before. */
  before: Order | null;
}

/** Alike both ways, but of an enum. */
export interface Paint {
  color: Color;
  amounts: [int, int?, ...string[]];
}

/** Leads back to itself. */
export type Tree = { leaf: string } | { left: Tree; right: Tree };

export interface Page<T> {
  items: T[];
  next?: string;
}

export class Money {
  amount: int = 0;
  currency: 'EUR' | 'USD' = 'EUR';

  toString(): string {
    return `${this.amount} ${this.currency}`;
  }
}

export type Contact = { mail: string; phone?: never } | { phone: string; mail?: never };
