import type { Dressing, Policy } from '../policy/policy.ts';

/** What h3 keeps of a request: it takes over the object that the request brings. */
export interface RequestContext {
  requestId?: string;
}

/** Begins a request on the h3 way: gives it its id, `event.context.requestId` for middleware and handlers. */
export function dressingOf(
  headers: Headers,
  context: RequestContext,
  policy: Policy,
  start: number,
): Dressing {
  const { cors, requestIds } = policy;
  const origin = (cors && headers.get('origin')) ?? undefined;
  if (requestIds === undefined) return { start, origin, requestId: undefined };
  context.requestId ??= requestIds.idFor(headers.get(requestIds.header));
  return { start, origin, requestId: context.requestId };
}
