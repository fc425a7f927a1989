import { AsyncResource } from 'node:async_hooks';

/**
 * A callback that runs in the asynchronous context of now, where it finds what `AsyncLocalStorage` holds: the events of a connection
 * come in a context of their own. `AsyncResource.bind` does the same, and takes a hundred times as long.
 */
export function inContext<A extends unknown[]>(use: (...values: A) => void): (...values: A) => void {
  const context = new AsyncResource('routeclass');
  return (...values) => context.runInAsyncScope(use, undefined, ...values);
}
