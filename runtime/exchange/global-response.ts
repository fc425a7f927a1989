/**
 * Whether a result is a Response of the platform. A server may put a subclass in place of the global class,
 * as Hono's does on node. Then what `fetch` returns, and what was made before, is only of the class below.
 */
export function isResponse(result: unknown): result is Response {
  return result instanceof Response || isOfReplaced(result);
}

/** The same Response as one of the global class: h3 would send any other as a text. */
export function asGlobal(response: Response): Response {
  const isGlobal: boolean = response instanceof Response;
  return isGlobal ? response : new Response(response.body, response);
}

function isOfReplaced(value: unknown): value is Response {
  // A class that extends no other inherits from `Function.prototype`, which has no `prototype`.
  const { prototype } = Object.getPrototypeOf(Response) as { prototype: object | undefined };
  return prototype !== undefined && Object.prototype.isPrototypeOf.call(prototype, value as object);
}
