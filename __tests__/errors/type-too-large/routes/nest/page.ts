import type { Body } from 'routeclass';

type Nested<Depth extends number, Inner = string, Level extends unknown[] = []> = Level['length'] extends Depth
  ? Inner
  : Nested<Depth, { inner: Inner }, [...Level, unknown]>;

export default class Nest {
  post(nested: Body<Nested<900>>): void {}
}
