import type { Body, Cookie, int, Query } from 'routeclass';

export interface Date {
  input: string;
}

export interface Array {
  output: Date[];
}

interface Record {
  value: int;
  item?: string;
}

export default class Exchange {
  get(page: Query<int>, x: Query<int>, query: Query<int>, valid: Query<int>, result: Query<int>, status: Cookie<string>, toInt: Query<int>, undefined_: Query<int>, Number: Query<int>) {
    return { page, x, query, valid, result, status, toInt, undefined_, Number };
  }

  post(Array: Body<Array>, Object: Query<string>, text: Query<string[]>): Record {
    return { value: Array.output.length + Object.length + text.length };
  }

  put(body: Body<Record>, headers: Query<boolean>, await_: Query<string>): [Date, 201, { etag: string }] {
    return [{ input: body.item ?? `${headers}${await_}` }, 201, { etag: '1' }];
  }

  patch(isDate: Body<Date>, readDate: Query<int>): Date {
    return readDate === 1 ? isDate : { input: '' };
  }
}
