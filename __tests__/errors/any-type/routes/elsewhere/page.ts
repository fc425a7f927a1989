import type { Body } from 'routeclass';
import type { Place } from './_package.d.ts';

interface Visit {
  place: Omit<Place, 'id'>;
}

export default class Elsewhere {
  post(place: Body<Place<{ name: string }>>): void {}

  put(visit: Body<Visit>): void {}
}
