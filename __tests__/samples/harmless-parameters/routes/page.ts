import type { H3Event } from 'h3';
import type { Depends, int, Query } from 'routeclass';

export function double(this: void, limit: Query<int> = 1) {
  return limit * 2;
}

export default class Page {
  readonly #verbs: readonly string[] = ['get'];

  /** `this` is no parameter, and an event that a unit test leaves out is always there. */
  get(this: Page, twice: Depends<typeof double>, id: Query<int>, event?: H3Event) {
    return { id, twice, verbs: this.#verbs, verb: event?.req.method ?? 'none' };
  }
}
