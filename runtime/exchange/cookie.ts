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
    if (equals < end && header.slice(from, equals).trim() === name)
      return decoded(header.slice(equals + 1, end).trim());
    from = end + 1;
  }
  return undefined;
}

function decoded(value: string): string {
  const bare = value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!bare.includes('%')) return bare;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}
