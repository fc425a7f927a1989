import type { Policy, PolicyInput } from '../policy/policy.ts';

/** What h3 keeps of a request: it takes over the object that the request brings. */
export interface RequestContext {
  requestId?: string;
}

/** Begins a request on the h3 way: gives it its id, `event.context.requestId` for middleware and handlers. */
export function policyInputOf(
  request: Request,
  context: RequestContext,
  policy: Policy,
  start: number,
): PolicyInput {
  const { cors, requestIds } = policy;
  // Some runtimes make the headers of a request when they are asked for.
  const origin = (cors && request.headers.get('origin')) ?? undefined;
  if (requestIds === undefined) return { start, origin, requestId: undefined };
  context.requestId ??= requestIds.idFor(request.headers.get(requestIds.header));
  return { start, origin, requestId: context.requestId };
}
