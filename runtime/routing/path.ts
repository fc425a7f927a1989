/** Characters that mean nothing but themselves in a path; no `%`, which the careful way decodes. */
const ordinary = new Uint8Array(128);
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@/") {
  ordinary[character.charCodeAt(0)] = 1;
}

export const slash = 0x2f;
const dot = 0x2e;

/** Whether every way of reading the path gives the same segments: nothing encoded, no empty or dotted segment, no slash at its end. */
export function isOrdinary(path: string): boolean {
  if (path.charCodeAt(0) !== slash) return false;
  let before = slash;
  for (let i = 1; i < path.length; i++) {
    const code = path.charCodeAt(i);
    if (code > 127 || ordinary[code] === 0) return false;
    if (before === slash && (code === slash || code === dot)) return false;
    before = code;
  }
  return before !== slash || path.length === 1;
}

/** The same of one segment, which is not cut out. */
export function isOrdinarySegment(path: string, from: number, end: number): boolean {
  if (from === end || path.charCodeAt(from) === dot) return false;
  for (let i = from; i < end; i++) {
    const code = path.charCodeAt(i);
    if (code > 127 || ordinary[code] === 0) return false;
  }
  return true;
}

/** A path's segments, decoded. `brokenAt` is the first whose encoding is broken, or -1: it can match no static segment. */
export interface Segments {
  readonly texts: readonly string[];
  readonly brokenAt: number;
}

/** Splits on the slashes that were sent as such, then decodes: an encoded slash never splits. One slash at the end is ignored. */
export function splitPath(path: string): Segments {
  const end = path.length > 1 && path.endsWith('/') ? -1 : undefined;
  const texts = path === '/' ? [] : path.slice(1, end).split('/');
  if (!path.includes('%')) return { texts, brokenAt: -1 };
  let brokenAt = -1;
  const decoded = texts.map((text, i) => {
    try {
      return decodeURIComponent(text);
    } catch {
      if (brokenAt === -1) brokenAt = i;
      return `${neverStatic}${text}`;
    }
  });
  return { texts: decoded, brokenAt };
}

/** No segment of a folder's name begins with it. */
const neverStatic = '\0broken:';
