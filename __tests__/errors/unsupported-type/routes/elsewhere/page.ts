import type { Body } from 'routeclass';
import type { Moment, Paged, Schema } from './_package.d.ts';

declare const schema: Schema<{ name: string }>;
declare function now(): Moment;

interface Entry {
  id: bigint;
  hits: bigint;
}

export default class Elsewhere {
  get() {
    return { now: now() };
  }

  post(user: Body<typeof schema>): Moment {
    return now();
  }

  put(page: Body<Paged<Entry>>): void {}
}
