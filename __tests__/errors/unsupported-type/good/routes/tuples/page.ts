import type { Body, int } from 'routeclass';

interface Place {
  at: [int, int];
}

export default class Tuples {
  put(place: Body<Omit<Place, 'at'> & { at: int[] }>): void {}
}
