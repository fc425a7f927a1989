import type { Dependency, DependencyScope, Model, Route } from '../../model/model.ts';
import { reached } from '../../model/whole-operation.ts';

type Dependencies = Model['dependencies'];

/** What routes depend on, sorted by id, each in the scopes in which these routes lead to it. */
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

/** What was read now beside what kept routes depend on; undefined where something is in both, and not the same. */
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
