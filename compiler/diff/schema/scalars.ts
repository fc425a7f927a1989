import { listed, shown, turned } from '../json.ts';
import { type Finding, finding } from './finding.ts';
import { isMultiple, numberFits, textFits } from './fits.ts';
import { isFormatWithin } from './formats.ts';
import { tighter } from './intersect.ts';
import type { BooleanPart, Bound, NumberPart, StringPart } from './parts.ts';

/** Compares two parts for texts. */
export function compareTexts(old: StringPart, next: StringPart): readonly Finding[] {
  const values = compareValues(old, next, textFits, 'text');
  if (values !== undefined) return values;
  return [
    ...compareBound('minLength', old.min || undefined, next.min || undefined, 1),
    ...compareBound('maxLength', finite(old.max), finite(next.max), -1),
    ...compareSets('pattern', old.patterns, next.patterns, isSame),
    ...compareSets('format', old.formats, next.formats, isFormatWithin),
  ];
}

/** Compares two parts for numbers. */
export function compareNumbers(old: NumberPart, next: NumberPart): readonly Finding[] {
  const values = compareValues(old, next, numberFits, 'number');
  if (values !== undefined) return values;
  const [a, b] = [withoutSafety(old, next), withoutSafety(next, old)];
  return [
    ...(old.integer === next.integer ? [] : [integerFinding(next.integer)]),
    ...compareEnds('least', a.lower, b.lower, 1),
    ...compareEnds('greatest', a.upper, b.upper, -1),
    ...compareSteps(old, next),
    ...compareSets('format', old.formats, next.formats, isFormatWithin),
  ];
}

export function compareBooleans(old: BooleanPart, next: BooleanPart): readonly Finding[] {
  return valueFindings(
    old.values.filter((one) => !next.values.includes(one)),
    next.values.filter((one) => !old.values.includes(one)),
  );
}

/** The findings where at least one side enumerates its values; undefined where neither does. */
function compareValues<V, P extends { readonly values: readonly V[] | undefined }>(
  old: P,
  next: P,
  fits: (value: V, part: P) => boolean | undefined,
  noun: 'text' | 'number',
): readonly Finding[] | undefined {
  if (old.values === undefined && next.values === undefined) return undefined;
  const outside = (part: P, other: P) =>
    (part.values ?? []).filter((one) =>
      other.values === undefined ? fits(one, other) !== true : !other.values.includes(one),
    );
  const [removed, added] = [outside(old, next), outside(next, old)];
  if (old.values !== undefined && next.values !== undefined) return valueFindings(removed, added);
  if (next.values === undefined)
    return [
      ...valueFindings(removed, []),
      finding('values-added', 'wider', `any ${noun} that fits may stand here, not only some values`),
    ];
  const message = `only ${listed(next.values.map(shown))} may stand here, not any ${noun} that fits`;
  return [finding('values-removed', 'narrower', message), ...valueFindings([], added)];
}

function valueFindings(removed: readonly unknown[], added: readonly unknown[]): readonly Finding[] {
  const say = (values: readonly unknown[], what: string) =>
    `${values.length === 1 ? 'the value' : 'the values'} ${listed(values.map(shown))} ${values.length === 1 ? 'is' : 'are'} ${what}`;
  return [
    ...(removed.length > 0 ? [finding('values-removed', 'narrower', say(removed, 'gone'))] : []),
    ...(added.length > 0 ? [finding('values-added', 'wider', say(added, 'new'))] : []),
  ];
}

function integerFinding(isInteger: boolean): Finding {
  return isInteger
    ? finding('type-changed', 'narrower', 'the type is `integer`, and was `number`')
    : finding('type-changed', 'wider', 'the type is `number`, and was `integer`');
}

/**
 * The bounds of a part, without those of safe integers, which belong to the type `integer`: where the other
 * part's bound is as loose or looser, it stands in, so that no change is seen.
 */
