import { type Finding, finding, within } from './finding.ts';
import { matches } from './fits.ts';
import { isNothing } from './keywords.ts';
import type { ObjectPart } from './parts.ts';
import { compareBound, finite } from './scalars.ts';

/** Compares the schemas that apply together to a value with those that apply now. */
export type CompareSchemas = (old: readonly unknown[], next: readonly unknown[]) => readonly Finding[];

/**
 * Compares two parts for objects. Assumes that clients send no undeclared keys: otherwise every new optional
 * field would be a narrowing, because some client might already send another value under its name.
 */
export function compareObjects(
  old: ObjectPart,
  next: ObjectPart,
  compare: CompareSchemas,
): readonly Finding[] {
  const names = new Set([...namesOf(old), ...namesOf(next)]);
  return [
    ...compareBound('minProperties', old.min || undefined, next.min || undefined, 1),
    ...compareBound('maxProperties', finite(old.max), finite(next.max), -1),
    ...[...names].flatMap((name) => compareField(name, old, next, compare)),
    ...comparePatterns(old, next, compare),
    ...compareOthers(old, next, compare),
  ];
}

function namesOf({ clauses, required }: ObjectPart): readonly string[] {
  return [...clauses.flatMap(({ properties }) => [...properties.keys()]), ...required];
}

function compareField(
  name: string,
  old: ObjectPart,
  next: ObjectPart,
  compare: CompareSchemas,
): readonly Finding[] {
  const step = { kind: 'field', name } as const;
  const [before, after] = [fieldOf(old, name, 'less'), fieldOf(next, name, 'more')];
  const [was, is] = [old.required.has(name), next.required.has(name)];
  if (before.length === 0 && after.length === 0 && was === is) return [];
  if (before.length === 0 && !was) {
    if (after.some(isNothing)) return [];
    return within(step, [
      is
        ? finding('required-field-added', 'narrower', 'the field is new, and required')
        : finding('field-added', 'none', 'the field is new'),
    ]);
  }
  if (after.length === 0 && !is) {
    if (before.some(isNothing)) return [];
    return within(step, [finding('field-removed', 'gone', 'the field is gone')]);
  }
  const presence =
    was === is
      ? []
      : [
          is
            ? finding('field-required', 'narrower', 'the field is required, and was optional')
            : finding('field-optional', 'wider', 'the field is optional, and was required'),
        ];
  const [never, isNever] = [before.some(isNothing), after.some(isNothing)];
  if (isNever && !never) {
    // A required field that must now be absent: no valid value of before is valid now, and vice versa.
    return within(step, [finding('field-removed', was ? 'both' : 'narrower', 'the field is refused now')]);
  }
  if (never && !isNever) {
    const added = is
      ? finding('required-field-added', 'both', 'the field is required, and was refused')
      : finding('field-added', 'wider', 'the field may be there now');
    return within(step, [added]);
  }
  return within(step, [...presence, ...compare(before, after)]);
}

/**
 * The schemas that apply to a field. Where it is unknown whether a pattern matches the name, `more` includes
 * the pattern's schema and `less` leaves it out.
 */
function fieldOf({ clauses }: ObjectPart, name: string, unsure: 'more' | 'less'): readonly unknown[] {
  return clauses.flatMap(({ others, patterns, properties }) => {
    const own = properties.has(name) ? [properties.get(name)] : [];
    const matching = [...patterns].filter(([pattern]) => matches(pattern, name) ?? unsure === 'more');
    const schemas = [...own, ...matching.map(([, schema]) => schema)];
    return schemas.length === 0 && others !== undefined ? [others] : schemas;
  });
}

function comparePatterns(old: ObjectPart, next: ObjectPart, compare: CompareSchemas): readonly Finding[] {
  const [before, after] = [patternsOf(old), patternsOf(next)];
  const hasNew = after.some((pattern) => !before.includes(pattern));
  return [...new Set([...before, ...after])].flatMap((pattern) => {
    const step = { kind: 'key', pattern } as const;
    const [a, b] = [keyOf(old, pattern), keyOf(next, pattern)];
    if (!before.includes(pattern)) {
      // The keys of one pattern may overlap those of another.
      if (before.length > 0)
        return within(step, [finding('other-fields-changed', 'unknown', 'fields that match are new')]);
      if (a.length === 0) return within(step, [finding('field-added', 'none', 'fields that match are new')]);
    }
    // Where one is new, it may take the same keys: a declared field changes the text of ours.
    if (b.length === 0 && !hasNew)
      return within(step, [finding('field-removed', 'gone', 'fields that match are gone')]);
    if (!after.includes(pattern) && after.length > 0)
      return within(step, [
        finding('other-fields-changed', 'unknown', 'the pattern of these fields is gone'),
      ]);
    return within(step, compare(a, b));
  });
}

const patternsOf = ({ clauses }: ObjectPart) => clauses.flatMap(({ patterns }) => [...patterns.keys()]);

function keyOf({ clauses }: ObjectPart, pattern: string): readonly unknown[] {
  return clauses.flatMap(({ others, patterns }) => {
    if (patterns.has(pattern)) return [patterns.get(pattern)];
    return others === undefined ? [] : [others];
  });
}

function compareOthers(old: ObjectPart, next: ObjectPart, compare: CompareSchemas): readonly Finding[] {
  const step = { kind: 'key', pattern: undefined } as const;
  const [before, after] = [othersOf(old), othersOf(next)];
  if (before.length === 0 && after.length === 0) return [];
  if (before.length === 0) {
    return after.some(isNothing)
      ? [finding('other-fields-changed', 'narrower', 'fields that are not declared are refused now')]
      : within(step, [finding('field-added', 'none', 'other fields may be there now')]);
  }
  if (after.length === 0) {
    return before.some(isNothing)
      ? [finding('other-fields-changed', 'wider', 'fields that are not declared are no longer refused')]
      : within(step, [finding('field-removed', 'gone', 'other fields are no longer read or given')]);
  }
  return within(step, compare(before, after));
}

const othersOf = ({ clauses }: ObjectPart) =>
  clauses.flatMap(({ others }) => (others === undefined ? [] : [others]));
