import type { Field, int } from 'routeclass';

interface Animal {
  /** Assigned when it comes. */
  id: Field<int, { ge: 1; example: 7 }>;
  name: Field<string, { minLength: 1; maxLength: 40; title: 'Called' }>;
}

/** Barks. */
export interface Dog extends Animal {
  kind: 'dog' | 'puppy';
  /** @deprecated Nobody asks. */
  breed?: string;
}

/** Does not bark. */
export interface Cat extends Animal {
  kind: 'cat';
  lives: Field<int, { ge: 0; le: 9; default: 9 }>;
}

export type Pet = Dog | Cat;

/** A page of a list. */
export interface Page<T> {
  items: T[];
  /** Where the next one begins. */
  next: string | null;
  took: Date;
}

export enum Order {
  Name = 'name',
  Age = 'age',
}
