import type { Body, Query } from 'routeclass';

type Place = 'Rome, Italy' | 'Oslo';

export default class Places {
  get(places: Query<('rome' | 'oslo')[]>, at?: Query<Place>) {
    return { places, at };
  }

  post(places: Body<Place[]>) {
    return places;
  }
}
