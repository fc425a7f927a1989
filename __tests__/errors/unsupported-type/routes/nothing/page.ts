import type { Body, Form, Query } from 'routeclass';

interface Sealed {
  never: never;
}

enum State {}

export default class Nothing {
  get(nothing: Query<undefined>): void {}

  post(nothing: Body<null>, neither?: Body<null>, nor?: Form<null | undefined>): void {}

  delete(none: Query<never>, never?: Query<never>): void {}

  put(sealed: Body<Sealed>): void {}

  patch(state: Query<State>): void {}
}
