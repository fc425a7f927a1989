// A mapped type over a list with options on it is a list, as it is over one without.
import type { Body, Field, int } from 'routeclass';

type Texts<T> = { [K in keyof T]: string };
type Nullable<T> = { [K in keyof T]: T[K] | null };

interface Place {
  floor: int;
}

export interface PrintedLists {
  places: Texts<Field<Place[], { minItems: 1 }>>;
  floors: Nullable<Field<readonly Place[], { maxItems: 3 }>>;
}

export default class Printing {
  post(printed: Body<{ places: Texts<Field<Place[], { minItems: 1 }>> }>) {
    return printed;
  }

  put(printed: Body<PrintedLists>) {
    return printed;
  }
}
