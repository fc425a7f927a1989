import type { Body, Field, int } from 'routeclass';

type DeepPartial<T> = T extends object ? { [K in keyof T]?: DeepPartial<T[K]> } : T;
type Same<T> = { [K in keyof T]: T[K] };

interface Settings {
  tags: Field<string[], { minItems: 1 }>;
}

interface Place {
  at: Same<Field<[int, int], { description: 'x, y' }>>;
}

export default class Mapped {
  patch(changes: Body<DeepPartial<Settings>>): void {}

  put(place: Body<Place>): void {}
}
