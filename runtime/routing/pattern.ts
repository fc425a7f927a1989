/** One segment of a route's path. */
export type Segment =
  | { readonly kind: 'static'; readonly text: string }
  | { readonly kind: 'dynamic'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string };

/** @throws Error for a path that the compiler never writes */
export function parsePattern(path: string): readonly Segment[] {
  if (!path.startsWith('/')) throw new Error(`The path of a route begins with '/': ${path}`);
  if (path === '/') return [];
  const segments = path.slice(1).split('/').map(parseSegment);
  const rest = segments.findIndex(({ kind }) => kind === 'rest');
  if (rest !== -1 && rest !== segments.length - 1)
    throw new Error(`A rest segment must be the last: ${path}`);
  return segments;
}

/** Names of the dynamic segments, in order. */
export function segmentNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^}]+?)(?:\.\.\.)?\}/g)].map(([, name]) => name!);
}

function parseSegment(text: string): Segment {
  if (!text.startsWith('{') || !text.endsWith('}'))
    return { kind: 'static', text: text.includes('%') ? decodeURIComponent(text) : text };
  const name = text.slice(1, -1);
  return name.endsWith('...') ? { kind: 'rest', name: name.slice(0, -3) } : { kind: 'dynamic', name };
}
