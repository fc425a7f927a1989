import type { Body, Query } from 'routeclass';

interface Sealed {
  never: never;
}

enum State {}

export default class Nothing {
  get(nothing: Query<undefined>): void {}

  post(nothing: Body<null>): void {}

  delete(none: Query<never>): void {}

  put(sealed: Body<Sealed>): void {}

  patch(state: Query<State>): void {}
}
