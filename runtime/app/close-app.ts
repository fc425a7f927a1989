import type { H3 } from 'h3';
import { checkedDeadline } from '../ends-within.ts';
import { appOf } from './app.ts';

/**
 * Releases the dependencies that the app created once (`Depends<typeof pool, { scope: 'app' }>`), in reverse
 * order, after the requests in flight that use dependencies have ended, and the promises of `event.waitUntil`
 * that no server keeps itself, as h3's do. It is for apps that `serve` of `routeclass/node` does not serve:
 * call it when the server has stopped.
 * `onError` receives errors, also for dependencies that were not released in time. A dependency that a later
 * request needs is created again.
 *
 * @throws TypeError unless `createApp` made the app
 * @throws RangeError for an invalid deadline
 */
export async function closeApp(
  app: H3,
  {
    deadline = 10_000,
  }: {
    /** Milliseconds to wait for those in flight, and then as many again for the release. Default 10,000. */
    readonly deadline?: number;
  } = {},
): Promise<void> {
  await appOf(app, 'closeApp').dependencies.close(checkedDeadline(deadline));
}
