/** The value of the first cookie with this name: without the quotes around it, and percent-decoded once. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  let from = 0;
  let equals = -1;
  while (from < header.length) {
    let end = header.indexOf(';', from);
    if (end === -1) end = header.length;
    // Kept between pairs, so that a long header with few `=` is not searched again and again.
    if (equals < from) equals = header.indexOf('=', from);
    if (equals === -1) return undefined;
    if (equals < end && trimmed(header, from, equals) === name)
      return decoded(trimmed(header, equals + 1, end));
    from = end + 1;
  }
  return undefined;
}

/**
 * The text between two places, without spaces and tabs around it, as browsers trim cookies: to them, a name
 * that begins with a no-break space has no prefix such as `__Host-`, and may be set by anybody.
 */
function trimmed(header: string, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start < end && isBlank(header.charCodeAt(start))) start++;
  while (start < end && isBlank(header.charCodeAt(end - 1))) end--;
  return header.slice(start, end);
}

const isBlank = (unit: number) => unit === 0x20 || unit === 0x09;

function decoded(value: string): string {
  const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!bare.includes('%')) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
