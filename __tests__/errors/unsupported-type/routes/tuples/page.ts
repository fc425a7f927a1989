import type { Body, int } from 'routeclass';

interface Place {
  at: [int, int];
}

export default class Tuples {
  put(place: Body<Place & { at: int[] }>): void {}
}
