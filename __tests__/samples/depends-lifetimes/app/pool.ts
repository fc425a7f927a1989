import type { Depends } from 'routeclass';
import { gates, note } from './log.ts';

export const state = { failing: false, made: 0 };

export function* settings() {
  note('settings');
  yield { size: 3 };
  note('settings released');
}

/** Made once for the app. */
export async function pool(all: Depends<typeof settings, { scope: 'app' }>) {
  note('pool');
  await gates.pool.promise;
  if (state.failing) throw new Error('no pool');
  state.made++;
  return {
    value: { size: all.size, made: state.made },
    async [Symbol.asyncDispose]() {
      await Promise.resolve();
      note('pool released');
    },
  };
}

/** Of a request, from what the app has. */
export async function* connection(from: Depends<typeof pool, { scope: 'app' }>) {
  yield { of: from.made };
  note('connection released');
}
