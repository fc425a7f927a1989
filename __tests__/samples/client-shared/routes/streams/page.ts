import type { int, Query } from 'routeclass';

export interface Tick {
  at: Date;
  count: int;
}

export default class Streams {
  async *get(count: Query<int>): AsyncGenerator<Tick> {
    for (let n = 0; n < count; n++) yield { at: new Date(0), count: n };
  }

  post(kind: Query<'bytes' | 'items' | 'json'>): ReadableStream | AsyncGenerator<Tick> | { count: int } {
    if (kind === 'bytes') return new Blob(['bytes'], { type: 'text/plain' }).stream();
    return kind === 'items' ? this.get(1) : { count: 1 };
  }
}