function withoutSafety(part: NumberPart, other: NumberPart): Pick<NumberPart, 'lower' | 'upper'> {
  const keep = (bound: Bound | undefined, beside: Bound | undefined, way: 1 | -1) => {
    if (!part.integer || Math.abs(bound?.value ?? 0) !== Number.MAX_SAFE_INTEGER) return bound;
    return tighter(beside, bound, way) === bound ? beside : undefined;
  };
  return { lower: keep(part.lower, other.lower, 1), upper: keep(part.upper, other.upper, -1) };
}

function compareEnds(noun: string, old: Bound | undefined, next: Bound | undefined, way: 1 | -1) {
  if (old?.value === next?.value && old?.open === next?.open) return [];
  const text = (bound: Bound) =>
    `${bound.open ? `${noun === 'least' ? 'above' : 'below'} ` : ''}${bound.value}`;
  const isNarrower =
    next !== undefined &&
    (old === undefined || next.value * way > old.value * way || (next.value === old.value && next.open));
  const [is, was] = [next, old].map((bound) => (bound === undefined ? 'not bounded' : text(bound)));
  const message = `the ${noun} value is ${is}, and was ${was}`;
  return [finding('bounds-changed', isNarrower ? 'narrower' : 'wider', message)];
}

function compareSteps(old: NumberPart, next: NumberPart): readonly Finding[] {
  const isHeld = (step: number, { integer, steps }: NumberPart) =>
    [...steps, ...(integer ? [1] : [])].some((one) => one === step || isMultiple(one, step) === true);
  const added = next.steps.filter((step) => !isHeld(step, old));
  const removed = old.steps.filter((step) => !isHeld(step, next));
  if (added.length + removed.length === 0) return [];
  const text = ({ steps }: NumberPart) =>
    steps.length === 0 ? 'any number' : `a multiple of ${steps.join(' and of ')}`;
  const effect = added.length === 0 ? 'wider' : removed.length === 0 ? 'narrower' : 'both';
  // For integers, a new step such as 1 is no change: `isHeld` knows that integers satisfy it.
  return [finding('bounds-changed', effect, `it is ${text(next)}, and was ${text(old)}`)];
}

/** Compares a limit on a size. `way` is 1 for a minimum and -1 for a maximum. */
export function compareBound(
  keyword: string,
  old: number | undefined,
  next: number | undefined,
  way: 1 | -1,
): readonly Finding[] {
  if (old === next) return [];
  const isNarrower = next !== undefined && (old === undefined || next * way > old * way);
  const message = turned(`\`${keyword}\``, old?.toString(), next?.toString());
  return [finding('bounds-changed', isNarrower ? 'narrower' : 'wider', message)];
}

export const finite = (size: number): number | undefined =>
  size === Number.POSITIVE_INFINITY ? undefined : size;

/**
 * Compares patterns or formats, all of which apply. `isWithin` tells whether every text that satisfies `one`
 * also satisfies `other`.
 */
function compareSets(
  noun: 'pattern' | 'format',
  old: readonly string[],
  next: readonly string[],
  isWithin: (one: string, other: string) => boolean,
): readonly Finding[] {
  const removed = old.filter((one) => !next.includes(one));
  const added = next.filter((one) => !old.includes(one));
  const isNarrower = added.some((one) => !old.some((other) => isWithin(other, one)));
  const isWider = removed.some((one) => !next.some((other) => isWithin(other, one)));
  if (!isNarrower && !isWider) return [];
  const texts = (list: readonly string[]) => listed(list.map((one) => `\`${one}\``));
  const message =
    added.length > 0 && removed.length > 0
      ? `the ${noun} is ${texts(added)}, and was ${texts(removed)}`
      : `the ${noun} ${texts([...added, ...removed])} is ${isWider ? 'gone' : 'new'}`;
  const effect = isNarrower && isWider ? 'both' : isNarrower ? 'narrower' : 'wider';
  return [finding(`${noun}-changed`, effect, message)];
}

/** Which of two different patterns accepts more is unknown. */
const isSame = (one: string, other: string): boolean => one === other;
