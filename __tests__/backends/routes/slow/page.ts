import type { Depends, int, Query } from 'routeclass';

/** Says on standard output when the app has been closed. */
export function store() {
  return { value: 'stored', [Symbol.dispose]: () => console.log('store released') };
}

export default class Slow {
  async get(stored: Depends<typeof store, { scope: 'app' }>, ms: Query<int> = 500) {
    console.log(`slow for ${ms} ms`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { stored };
  }
}
