import { isObject, listed, shown } from '../json.ts';
import { type Finding, finding, narrows, once, widens } from './finding.ts';
import { type Part, whole } from './parts.ts';

/**
 * Compares two unions of parts of one kind. An old part is covered if a new one accepts everything that it
 * accepted; a new part is covered if an old one already gave everything that it gives. Each part that is not
 * covered is compared with its most likely counterpart.
 */
export function compareUnions(
  olds: readonly Part[],
  news: readonly Part[],
  compare: (old: Part, next: Part) => readonly Finding[],
): readonly Finding[] {
  const known = new Map<Part, Map<Part, readonly Finding[]>>();
  const between = (old: Part, next: Part): readonly Finding[] => {
    const found = known.get(old)?.get(next) ?? compare(old, next);
    known.set(old, (known.get(old) ?? new Map()).set(next, found));
    return found;
  };
  const successors = new Map(
    olds.map((old) => [old, cover(meeting(old, news), (next) => between(old, next), narrows)]),
  );
  const predecessors = new Map(
    news.map((next) => [next, cover(meeting(next, olds), (old) => between(old, next), widens)]),
  );
  const lost = olds.flatMap((old) => {
    if (successors.get(old) !== undefined) return [];
    const successor = nearest(old, news, olds, (next) => between(old, next));
    if (successor === undefined)
      return [finding('variant-removed', 'narrower', `${partText(old)} is no longer one of the variants`)];
    return [undefined, old].includes(predecessors.get(successor))
      ? between(old, successor)
      : oneWay(between(old, successor), 'narrower');
  });
  const gained = news.flatMap((next) => {
    if (predecessors.get(next) !== undefined) return [];
    const predecessor = nearest(next, olds, news, (old) => between(old, next));
    if (predecessor === undefined)
      return [finding('variant-added', 'wider', `${partText(next)} is one of the variants now`)];
    return [undefined, next].includes(successors.get(predecessor))
      ? between(predecessor, next)
      : oneWay(between(predecessor, next), 'wider');
  });
  return once([...lost, ...gained, ...otherwiseSeen(olds, successors, between)]);
}

/** The same part, or else the first one without findings of one direction. */
function cover(
  others: readonly Part[],
  between: (other: Part) => readonly Finding[],
  counts: (one: Finding) => boolean,
): Part | undefined {
  const same = others.find((other) => between(other).length === 0);
  return same ?? others.find((other) => !between(other).some(counts));
}

/** The findings of one direction only, for a counterpart that a third part covers. */
function oneWay(findings: readonly Finding[], effect: 'narrower' | 'wider'): readonly Finding[] {
  const counts = effect === 'narrower' ? narrows : widens;
  return findings.filter(counts).map(({ origin, steps }) => ({
    origin: origin.effect === 'gone' ? origin : { ...origin, effect },
    steps,
  }));
}

/** The findings without effect on values, such as a deprecation, in covered parts. */
function otherwiseSeen(
  olds: readonly Part[],
  successors: ReadonlyMap<Part, Part | undefined>,
  between: (old: Part, next: Part) => readonly Finding[],
): readonly Finding[] {
  return olds.flatMap((old) => {
    const successor = successors.get(old);
    return successor === undefined
      ? []
      : between(old, successor).filter(({ origin }) => origin.effect === 'none');
  });
}

/**
 * The most likely counterpart of a part: one with the same tags, or the same name; or the only one, where
 * both sides have one.
 */
function nearest(
  one: Part,
  others: readonly Part[],
  siblings: readonly Part[],
  between: (other: Part) => readonly Finding[],
): Part | undefined {
  if (others.length === 1 && siblings.length === 1) return others[0];
  // A part with only unknown differences counts as the counterpart, so that no variant is reported as added
  // or removed.
  const unknown = meeting(one, others).find((other) => {
    const effects = between(other).map(({ origin }) => origin.effect);
    return effects.every((effect) => effect === 'unknown' || effect === 'none');
  });
  if (unknown !== undefined) return unknown;
  const tagged = others.filter((other) => isTaggedAlike(one, other));
  const candidates = tagged.length > 0 ? tagged : others.filter(({ label }) => label && label === one.label);
  const sizes = new Map(candidates.map((other) => [other, between(other).length]));
  return [...candidates].sort((a, b) => sizes.get(a)! - sizes.get(b)!)[0];
}

/**
 * The parts of which a value may be one of a part, too. Those with another value of a tag are many in a large
 * union, and need no comparison.
 */
function meeting(one: Part, others: readonly Part[]): readonly Part[] {
  const tags = tagsOf(one);
  if (tags.size === 0) return others;
  return others.filter((other) => [...tagsOf(other)].every(([name, tag]) => (tags.get(name) ?? tag) === tag));
}

/** Whether the two parts have a field with the same single value. */
function isTaggedAlike(a: Part, b: Part): boolean {
  const tags = tagsOf(b);
  return [...tagsOf(a)].some(([name, tag]) => tags.get(name) === tag);
}

function tagsOf(part: Part): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  if (part.kind !== 'object') return tags;
  for (const { properties } of part.clauses)
    for (const [name, schema] of properties)
      if (part.required.has(name) && isObject(schema) && 'const' in schema)
        tags.set(name, JSON.stringify(schema.const));
  return tags;
}

/** A short description of a part, for messages. */
function partText(part: Part): string {
  if (part.label !== undefined) return `\`${part.label}\``;
  const tags = [...tagsOf(part)].map(([name, tag]) => `\`${name}\` ${tag}`);
  if (tags.length > 0) return `the object with ${listed(tags)}`;
  if ('values' in part && part.values !== undefined && part.kind !== 'boolean') {
    const values = listed(part.values.map(shown));
    return part.values.length === 1 ? values : `an enum of ${values}`;
  }
  if (part.kind === 'object') {
    const names = part.clauses.flatMap(({ properties }) => [...properties.keys()]);
    return names.length === 0 ? 'an object' : `the object with ${listed(names.map((name) => `\`${name}\``))}`;
  }
  return part.kind === 'array' ? 'a list' : `a ${typeText(part)}`;
}

/** The name of a part's type in JSON Schema. */
function typeText(part: Part): string {
  return part.kind === 'number' && part.integer ? 'integer' : part.kind;
}

/** The types of the parts, without repetition: `integer | null`; `any` for all kinds. */
export function typesText(parts: readonly Part[]): string {
  const names = [...new Set(parts.map(typeText))];
  const kinds = new Set(parts.map(({ kind }) => kind));
  if (kinds.size === Object.keys(whole).length) return '`any`';
  return names.length === 0 ? 'nothing' : `\`${names.join(' | ')}\``;
}
