import type { Body, Field, int } from 'routeclass';

type DeepPartial<T> = { [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : DeepPartial<T[K]> };

interface Settings {
  name: string;
  size: { width: int; unit: Field<string, { maxLength: 2 }> };
  servers: { host: string; tags: string[] }[];
}

export default class Deep {
  patch(changes: Body<DeepPartial<Settings>>) {
    return Object.keys(changes);
  }
}
