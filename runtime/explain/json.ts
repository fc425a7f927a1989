import { isObject } from '../json/is-object.ts';
import { repetitions } from '../write/read.ts';
import { explainNumber, type NumberRules, oneOf, type StringRules, stringExplainer } from './bounds.ts';
import { type Explain, type Faults, inside, type Loc } from './faults.ts';
import type { Presence } from './presence.ts';
import { counted } from './sizes.ts';

/** Explainers of JSON values. They run only after the generated check has refused a value. */

export function string(rules: StringRules = {}): Explain {
  const explainString = stringExplainer(rules);
  return (value, loc, faults) => {
    if (typeof value === 'string') explainString(value, value, loc, faults);
    else faults.add('string_type', loc, 'The value must be a string.', value);
  };
}

export function number(rules: NumberRules = {}): Explain {
  return (value, loc, faults) => {
    if (typeof value !== 'number') faults.add('float_type', loc, 'The value must be a number.', value);
    else if (!Number.isFinite(value)) faults.add('finite_number', loc, 'The number must be finite.', value);
    else explainNumber(value, rules, value, loc, faults);
  };
}

export function int(rules: NumberRules = {}): Explain {
  const all = {
    ...rules,
    ge: Math.max(rules.ge ?? lowest, lowest),
    le: Math.min(rules.le ?? highest, highest),
  };
  return (value, loc, faults) => {
    if (typeof value !== 'number') faults.add('int_type', loc, 'The value must be an integer.', value);
    else if (!Number.isFinite(value)) faults.add('finite_number', loc, 'The number must be finite.', value);
    else if (!Number.isInteger(value)) {
      faults.add('int_from_float', loc, 'The number must have no fraction.', value);
    } else explainNumber(value, all, value, loc, faults);
  };
}

/** The range of `int`. */
const [lowest, highest] = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];

export function boolean(): Explain {
  return (value, loc, faults) => {
    if (typeof value !== 'boolean') faults.add('bool_type', loc, 'The value must be true or false.', value);
  };
}

export function literal(values: readonly (string | number | boolean | null)[]): Explain {
  const expected = oneOf(values);
  return (value, loc, faults) => {
    if ((values as readonly unknown[]).includes(value)) return;
    faults.add('literal_error', loc, `The value must be ${expected}.`, value, { expected });
  };
}

export function nullable(explain: Explain): Explain {
  return (value, loc, faults) => {
    if (value !== null) explain(value, loc, faults);
  };
}

/** Accepts any value. */
export function unknown(): Explain {
  return () => {};
}

/** Refuses every value. */
export function never(): Explain {
  return (value, loc, faults) => faults.add('extra_forbidden', loc, 'The field must not be given.', value);
}

export interface ListRules {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

export function list(explain: Explain, rules: ListRules = {}): Explain {
  return (value, loc, faults) => {
    if (!Array.isArray(value)) return faults.add('list_type', loc, 'The value must be a list.', value);
    explainList(value, explain, rules, value, loc, faults);
    if (rules.uniqueItems) explainRepeated(value, value, loc, faults);
  };
}

/** Explains the length and the items of a list; entries for the list show `input`. */
export function explainList(
  items: readonly unknown[],
  explain: Explain,
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY }: ListRules,
  input: unknown,
  loc: Loc,
  faults: Faults,
): void {
  const actual_length = items.length;
  if (actual_length < minItems) {
    const ctx = { field_type: 'List', min_length: minItems, actual_length };
    faults.add('too_short', loc, `The list must have at least ${counted(minItems, 'item')}.`, input, ctx);
  }
  if (actual_length > maxItems) {
    const ctx = { field_type: 'List', max_length: maxItems, actual_length };
    faults.add('too_long', loc, `The list must have at most ${counted(maxItems, 'item')}.`, input, ctx);
  }
  for (let i = 0; i < items.length && !faults.isFull; i++) explain(items[i], inside(loc, i), faults);
}

/** Reports items whose value equals that of an earlier one. The entries show the unconverted `items`. */
export function explainRepeated(
  items: readonly unknown[],
  values: readonly unknown[],
  loc: Loc,
  faults: Faults,
): void {
  const isRepeated = repetitions(values);
  const ctx = { reason: 'It is in the list already' };
  for (let i = 0; i < values.length && !faults.isFull; i++)
    if (isRepeated(values[i]))
      faults.add('value_error', inside(loc, i), 'The items of the list must differ.', items[i], ctx);
}

/** The explainer of a tuple: `rest` is for the items after `items`, and `tail` for the last ones. */
export function tuple(items: readonly Presence[], rest?: Explain, tail: readonly Explain[] = []): Explain {
  return (value, loc, faults) => {
    if (!Array.isArray(value)) return faults.add('tuple_type', loc, 'The value must be a list.', value);
    const actual_length = value.length;
    if (rest === undefined && actual_length > items.length) {
      const ctx = { field_type: 'Tuple', max_length: items.length, actual_length };
      const msg = `The list must have at most ${counted(items.length, 'item')}.`;
      faults.add('too_long', loc, msg, value, ctx);
    }
    for (const [i, { explain, isRequired }] of items.entries()) {
      if (i < actual_length) explain(value[i], inside(loc, i), faults);
      else if (isRequired) faults.add('missing', inside(loc, i), 'The item is required.', value);
    }
    const end = Math.max(actual_length - tail.length, items.length);
    for (let i = items.length; i < end && !faults.isFull; i++) rest?.(value[i], inside(loc, i), faults);
    for (const [i, explain] of tail.entries()) {
      const at = end + i;
      if (at < actual_length) explain(value[at], inside(loc, at), faults);
      else faults.add('missing', inside(loc, at), 'The item is required.', value);
    }
  };
}

/** An explainer of a recursive type, created when first needed. */
export function lazy(make: () => Explain): Explain {
  let made: Explain | undefined;
  return (value, loc, faults) => {
    made ??= make();
    made(value, loc, faults);
  };
}

export function record(explain: Explain): Explain {
  return (value, loc, faults) => {
    if (!isObject(value)) return faults.add('dict_type', loc, 'The value must be an object.', value);
    for (const key of Object.keys(value)) {
      if (faults.isFull) return;
      explain(value[key], inside(loc, key), faults);
    }
  };
}

/**
 * The explainer of a union: one entry if no member fits. `expected` names the members for the message;
 * `branches` explains objects if a discriminator tells the members apart.
 */
export function union(
  expected: readonly string[],
  fits: (value: never) => boolean,
  branches?: Explain,
): Explain {
  return (value, loc, faults) => {
    if (fits(value as never)) return;
    if (branches !== undefined && isObject(value)) return branches(value, loc, faults);
    const names = expected.join(' or ');
    faults.add('union_error', loc, `The value must be ${names}.`, value, { expected: names });
  };
}
