import type { Body } from 'routeclass';
import type { Place } from './_package.d.ts';

interface Visit {
  place: Omit<Place<Record<string, unknown>>, 'id'>;
}

export default class Elsewhere {
  put(visit: Body<Visit>): void {}
}
