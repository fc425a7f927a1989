import type { Policy, PolicyInput } from '../policy/policy.ts';

/** The part of h3's event context that this package uses. h3 takes over the context object of the request. */
export interface RequestContext {
  requestId?: string;
}

/** Begins a request on the h3 way: sets its id as `event.context.requestId`, for middleware and handlers. */
export function policyInputOf(
  request: Request,
  context: RequestContext,
  policy: Policy,
  start: number,
): PolicyInput {
  const { cors, requestIds } = policy;
  // Some runtimes create the request's headers only on access.
  const origin = (cors && request.headers.get('origin')) ?? undefined;
  if (requestIds === undefined) return { start, origin, requestId: undefined };
  context.requestId ??= requestIds.idFor(request.headers.get(requestIds.header));
  return { start, origin, requestId: context.requestId };
}
