import type { Body, Field, int } from 'routeclass';

interface Row {
  id: int;
}

/** Beside `{}` TypeScript takes any text for one of the texts, and any list for the tuple. */
export default class Empty {
  post(value: Body<'none' | {}>): 'a' | 'b' | {} {
    return value === 'none' ? 'a' : value;
  }

  put(value: Body<[Row, string?] | {}>): [Row, string?] | true | {} {
    return value;
  }

  patch(value: Body<Row[] | {}>): 1 | Row | {} {
    return Array.isArray(value) ? 1 : value;
  }

  /** To TypeScript, texts and lists are such objects, too. */
  delete(value: Body<'none' | [Row, string?] | { length: int }>): { value: Row[] | Field<string[], { minItems: 1 }> | Row | {} } {
    return { value };
  }
}
