import { numberFits, textFits } from './fits.ts';
import { type Bound, type NumberPart, type Part, type StringPart, whole } from './parts.ts';

/** The intersection of two unions of parts; undefined where it has too many parts. */
export function intersection(a: readonly Part[], b: readonly Part[]): readonly Part[] | undefined {
  if (a.length * b.length > maxParts) return undefined;
  return a.flatMap((one) => b.flatMap((other) => both(one, other) ?? []));
}

const maxParts = 20_000;

function both(a: Part, b: Part): Part | undefined {
  const common = { opaque: new Map([...a.opaque, ...b.opaque]), label: a.label ?? b.label };
  if (a.kind === 'null' && b.kind === 'null') return { ...a, ...common };
  if (a.kind === 'boolean' && b.kind === 'boolean') {
    const values = a.values.filter((one) => b.values.includes(one));
    return values.length > 0 ? { ...a, ...common, values } : undefined;
  }
  if (a.kind === 'number' && b.kind === 'number') {
    return settledNumber({
      ...a,
      ...common,
      values: shared(a.values, b.values),
      integer: a.integer || b.integer,
      lower: tighter(a.lower, b.lower, 1),
      upper: tighter(a.upper, b.upper, -1),
      steps: merged(a.steps, b.steps),
      formats: merged(a.formats, b.formats),
    });
  }
  if (a.kind === 'string' && b.kind === 'string') {
    return settledText({
      ...a,
      ...common,
      ...tightest(a, b),
      values: shared(a.values, b.values),
      patterns: merged(a.patterns, b.patterns),
      formats: merged(a.formats, b.formats),
    });
  }
  if (a.kind === 'array' && b.kind === 'array') {
    const clauses = [...a.clauses, ...b.clauses];
    const part = { ...a, ...common, ...tightest(a, b), clauses, unique: a.unique || b.unique };
    return part.min <= part.max ? part : undefined;
  }
  if (a.kind === 'object' && b.kind === 'object') {
    const required = new Set([...a.required, ...b.required]);
    const part = { ...a, ...common, ...tightest(a, b), clauses: [...a.clauses, ...b.clauses], required };
    return part.min <= part.max ? part : undefined;
  }
  return undefined;
}

/** The part as it is settled by its own constraints; undefined where no value is left. */
export function settledNumber(part: NumberPart): NumberPart | undefined {
  if (part.values !== undefined) return settledValues(part, part.values, numberFits, whole.number);
  const { integer, lower, upper } = part;
  const bounds = integer
    ? { lower: integerBound(lower, 1), upper: integerBound(upper, -1) }
    : { lower, upper };
  const isEmpty =
    bounds.lower !== undefined &&
    bounds.upper !== undefined &&
    (bounds.lower.value > bounds.upper.value ||
      (bounds.lower.value === bounds.upper.value && (bounds.lower.open || bounds.upper.open)));
  return isEmpty ? undefined : { ...part, ...bounds };
}

/** A bound rounded to integers: for those above 0 the minimum is 1. */
function integerBound(bound: Bound | undefined, way: 1 | -1): Bound | undefined {
  if (bound === undefined) return undefined;
  const nearest = way * Math.ceil(way * bound.value);
  const isOpen = bound.open && nearest === bound.value && Number.isSafeInteger(nearest);
  return { value: isOpen ? nearest + way : nearest, open: bound.open && nearest === bound.value && !isOpen };
}

export function settledText(part: StringPart): StringPart | undefined {
  if (part.values !== undefined) return settledValues(part, part.values, textFits, whole.string);
  return part.min <= part.max ? part : undefined;
}

/**
 * A part without the values that its constraints exclude, and without the constraints if all its values
 * satisfy them. Undefined where no value is left.
 */
function settledValues<V, P extends NumberPart | StringPart>(
  part: P,
  values: readonly V[],
  fits: (value: V, part: P) => boolean | undefined,
  unconstrained: P,
): P | undefined {
  const left = values.filter((one) => fits(one, part) !== false);
  if (left.length === 0) return undefined;
  const { label, opaque } = part;
  const isSure = left.every((one) => fits(one, part) === true);
  return { ...(isSure ? { ...unconstrained, label, opaque } : part), values: left };
}

/** The bound that refuses more; `way` is 1 for the least. */
export function tighter(a: Bound | undefined, b: Bound | undefined, way: 1 | -1): Bound | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.value === b.value) return a.open ? a : b;
  return a.value * way > b.value * way ? a : b;
}

interface Sizes {
  readonly min: number;
  readonly max: number;
}

const tightest = (a: Sizes, b: Sizes): Sizes => ({
  min: Math.max(a.min, b.min),
  max: Math.min(a.max, b.max),
});

function shared<T>(a: readonly T[] | undefined, b: readonly T[] | undefined): readonly T[] | undefined {
  return a === undefined || b === undefined ? (a ?? b) : a.filter((one) => b.includes(one));
}

function merged<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  return [...new Set([...a, ...b])];
}
