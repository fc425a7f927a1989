import type { WebRequest } from '../exchange/web.ts';

/** What a worker is given beside its request and its bindings. */
export interface WorkerContext {
  waitUntil?(pending: Promise<unknown>): void;
}

/**
 * Gives a request what keeps a worker alive after the answer, as h3's own servers do: what was to be released
 * then, and whatever the app leaves to `event.waitUntil`, may be cut off without.
 */
export function giveWaitUntil(request: WebRequest, context: WorkerContext | null | undefined): void {
  if (typeof context?.waitUntil !== 'function' || request.waitUntil !== undefined) return;
  Object.defineProperty(request, 'waitUntil', { value: context.waitUntil.bind(context) });
}
