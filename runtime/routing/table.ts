import type { Middleware } from 'h3';
import { defaultErrors } from '../errors/default-errors.ts';
import { errorMode } from '../errors/handlers.ts';
import { ExtractionError } from '../errors/internal.ts';
import { type Limits, mergeLimits } from '../limits.ts';
import type { Operation, RouteDefinition, RouteOptions } from './define.ts';
import { Entry, type Surroundings } from './entry.ts';
import { isOrdinary, splitPath } from './path.ts';
import { parsePattern } from './pattern.ts';
import { insert, TreeNode, walk } from './tree.ts';
import { verbsOf } from './verbs.ts';

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

  /** @throws Error when two routes have the same path, TypeError for handlers that are none */
  constructor(
    definitions: readonly RouteDefinition[],
    limits: readonly (Partial<Limits> | undefined)[],
    surroundings: Surroundings,
  ) {
    this.#surroundings = surroundings;
    for (const definition of definitions)
      this.#add(definition, mergeLimits(...limits, definition.options.limits));
    const answer: Operation<unknown> = (_page, x) => x.detail(404, 'Not Found');
    const entry = this.#entry({ path: '(unknown path)' }, mergeLimits(...limits)).doing(answer);
    this.unknown = { entry, params: noParams };
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
    const entry = this.#entry(definition, limits);
    insert(this.#root, entry);
    if (entry.segments.every(({ kind }) => kind === 'static') && isOrdinary(entry.path)) {
      this.#statics.set(entry.path, { entry, params: noParams });
    }
  }

  #entry({ path, makePage, operations = {}, options = {} }: EntryDefinition, limits: Limits): Entry {
    const middleware = middlewareOf(path, options.middleware);
    const parts = {
      path,
      segments: path.startsWith('/') ? parsePattern(path) : [],
      page: makePage?.(),
      verbs: verbsOf(operations, this.#surroundings.policy.cors, middleware.length > 0),
      limits,
      errors: errorMode([...(options.errors ?? []), defaultErrors]),
      middleware,
    };
    return new Entry(parts, this.#surroundings);
  }

  /** A segment that cannot be decoded is never text for a handler, not even for one that doesn't look at it. */
  #broken(entry: Entry, at: number): Match {
    const segment = entry.segments[Math.min(at, entry.segments.length - 1)];
    const name = segment === undefined || segment.kind === 'static' ? '' : segment.name;
    const refuse = () => {
      throw new ExtractionError(`The path segment '${name}' has a broken percent-encoding`);
    };
    return { entry: entry.doing(refuse), params: noParams };
  }
}

type EntryDefinition = Pick<RouteDefinition, 'path'> & Partial<RouteDefinition>;

function middlewareOf(path: string, given: RouteOptions['middleware'] = []): readonly Middleware[] {
  const all = given.flat();
  const odd = all.find((middleware) => typeof middleware !== 'function');
  if (odd !== undefined) throw new TypeError(`A middleware of ${path} is no function: ${odd}`);
  return all;
}
