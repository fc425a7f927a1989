import type { Body, Field, int } from 'routeclass';

export default class Bodies {
  post(value: Body<({ a: int } | null)[] | { b: int }[]>) {
    return { value };
  }

  put(value: Body<{ c: int }[] | { d: int }[] | [string, int] | string>) {
    return { value };
  }

  patch(value: Body<(string[] | int[])[] | Record<string, boolean[] | int[]>>) {
    return { value };
  }

  delete(value: Body<int | Field<string[] | boolean[], { description: 'Names, or answers.' }>>) {
    return { value };
  }
}
