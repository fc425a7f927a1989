import type { Middleware } from 'h3';
import { defaultErrors } from '../errors/default-errors.ts';
import { errorMode } from '../errors/handlers.ts';
import { ExtractionError } from '../errors/internal.ts';
import { type Limits, mergeLimits } from '../limits.ts';
import type { Operation, RouteDefinition, RouteOptions } from './define.ts';
import { type AppParts, Entry } from './entry.ts';
import { isOrdinary, splitPath } from './path.ts';
import { parsePattern } from './pattern.ts';
import { type Match, Tree } from './tree.ts';
import { noParams } from './tree-node.ts';

export type { Match } from './tree.ts';

const notFound = JSON.stringify({ detail: 'Not Found' });

/** All routes of an app. */
export class RoutingTable {
  /** The match for every path without a route. */
  readonly unknown: Match;
  readonly #tree: Tree;
  readonly #appParts: AppParts;
  readonly #errors = errorMode([defaultErrors]);

  /** @throws Error when two routes have the same path, TypeError for invalid middleware or error handlers */
  constructor(
    definitions: readonly RouteDefinition[],
    limits: readonly (Partial<Limits> | undefined)[],
    appParts: AppParts,
  ) {
    this.#appParts = appParts;
    const shared = mergeLimits(...limits);
    this.#tree = new Tree(
      definitions.map((definition) => {
        const own = definition.options?.limits;
        return this.#entry(definition, own === undefined ? shared : mergeLimits(...limits, own));
      }),
    );
    const answer: Operation<unknown> = (_page, x) => x.reply(404, notFound);
    const definition = { path: '(unknown path)', page: undefined, operations: {}, options: undefined };
    const entry = this.#entry(definition, shared).withOperation(answer);
    this.unknown = { entry, params: noParams };
  }

  /** The match for the path of a URL; undefined if the path must be decoded or resolved first. */
  findOrdinary(path: string): Match | undefined {
    const known = this.#tree.findStatic(path);
    if (known !== undefined) return known;
    return isOrdinary(path) ? (this.#tree.findDynamic(path) ?? this.unknown) : undefined;
  }

  /** The match for any path. */
  find(path: string): Match {
    const { texts, brokenAt } = splitPath(path);
    const found = this.#tree.find(texts);
    if (found === undefined) return this.unknown;
    return brokenAt === -1 ? found : refused(found, brokenAt);
  }

  #entry({ path, page: Page, operations, options }: RouteDefinition, limits: Limits): Entry {
    const errors = options?.errors;
    const parts = {
      path,
      page: Page && new Page(),
      operations,
      limits,
      errors: errors === undefined ? this.#errors : errorMode([...errors, defaultErrors]),
      middleware: middlewareOf(path, options?.middleware),
    };
    return new Entry(parts, this.#appParts);
  }
}

/**
 * The match for a path whose segment `at` has a broken percent-encoding. Like any parameter, it is refused
 * where it is read: after middleware, credentials, and dependencies that do not read it. If nothing reads it,
 * it is refused in place of the page. So its text never reaches the app's code.
 */
function refused({ entry, params }: Match, at: number): Match {
  const before = parsePattern(entry.path).slice(0, at);
  const index = Math.min(before.filter(({ kind }) => kind !== 'static').length, params.length - 1);
  const name = entry.segmentNames[index];
  const refuse = () => {
    throw new ExtractionError(`The path segment '${name}' has a broken percent-encoding`);
  };
  return { entry: entry.refusing(refuse), params: params.slice(0, index) };
}

const noMiddleware: readonly Middleware[] = [];

function middlewareOf(path: string, given: RouteOptions['middleware']): readonly Middleware[] {
  if (given === undefined) return noMiddleware;
  const all = given.flat();
  const odd = all.find((middleware) => typeof middleware !== 'function');
  if (odd !== undefined) throw new TypeError(`A middleware of ${path} is no function: ${odd}`);
  return all;
}
