import type { Segment } from './model.ts';

/** The path as documents and messages write it: `/users/{id}`. */
export function pathText(path: readonly Segment[]): string {
  return `/${path.map((segment) => (segment.kind === 'static' ? segment.text : `{${segment.name}}`)).join('/')}`;
}

/** A folder name percent-encoded as a path segment. Characters that need no encoding there are kept. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** The names of the path parameters. */
export function segmentNames(path: readonly Segment[]): readonly string[] {
  return path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
}

/** The path without its parameter names, `/users/{}`. Two paths of the same shape match the same requests. */
export function pathShape(path: readonly Segment[]): string {
  const shapes = { dynamic: '{}', rest: '{...}' } as const;
  return `/${path.map((segment) => (segment.kind === 'static' ? segment.text : shapes[segment.kind])).join('/')}`;
}
