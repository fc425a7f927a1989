export const slash = 0x2f;

const odd = 0;
const afterSlash = 1;
const withinSegment = 2;

/** What a reader of paths knows, by what it knew before and the next character: a table takes two thirds of the time of asking. */
const states = new Uint8Array(3 << 8);
// Characters that mean nothing but themselves; no `%`, which the careful way decodes.
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~!$&'()*+,;=:@") {
  const code = character.charCodeAt(0);
  states[(withinSegment << 8) | code] = withinSegment;
  states[(afterSlash << 8) | code] = character === '.' ? odd : withinSegment;
}
states[(withinSegment << 8) | slash] = afterSlash;

/** Whether every way of reading the path gives the same segments: nothing encoded, no empty or dotted segment, no slash at its end. */
export function isOrdinary(path: string): boolean {
  if (path.charCodeAt(0) !== slash) return false;
  return path.length === 1 || areOrdinary(path, 1, path.length);
}

/** The same of segments, one or several, that are not cut out. */
export function areOrdinary(path: string, start: number, end: number): boolean {
  let state = afterSlash;
  for (let i = start; i < end; i++) {
    const code = path.charCodeAt(i);
    if (code > 255) return false;
    state = states[(state << 8) | code]!;
    if (state === odd) return false;
  }
  return state === withinSegment;
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

/** A path again, in which a slash or a percent sign of a segment cannot be taken for anything else. */
export function joinPath(segments: readonly string[]): string {
  const path = `/${segments.join('/')}`;
  if (!path.includes('%') && path.split('/').length === segments.length + 1) return path;
  return `/${segments.map((text) => text.replaceAll('%', '%25').replaceAll('/', '%2F')).join('/')}`;
}
