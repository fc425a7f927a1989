import type { Body } from 'routeclass';

/** As an ORM writes it, from before aliases could lead back to themselves. */
export type Value = string | number | boolean | null | Values | { [key: string]: Value };

export interface Values extends Array<Value> {}

export interface Lists extends ReadonlyArray<Lists> {}

export default class Interfaces {
  post(value: Body<Value>): [Value, 200] {
    return [value, 200];
  }

  put(lists: Body<Lists>): [Lists, 200] {
    return [lists, 200];
  }

  patch(values: Body<{ all: Value[] | readonly Value[] }>) {
    return values;
  }
}
