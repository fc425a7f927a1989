import { reply } from 'routeclass';

interface Tick {
  at: number;
}

async function* ticks(): AsyncGenerator<Tick> {
  yield { at: 1 };
}

export default class Ticks {
  get(): [AsyncGenerator<Tick>, 200, { 'content-type': 'application/json' }] {
    return [ticks(), 200, { 'content-type': 'application/json' }];
  }

  post() {
    return reply(ticks(), 201, { 'Content-Type': 'text/event-stream', 'cache-control': 'no-store' });
  }

  put(): [AsyncGenerator<Tick> | Blob, 200 | 204, { 'content-type'?: string }] {
    return [new Blob(['1\n']), 200, { 'content-type': 'text/csv' }];
  }
}
