import { conflictObject, errorObject, reply } from 'routeclass';

/** Standardized bodies of errors: what is said beside them replaces none of their own fields. */
export default class Full {
  get() {
    return reply(errorObject('It is full', { status: 507 }, { free: 0, timestamp: 5 }), 507);
  }

  post() {
    return reply(conflictObject('Todo', 'title', 'a'), 409);
  }
}
