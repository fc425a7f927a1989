import type { Segment } from './model.ts';

/** The path as documents and messages write it: `/users/{id}`. */
export function pathText(path: readonly Segment[]): string {
  return `/${path.map((segment) => (segment.kind === 'static' ? segment.text : `{${segment.name}}`)).join('/')}`;
}

/** A folder's name as a segment of an address; what means nothing but itself there stays as it is. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** The names of a path's parameters. */
export function segmentNames(path: readonly Segment[]): readonly string[] {
  return path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
}

/** What two paths share that answer the same requests: `/users/{}`. */
export function pathShape(path: readonly Segment[]): string {
  const shapes = { dynamic: '{}', rest: '{...}' } as const;
  return `/${path.map((segment) => (segment.kind === 'static' ? segment.text : shapes[segment.kind])).join('/')}`;
}
