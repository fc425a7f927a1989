/**
 * A header as the client sent it; undefined if it did not. Deno no longer reads the headers of a request that
 * it has answered. Then they count as not sent, because errors are still reported.
 */
export function sentHeader(request: Request, lowerName: string): string | undefined {
  try {
    return request.headers.get(lowerName) ?? undefined;
  } catch {
    return undefined;
  }
}
