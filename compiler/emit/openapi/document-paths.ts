import type { Route, Segment } from '../../model/model.ts';
import { encoded, pathShape, pathText, segmentNames } from '../../model/path.ts';

/** A route as the document has it. */
export interface DocumentPath {
  /** The key among the document's paths. */
  readonly path: string;
  /** Every name in braces, in order. */
  readonly names: readonly string[];
  /** The rest segment; undefined where there is none. */
  readonly rest: string | undefined;
  /**
   * Whether the rest's first segments have names of their own here, so that what is said of the whole is not
   * true of the last.
   */
  readonly isSplit: boolean;
}

/**
 * What stands around the parameters of a path is part of an address: tools fill in nothing where an address
 * cannot hold it.
 */
const inAddress = (segment: Segment): Segment =>
  segment.kind === 'static' ? { kind: 'static', text: encoded(segment.text) } : segment;

/**
 * The paths of a document. To OpenAPI a rest segment is one like every other, so `/files/{id}` and
 * `/files/{path...}` would be the same path twice. But the latter is never asked for one segment: it is said
 * to be `/files/{path_1}/{path}`.
 */
export function documentPaths(routes: readonly Route[]): ReadonlyMap<Route, DocumentPath> {
  const restOf = ({ path }: Route) => path.find((one) => one.kind === 'rest');
  const taken = new Set(routes.filter((route) => !restOf(route)).map(({ path }) => pathShape(path)));
  const paths = new Map<Route, DocumentPath>();
  for (const route of routes) {
    const rest = restOf(route);
    const segments = [...route.path];
    const last: Segment | undefined = rest && { kind: 'dynamic', name: rest.name };
    if (last) segments[segments.length - 1] = last;
    for (let n = 1; last && taken.has(pathShape(segments)); n++) {
      if (segments.some((one) => one.kind !== 'static' && one.name === `${last.name}_${n}`)) continue;
      segments.splice(-1, 0, { kind: 'dynamic', name: `${last.name}_${n}` });
    }
    if (last) taken.add(pathShape(segments));
    paths.set(route, {
      path: pathText(segments.map(inAddress)),
      names: segmentNames(segments),
      rest: rest?.name,
      isSplit: segments.length > route.path.length,
    });
  }
  return paths;
}
