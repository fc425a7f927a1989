import type { WebRequest } from '../exchange/web.ts';

/** The context that a worker receives with its request and its bindings. */
export interface WorkerContext {
  waitUntil?(pending: Promise<unknown>): void;
}

/**
 * Gives the request the worker's `waitUntil`, as h3's own servers do. Without it the runtime may end the
 * worker after the answer, before dependencies are released and before the promises of `event.waitUntil`
 * settle.
 */
export function giveWaitUntil(request: WebRequest, context: WorkerContext | null | undefined): void {
  if (typeof context?.waitUntil !== 'function' || request.waitUntil !== undefined) return;
  Object.defineProperty(request, 'waitUntil', { value: context.waitUntil.bind(context) });
}
