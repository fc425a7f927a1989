import type { H3 } from 'h3';
import { checkedDeadline } from '../ends-within.ts';
import { type App, appKey } from './app.ts';

/**
 * Releases what the app made once, for `Depends<typeof pool, { scope: 'app' }>`: the last first, when the
 * requests in flight that have dependencies have ended. For apps that `serve` of `routeclass/node` does not
 * serve: call it when the server has stopped. What goes wrong is told to `onError`, and so is what has not
 * been released in time. What a later request needs is made again.
 *
 * @param options.deadline milliseconds to wait for requests in flight, and as many for what is released;
 * default 10,000
 * @throws TypeError unless `createApp` made the app
 * @throws RangeError for an invalid deadline
 */
export async function closeApp(
  app: H3,
  { deadline = 10_000 }: { readonly deadline?: number } = {},
): Promise<void> {
  const own = (app as { [appKey]?: App })[appKey];
  if (own === undefined) throw new TypeError('closeApp takes the app that createApp of routeclass made');
  await own.dependencies.close(checkedDeadline(deadline));
}
