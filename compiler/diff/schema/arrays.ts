import { type Finding, finding, within } from './finding.ts';
import type { CompareSchemas } from './objects.ts';
import type { ArrayPart } from './parts.ts';
import { compareBound, finite } from './scalars.ts';

/** Compares two parts for lists. */
export function compareArrays(old: ArrayPart, next: ArrayPart, compare: CompareSchemas): readonly Finding[] {
  const longest = Math.min(old.max, next.max);
  const findings = [
    ...compareBound('minItems', old.min || undefined, next.min || undefined, 1),
    ...compareLongest(old.max, next.max),
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

/**
 * Compares the greatest lengths. A `maxItems` of 1 need not be in the document: a text that may now be a list
 * counts as a list of one.
 */
function compareLongest(old: number, next: number): readonly Finding[] {
  return old === 1 && next > 1
    ? [finding('bounds-changed', 'wider', 'more than one item may stand here now')]
    : compareBound('maxItems', finite(old), finite(next), -1);
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
