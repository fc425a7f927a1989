import type { Field, int } from 'routeclass';
import { answer } from '../../given.ts';

export enum Color {
  Red = 'red',
  Blue = 'blue',
}

export interface Leaf {
  name: Field<string, { minLength: 1; regex: '^[a-z]+$' }>;
  color: Color;
}

export interface Branch {
  name: Field<string, { maxLength: 5 }>;
  size: Field<int, { ge: 1; le: 9 }>;
  parts: Field<(Leaf | Branch)[], { minItems: 1 }>;
}

export type Code = Field<string, { format: 'uuid' }>;

type Pair = [Field<string, { minLength: 2 }>, Field<number, { gt: 0 }>?];

/** Nothing but what they hold tells these apart, and what is asked of requests is not asked of answers. */
export default class Unions {
  get(): Leaf | Branch {
    return answer();
  }

  post(): Code | 'none' | { codes: Field<Code[], { uniqueItems: true }> } | { code: Code } {
    return answer();
  }

  put(): { held: Pair | string[] | { [key: string]: Field<int, { multipleOf: 5 }> } } {
    return answer();
  }

  patch(): Field<string, { format: 'email' }> | Field<string, { format: 'url' }> | Field<int, { ge: 5 }> | Field<number, { le: 1 }> {
    return answer();
  }

  /** A date is an object, and so may be taken for one without required fields. */
  delete(): { at: { from?: string } } | { at: Date } | { at: Record<string, int>; note?: string } {
    return answer();
  }
}
