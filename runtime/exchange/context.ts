/**
 * `node:async_hooks`, or what other runtimes have in its place. The package runs on those as well, so this
 * cannot be an import.
 */
const hooks = globalThis.process?.getBuiltinModule?.('node:async_hooks');

/**
 * A callback that runs in the current asynchronous context, where it finds the stores of `AsyncLocalStorage`:
 * events of a connection arrive in another context. `AsyncResource.bind` does the same, and takes a hundred
 * times as long.
 */
export function inContext<A extends unknown[], R>(use: (...values: A) => R): (...values: A) => R {
  if (hooks === undefined) return use;
  const context = new hooks.AsyncResource('routeclass');
  return (...values) => context.runInAsyncScope(use, undefined, ...values);
}
