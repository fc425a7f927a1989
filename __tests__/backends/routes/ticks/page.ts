import type { int, Query } from 'routeclass';

let open = 0;

export default class Ticks {
  /** Numbers, very many where no number is given. */
  async *get(count: Query<int> = 1_000_000_000, fails: Query<boolean> = false) {
    open += 1;
    try {
      for (let n = 0; n < count; n++) {
        yield { n };
        if (fails) throw new Error('the private words of an error');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    } finally {
      open -= 1;
    }
  }

  /** How many are listening. */
  post() {
    return { open };
  }
}
