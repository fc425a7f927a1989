import { callMiddleware, type H3Event, type Middleware } from 'h3';
import { isPromise } from '../dependencies/late.ts';
import { copyIfReusable } from './copy-if-reusable.ts';
import { OwnAnswer } from './own-answer.ts';
import { unsendable } from './unsendable.ts';
import { withoutTransportHeaders } from './without-transport-headers.ts';

/**
 * Runs an operation inside middleware. The middleware sees finished answers, including those for errors. An
 * error that it throws or returns itself goes to `failed` and replaces the earlier answer.
 */
export function runMiddleware(
  middleware: readonly Middleware[],
  event: H3Event,
  operate: () => unknown,
  failed: (error: unknown) => unknown,
): unknown {
  const checked = (result: unknown) => {
    // The usual case first: it takes node longer to recognize a Response.
    if (result instanceof OwnAnswer) return result;
    if (!(result instanceof Response)) return result instanceof Error ? failed(result) : result;
    const fault = unsendable(result);
    return fault === undefined ? copyIfReusable(withoutTransportHeaders(result)) : failed(fault);
  };
  try {
    const result = callMiddleware(event, middleware as Middleware[], operate);
    return isPromise(result) ? Promise.resolve(result).then(checked, failed) : checked(result);
  } catch (error) {
    return failed(error);
  }
}
