import type { Field, Form, Query } from 'routeclass';

enum Place {
  Rome = 'Rome, Italy',
  Oslo = 'Oslo',
}

interface Wanted {
  places: Field<('Rome, Italy' | 'Oslo')[], { minItems: 1 }> | null;
}

export default class Places {
  get(places: Query<Place[]>, at?: Query<Place>) {
    return { places, at };
  }

  post(wanted: Form<Wanted>) {
    return wanted;
  }
}
