/**
 * Whether a result is a Response of the platform. A server may put a subclass in place of the global class, as
 * Hono's does on node. Then what `fetch` returns, and what was made before, is only of the class below.
 */
export function isResponse<T>(result: T): result is Extract<T, Response> {
  return result instanceof Response || isOfReplaced(result);
}

/** The same answer; a Response as one of the global class, because h3 would send any other as a text. */
export function asGlobal<T>(answer: T): T | Response {
  return !(answer instanceof Response) && isOfReplaced(answer) ? new Response(answer.body, answer) : answer;
}

function isOfReplaced(value: unknown): value is Response {
  // A class that extends no other inherits from `Function.prototype`, which has no `prototype`.
  const { prototype } = Object.getPrototypeOf(Response) as { prototype: object | undefined };
  return prototype !== undefined && Object.prototype.isPrototypeOf.call(prototype, value as object);
}
