import { isMultipleOf } from '../../../runtime/text/multiple.ts';
import type { Span } from '../../model/model.ts';
import type { Context } from '../context.ts';
import type { Option } from './options.ts';
import { impossibleAnchor, patternFault } from './patterns.ts';

/** A constraint that is compared with others. Constraints that the type had before have no span. */
interface ComparedConstraint {
  readonly name: string;
  readonly value: Option['value'];
  /** The constraint as messages write it. */
  readonly text: string;
  readonly span?: Span;
}

/** A constraint that is a number: a bound, or a step. */
interface NumericConstraint extends ComparedConstraint {
  readonly value: number;
}

type NamedConstraint = Pick<Option, 'name' | 'text' | 'value'> & { readonly span?: Span };

/** A constraint as messages write it: as an option, unless it is written in another form. */
export const constraintText = ({ name, text, value }: NamedConstraint) => text ?? `${name}: ${value}`;

/** The implicit range of `int`. */
const safe = {
  least: { name: 'ge', value: Number.MIN_SAFE_INTEGER, text: 'int' },
  most: { name: 'le', value: Number.MAX_SAFE_INTEGER, text: 'int' },
} as const satisfies { readonly [bound: string]: NumericConstraint };

/**
 * Reports, at the later one, constraints that no value satisfies together. Also reports patterns that do not
 * compile, and collects the others.
 */
export function checkTogether(constraints: readonly NamedConstraint[], int: boolean, context: Context): void {
  const all = constraints.map((one): ComparedConstraint => ({ ...one, text: constraintText(one) }));
  const report: Report = (first, second, span = second.span ?? first.span) => {
    if (span !== undefined) context.diagnostics.add('contradicting-options', span, first.text, second.text);
  };
  reportLengths(all, report);
  reportRanges(all, int, report);
  reportFormats(all, report);
  readPatterns(all, context);
}

type Report = (first: ComparedConstraint, second: ComparedConstraint, span?: Span) => void;

const named = (
  all: readonly ComparedConstraint[],
  ...names: readonly string[]
): readonly ComparedConstraint[] => all.filter(({ name }) => names.includes(name));

const numbersNamed = (
  all: readonly ComparedConstraint[],
  ...names: readonly string[]
): readonly NumericConstraint[] => named(all, ...names).filter(isNumeric);

const isNumeric = (one: ComparedConstraint): one is NumericConstraint => typeof one.value === 'number';

const pairs = (
  some: readonly NumericConstraint[],
  others: readonly NumericConstraint[],
): readonly (readonly [NumericConstraint, NumericConstraint])[] =>
  some.flatMap((one) => others.map((other) => [one, other] as const));

function reportLengths(all: readonly ComparedConstraint[], report: Report): void {
  const bounds = [
    ...pairs(numbersNamed(all, 'minLength'), numbersNamed(all, 'maxLength')),
    ...pairs(numbersNamed(all, 'minItems'), numbersNamed(all, 'maxItems')),
  ];
  for (const [low, high] of bounds) if (low.value > high.value) report(low, high);
}

function reportRanges(all: readonly ComparedConstraint[], int: boolean, report: Report): void {
  const lows = numbersNamed(all, 'ge', 'gt');
  const highs = numbersNamed(all, 'le', 'lt');
  if (int) {
    for (const low of lows) if (isEmpty(low, safe.most, 1)) report(low, safe.most);
    for (const high of highs) if (isEmpty(safe.least, high, 1)) report(high, safe.least);
  }
  for (const [low, high] of pairs(lows, highs))
    if (isEmpty(low, high, int ? 1 : 0)) report(low, high);
    else reportMultiples(numbersNamed(all, 'multipleOf'), low, high, report);
}

/** Reports a `multipleOf` without any multiple between the two bounds. */
function reportMultiples(
  multiples: readonly NumericConstraint[],
  low: NumericConstraint,
  high: NumericConstraint,
  report: Report,
): void {
  const range = { ...high, text: `${low.text}, ${high.text}` };
  for (const multiple of multiples)
    if (isEmpty(low, high, multiple.value)) report(multiple, range, multiple.span ?? high.span ?? low.span);
}

function reportFormats(all: readonly ComparedConstraint[], report: Report): void {
  const formats = named(all, 'format');
  for (const [i, one] of formats.entries())
    for (const other of formats.slice(i + 1)) if (one.value !== other.value) report(one, other);
}

/** Collects the patterns that are written here. Reports those that do not compile or cannot match. */
function readPatterns(all: readonly ComparedConstraint[], { diagnostics, patterns }: Context): void {
  for (const { span, value: pattern } of named(all, 'regex')) {
    if (span === undefined || typeof pattern !== 'string') continue;
    const reason = patternFault(pattern);
    const anchor = reason === undefined ? impossibleAnchor(pattern) : undefined;
    if (reason !== undefined) diagnostics.add('invalid-regex', span, { kind: 'invalid', reason });
    else if (anchor !== undefined) diagnostics.add('unmatchable-regex', span, anchor, pattern);
    else patterns.push({ kind: 'regex', pattern, span, isWritten: true });
  }
}

/** Whether no number lies between two bounds; where `step` is above zero, whether no multiple of it does. */
function isEmpty(low: NumericConstraint, high: NumericConstraint, step: number): boolean {
  const [from, to] = [low.value, high.value];
  const open = low.name === 'gt' || high.name === 'lt';
  if (step === 0) return from > to || (open && from === to);
  const [least, most] = [inSteps(from, step), inSteps(to, step)];
  const first = low.name === 'gt' ? Math.floor(least) + 1 : Math.ceil(least);
  const last = high.name === 'lt' ? Math.ceil(most) - 1 : Math.floor(most);
  return first > last;
}

/** A number in multiples of a step: `0.3 / 0.1` itself is below 3. */
function inSteps(value: number, step: number): number {
  return isMultipleOf(value, step) ? Math.round(value / step) : value / step;
}
