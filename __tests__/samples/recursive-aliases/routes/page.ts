import type { Body, int } from 'routeclass';

export type Json = null | boolean | int | string | Json[] | { [key: string]: Json };

export type Nested = (string | Nested)[];

type Chain = [int, Chain?];

type Expression = int | { op: '+' | '-'; left: Expression; right: Expression } | { op: '!'; of: Expression };

interface Folder {
  name: string;
  entries: (Folder | { file: string; parent?: Folder })[];
}

export default class Anything {
  post(json: Body<Json>): { json: Json } {
    return { json };
  }

  put(nested: Body<Nested>): { nested: Nested } {
    return { nested };
  }

  patch(chain: Body<Chain>): { chain: Chain } {
    return { chain };
  }

  delete(expression: Body<Expression>): { expression: Expression } {
    return { expression };
  }

  get(): Folder {
    return { name: 'root', entries: [] };
  }
}
