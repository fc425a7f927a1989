import type { Body, Field, int } from 'routeclass';

export type Tagged = { kind: 'a'; x: int } | { kind: 'b'; y: string } | [string, ...int[]] | string[];

export interface Choice {
  v: Field<({ a: int } | string)[], { maxItems: 3 }> | Field<Record<string, int>[], { minItems: 2 }>;
}

export type Open = [int, (string | boolean)?, ...(int[] | null)[]];

export default class Beside {
  post(value: Body<{ a: string } | { b: int } | [int]>) {
    return { value };
  }

  put(tagged: Body<Tagged>): { tagged: Tagged } {
    return { tagged };
  }

  patch(choice: Body<Choice>): Choice {
    return choice;
  }

  delete(open: Body<Open>): { open: Open } {
    return { open };
  }
}
