import type { Dependency, DependencyScope, Model, Route } from '../../model/model.ts';
import { reached } from '../../model/whole-operation.ts';

type Dependencies = Model['dependencies'];

/** The dependencies of routes, sorted by id, each with the scopes in which these routes use it. */
export function neededDependencies(routes: Iterable<Route>, all: Dependencies): Dependencies {
  const scopes = new Map<string, Set<DependencyScope>>();
  const note = ({ parameters }: Pick<Dependency, 'parameters'>) => {
    for (const one of parameters) {
      if (one.kind !== 'depends') continue;
      scopes.set(one.dependency, (scopes.get(one.dependency) ?? new Set()).add(one.scope));
    }
  };
  for (const { operations } of routes) {
    for (const operation of operations) {
      note(operation);
      reached(operation.parameters, all).forEach(note);
    }
  }
  return new Map(
    [...scopes.keys()].sort().map((id) => [id, { ...all.get(id)!, scopes: [...scopes.get(id)!].sort() }]),
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
