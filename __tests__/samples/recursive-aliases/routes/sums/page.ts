import type { Body } from 'routeclass';

/** What tells the members apart stands behind what leads back to the union, and a number has none of it. */
export type Sum = number | [Sum, '+', Sum] | [Sum, '-', Sum];

export type Term = { left: Term; right: Term; op: '*' } | { left: Term; right: Term; op: '/' } | { value: number };

export default class Sums {
  post(sum: Body<Sum>): [Sum, 200] {
    return [sum, 200];
  }

  put(term: Body<Term>): [Term, 200] {
    return [term, 200];
  }
}
