import type { Body } from 'routeclass';

interface Nested {
  inner: Nested | string;
}

export default class Nest {
  post(nested: Body<Nested>): void {}
}
