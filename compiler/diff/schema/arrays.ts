import { type Finding, finding, within } from './finding.ts';
import type { CompareSchemas } from './objects.ts';
import type { ArrayPart } from './parts.ts';
import { compareBound, finite } from './scalars.ts';

/** Compares two parts for lists. */
export function compareArrays(old: ArrayPart, next: ArrayPart, compare: CompareSchemas): readonly Finding[] {
  const longest = Math.min(old.max, next.max);
  const findings = [
    ...compareBound('minItems', old.min || undefined, next.min || undefined, 1),
    ...compareBound('maxItems', finite(old.max), finite(next.max), -1),
    ...(old.unique === next.unique || longest < 2 ? [] : [uniqueness(next.unique)]),
  ];
  const known = Math.max(...[...old.clauses, ...next.clauses].map(({ prefix }) => prefix.length), 0);
  for (let index = 0; index < Math.min(known, longest); index++)
    findings.push(...within({ kind: 'item', index }, compare(itemAt(old, index), itemAt(next, index))));
  if (longest > known) {
    const rest = compare(itemAt(old, known), itemAt(next, known));
    findings.push(...within({ kind: 'item', index: undefined }, rest));
  }
  return findings;
}

/** The schemas that apply to an item. */
function itemAt({ clauses }: ArrayPart, index: number): readonly unknown[] {
  return clauses.flatMap(({ items, prefix }) => {
    if (index < prefix.length) return [prefix[index]];
    return items === undefined ? [] : [items];
  });
}

function uniqueness(isUnique: boolean): Finding {
  return isUnique
    ? finding('unique-items-changed', 'narrower', 'items must be unique now')
    : finding('unique-items-changed', 'wider', 'items may repeat now');
}
