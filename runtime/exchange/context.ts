/**
 * Node's, and what other runtimes have in its place: the package runs there as well, so that it cannot be an
 * import.
 */
const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');

/**
 * A callback that runs in the asynchronous context of now, where it finds what `AsyncLocalStorage` holds: the
 * events of a connection come in a context of their own. `AsyncResource.bind` does the same, and takes a
 * hundred times as long.
 */
export function inContext<A extends unknown[], R>(use: (...values: A) => R): (...values: A) => R {
  if (hooks === undefined) return use;
  const context = new hooks.AsyncResource('routeclass');
  return (...values) => context.runInAsyncScope(use, undefined, ...values);
}
