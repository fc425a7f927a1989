import { ExtractionError } from '../errors/internal.ts';
import { type Limits, mergeLimits } from '../limits.ts';
import type { RouteDefinition } from './define.ts';
import { direct, Entry, type Surroundings, verbsOf } from './entry.ts';
import { isOrdinary, splitPath } from './path.ts';
import { parsePattern } from './pattern.ts';
import { insert, TreeNode, walk } from './tree.ts';

/** Where a request goes. */
export interface Match {
  readonly entry: Entry;
  /** Texts of the dynamic segments, decoded, in their order. */
  readonly params: readonly string[];
}

const noParams: readonly string[] = [];

/** Every route of an app: a map for static paths that need no decoding, one tree for all. */
export class RoutingTable {
  /** Answers every path that no route has. */
  readonly unknown: Match;
  readonly #statics = new Map<string, Match>();
  readonly #root = new TreeNode();
  readonly #surroundings: Surroundings;

  constructor(
    definitions: readonly RouteDefinition[],
    limits: readonly (Partial<Limits> | undefined)[],
    report: Surroundings['report'],
  ) {
    this.#surroundings = { limits: mergeLimits(...limits), report };
    for (const definition of definitions)
      this.#add(definition, mergeLimits(...limits, definition.options.limits));
    this.unknown = this.#alone('(unknown path)', (_page, x) => x.detail(404, 'Not Found'));
  }

  /** The route of a path in which nothing has to be decoded; undefined for any other path. */
  findOrdinary(path: string): Match | undefined {
    const known = this.#statics.get(path);
    if (known !== undefined) return known;
    if (!isOrdinary(path)) return undefined;
    const params: string[] = [];
    const entry = walk(this.#root, path.split('/'), 1, params);
    return entry === undefined ? this.unknown : { entry, params };
  }

  /** The route of any path. */
  find(path: string): Match {
    const { texts, brokenAt } = splitPath(path);
    const params: string[] = [];
    const entry = walk(this.#root, texts, 0, params);
    if (entry === undefined) return this.unknown;
    return brokenAt === -1 ? { entry, params } : this.#broken(entry, brokenAt);
  }

  has(path: string): boolean {
    return this.#statics.has(path);
  }

  #add(definition: RouteDefinition, limits: Limits): void {
    const { verbs, otherwise } = verbsOf(definition.operations);
    const segments = parsePattern(definition.path);
    const surroundings = { ...this.#surroundings, limits };
    const entry = new Entry(definition.path, segments, definition.makePage(), verbs, otherwise, surroundings);
    insert(this.#root, entry);
    if (segments.every(({ kind }) => kind === 'static') && isOrdinary(definition.path)) {
      this.#statics.set(definition.path, { entry, params: noParams });
    }
  }

  /** A segment that cannot be decoded is never text for a handler, not even for one that doesn't look at it. */
  #broken(entry: Entry, at: number): Match {
    const segment = entry.segments[Math.min(at, entry.segments.length - 1)];
    const name = segment === undefined || segment.kind === 'static' ? '' : segment.name;
    return this.#alone(entry.path, () => {
      throw new ExtractionError(`The path segment '${name}' has a broken percent-encoding`);
    });
  }

  #alone(path: string, run: Parameters<typeof direct>[0]): Match {
    const entry = new Entry(path, [], undefined, new Map(), direct(run), this.#surroundings);
    return { entry, params: noParams };
  }
}
