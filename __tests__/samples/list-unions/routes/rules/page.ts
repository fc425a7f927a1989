import type { Body, Field, int } from 'routeclass';

export type Few = Field<int[], { maxItems: 2 }> | Field<number[], { minItems: 3 }>;

export default class Rules {
  post(value: Body<Field<int[], { minItems: 1 }> | Field<string[], { minItems: 2 }>>) {
    return { value };
  }

  put(few: Body<Few>): { few: Few } {
    return { few };
  }

  patch(value: Body<Field<Field<string, { minLength: 2 }>[], { minItems: 3 }> | Field<string[], { maxItems: 1 }>>) {
    return { value };
  }
}
