import type { Route, Segment } from '../../model/model.ts';
import { encoded, pathShape, pathText, segmentNames } from '../../model/path.ts';

/** The path of a route in the document. */
export interface DocumentPath {
  /** The key in the document's `paths`. */
  readonly path: string;
  /** The names of its parameters, in order. */
  readonly names: readonly string[];
  /** The name of its rest segment; undefined where there is none. */
  readonly rest: string | undefined;
  /**
   * Whether the first segments of the rest have parameters of their own here, so that a description of the
   * whole rest does not fit the last one.
   */
  readonly isSplit: boolean;
}

/** A segment as in a URL: tools fill in parameters only where the rest of the path is a valid URL. */
const inAddress = (segment: Segment): Segment =>
  segment.kind === 'static' ? { kind: 'static', text: encoded(segment.text) } : segment;

/**
 * The paths of a document. OpenAPI has no rest segments, so `/files/{id}` and `/files/{path...}` would be the
 * same path. But beside `/files/{id}` the rest has at least two segments, so it is documented as
 * `/files/{path_1}/{path}`.
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
