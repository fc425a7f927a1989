import type { Body } from 'routeclass';
import type { Inferred, Observable, Run } from '../elsewhere/_package.d.ts';

declare const inferred: Inferred<{ name: string }>;
declare const run: Run<{ name: string }>;
declare const ticks: Observable<number>;

export default class Schemas {
  get() {
    return ticks;
  }

  post(user: Body<typeof inferred>): void {}

  put(user: Body<typeof run>): void {}
}
