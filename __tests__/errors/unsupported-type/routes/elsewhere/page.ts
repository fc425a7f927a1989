import type { Body } from 'routeclass';
import type { Described, Kinded, Moment, Paged, Schema } from './_package.d.ts';

declare const schema: Schema<{ name: string }>;
declare const described: Described;
declare const kinded: Kinded<{ name: Kinded<string> }>;
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

  patch(user: Body<typeof described>): void {}

  delete(user: Body<typeof kinded>): void {}
}
