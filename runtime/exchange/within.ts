import { callMiddleware, type H3Event, type Middleware } from 'h3';
import { unsendable } from './unsendable.ts';

/**
 * Runs an operation inside middleware. That sees finished answers, of errors too; what it throws itself, or returns as an error, goes
 * to `failed` and replaces whatever was answered before.
 */
export function within(
  middleware: readonly Middleware[],
  event: H3Event,
  operate: () => unknown,
  failed: (error: unknown) => unknown,
): unknown {
  const checked = (result: unknown) => {
    const fault = result instanceof Response ? unsendable(result) : result;
    return fault instanceof Error ? failed(fault) : result;
  };
  try {
    const result = callMiddleware(event, middleware as Middleware[], operate);
    return result instanceof Promise ? result.then(checked, failed) : checked(result);
  } catch (error) {
    return failed(error);
  }
}
