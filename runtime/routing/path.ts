import { decodeLeniently } from '../text/decode.ts';

/**
 * Whether a path can be used without decoding or resolving it: it has no slash at its end, no
 * percent-encoding, and no `.` or `..` segment. The whole path is searched instead of its segments one by
 * one: that takes a tenth of the time for each character.
 */
export function isOrdinary(path: string): boolean {
  const last = path.length - 1;
  if (path.charCodeAt(0) !== slash) return false;
  if (last === 0) return true;
  if (path.charCodeAt(1) === slash || path.charCodeAt(last) === slash || path.includes('%')) return false;
  return !path.includes('.') || !dotSegment.test(path);
}

const slash = 0x2f;
const dotSegment = /\/\.\.?(?:\/|$)/;

/**
 * The decoded segments of a path. `brokenAt` is the index of the first segment with a broken
 * percent-encoding, or -1. That segment matches no static segment.
 */
interface Segments {
  readonly texts: readonly string[];
  readonly brokenAt: number;
}

/**
 * Splits a path at its literal slashes and then decodes the segments, so that an encoded slash never splits.
 * One slash at the end is ignored.
 */
export function splitPath(path: string): Segments {
  const end = path.length > 1 && path.endsWith('/') ? -1 : undefined;
  const texts = path === '/' ? [] : path.slice(1, end).split('/');
  if (!path.includes('%')) return { texts, brokenAt: -1 };
  let brokenAt = -1;
  const decoded = texts.map((text, i) => {
    // Only one error for a path: errors are slow. The path is refused, and the other segments only tell the route.
    if (brokenAt !== -1) return decodeLeniently(text);
    try {
      return decodeURIComponent(text);
    } catch {
      brokenAt = i;
      return `${neverStatic}${text}`;
    }
  });
  return { texts: decoded, brokenAt };
}

/** A prefix that no folder name has. */
const neverStatic = '\0broken:';

/**
 * Joins decoded segments to a path. A slash or percent sign within a segment is encoded, so that the result
 * is unambiguous.
 */
export function joinPath(segments: readonly string[]): string {
  const path = `/${segments.join('/')}`;
  if (!path.includes('%') && path.split('/').length === segments.length + 1) return path;
  return `/${segments.map((text) => text.replaceAll('%', '%25').replaceAll('/', '%2F')).join('/')}`;
}
