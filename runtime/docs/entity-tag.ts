const encoder = new TextEncoder();

/** An `ETag` of a text: the beginning of its SHA-256. */
export async function tagOf(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  const hex = Array.from(digest.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  return `"${hex.join('')}"`;
}

/**
 * Whether the client has the content that a tag identifies. The comparison is weak, because a proxy may have
 * weakened the tag.
 *
 * @param ifNoneMatch the request's `If-None-Match`
 */
export function isKnown(tag: string, ifNoneMatch: string | null | undefined): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((known) => {
    const text = known.trim();
    return text === '*' || text.replace(/^W\//, '') === tag;
  });
}
