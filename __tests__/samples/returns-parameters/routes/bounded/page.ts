// What stands in for a value that is missing may be beyond its bounds: any text and any number, and not one of two.
import type { Body, Field, int } from 'routeclass';

interface Parcel {
  note?: Field<string, { minLength: 2 }>;
  weight?: Field<int, { ge: 1 }>;
  either?: Field<string, { maxLength: 5; description: 'In short' }>;
}

export default class Bounded {
  post(parcel: Body<Parcel>) {
    const { note, weight, either } = parcel;
    return { note: note ?? '', weight: weight ?? 0, either: either ?? 'in as many words as it takes' };
  }
}
