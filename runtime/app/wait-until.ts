import type { AppScope } from '../dependencies/app-scope.ts';
import { inspectable } from '../errors/inspectable.ts';
import { isClientGone } from '../exchange/client-gone.ts';
import type { WebRequest } from '../exchange/web.ts';

/**
 * Whether the server aborts a request that it has answered, as Deno's does: then an aborted signal does not say
 * that the client has left.
 */
const abortsAnswered = 'Deno' in globalThis;

/**
 * Gives the app's own `waitUntil` to a request that has none from its server, as on node: `closeApp` waits for
 * the promises of `event.waitUntil`, and their errors are reported. h3 would ignore the promises, and an error
 * would end the process.
 */
export function giveOwnWaitUntil(
  request: WebRequest,
  app: AppScope,
  reporter: { report(error: unknown): void },
): void {
  request.waitUntil ??= (pending) => {
    app.begin();
    Promise.resolve(pending)
      .catch((thrown) => {
        const error = inspectable(thrown);
        if (abortsAnswered || !isClientGone(error, request)) reporter.report(error);
      })
      .finally(() => app.end());
  };
}
