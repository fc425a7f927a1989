import type { Body, Field } from 'routeclass';

/** A name, or several parts of one. */
export type Name = string | string[];

/** Lists in lists. */
export type Nested = (string | Nested)[];

export interface Bounded {
  open: Name;
  bounded: Field<Name, { minLength: 2; minItems: 2 }>;
  /** @maxLength 5 */
  commented?: Name;
  nested: Field<Nested, { maxItems: 3; description: 'Three at most' }>;
}

export default class Bounds {
  post(bounded: Body<Bounded>): Bounded {
    return bounded;
  }

  put(name: Body<Name | null, { minLength: 2 }>) {
    return { name };
  }
}
