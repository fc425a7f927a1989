import type { Body } from 'routeclass';

type Json = string | Json[];

interface Nest<T> {
  value: T;
  inner?: Nest<T[]>;
}

export default class Anything {
  post(json: Body<Json>): Nest<string> {
    return { value: String(json) };
  }
}
