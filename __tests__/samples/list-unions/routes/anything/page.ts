import type { Body, Field, int } from 'routeclass';

/** A list of anything has the values of every other list. */
export default class Anything {
  post(value: Body<int[] | unknown[]>) {
    return { value };
  }

  put(value: Body<{ a: int }[] | Field<unknown[], { maxItems: 2 }>>) {
    return { value };
  }

  patch(value: Body<{ a: int } | { a: unknown }>) {
    return { value };
  }
}
