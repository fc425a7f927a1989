import { grouped } from '../../grouped.ts';
import type { Dependency, Model, Route } from '../../model/model.ts';
import { functionsRun } from '../../model/whole-operation.ts';
import { byEntryKey } from '../../order.ts';

type Dependencies = Model['dependencies'];

/** The dependencies of routes, sorted by id, each with the scopes in which these routes use it. */
export function neededDependencies(routes: Iterable<Route>, all: Dependencies): Dependencies {
  const operations = [...routes].flatMap((route) => route.operations);
  const run = new Set(operations.flatMap((one) => functionsRun(one, all)));
  const uses = [...run].flatMap(({ parameters }) =>
    parameters.flatMap((one) => (one.kind === 'depends' ? [[one.dependency, one.scope] as const] : [])),
  );
  return new Map(
    [...grouped(uses)]
      .sort(byEntryKey)
      .map(([id, scopes]) => [id, { ...all.get(id)!, scopes: [...new Set(scopes)].sort() }]),
  );
}

/**
 * The newly read dependencies joined with those of kept routes; undefined where a dependency is in both and
 * differs.
 */
export function joinedDependencies(read: Dependencies, kept: Dependencies): Dependencies | undefined {
  const joined = new Map(kept);
  for (const [id, now] of read) {
    const before = joined.get(id);
    if (before !== undefined && !isSame({ ...before, scopes: now.scopes }, now)) return undefined;
    joined.set(id, now);
  }
  return joined;
}

const isSame = (one: Dependency, other: Dependency) => JSON.stringify(one) === JSON.stringify(other);
