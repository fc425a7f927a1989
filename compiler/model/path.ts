import type { Operation, Route, Segment } from './model.ts';

/** The path as documents and messages write it: `/users/{id}`. */
export function pathText(path: readonly Segment[]): string {
  return written(path, ({ name }) => `{${name}}`);
}

/** The path as the table writes it, where a rest parameter has its own notation: `/files/{path...}`. */
export function tablePath(path: readonly Segment[]): string {
  return written(path, ({ kind, name }) => `{${name}${kind === 'rest' ? '...' : ''}}`);
}

/** The path without its parameter names, `/users/{}`. Two paths of the same shape match the same requests. */
export function pathShape(path: readonly Segment[]): string {
  return written(path, ({ kind }) => (kind === 'rest' ? '{...}' : '{}'));
}

type ParameterSegment = Exclude<Segment, { kind: 'static' }>;

function written(path: readonly Segment[], parameter: (segment: ParameterSegment) => string): string {
  return `/${path.map((one) => (one.kind === 'static' ? one.text : parameter(one))).join('/')}`;
}

/** A folder name percent-encoded as a path segment. Characters that need no encoding there are kept. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);
}

/** The segments that parameters read, by name. */
export function segmentsRead({ parameters }: Pick<Operation, 'parameters'>): readonly string[] {
  return parameters.flatMap((one) => (one.kind === 'text' && one.source === 'path' ? one.wireName : []));
}

/** The names of the path parameters. */
export function segmentNames(path: readonly Segment[]): readonly string[] {
  return path.flatMap((segment) => (segment.kind === 'static' ? [] : segment.name));
}

/**
 * The name of a parameter's folder if the segment called `meant` were called `name`: `[name]`, `[...name]`, or
 * with braces where the route's folders have them.
 */
export function folderFor(
  name: string,
  { folder, path }: Pick<Route, 'folder' | 'path'>,
  meant: string | undefined,
): string {
  const isRest = path.some((one) => one.kind === 'rest' && one.name === meant);
  const inside = isRest ? `...${name}` : name;
  return folder.includes('{') ? `{${inside}}` : `[${inside}]`;
}
