import {
  isNumberText,
  toBoolean,
  toHeaderList,
  toInt,
  toList,
  toLiteral,
  toNumber,
} from '../text/convert.ts';
import { explainNumber, type NumberRules, oneOf, type StringRules, stringExplainer } from './bounds.ts';
import type { Explain, Faults, Loc } from './faults.ts';
import { explainList, type ListRules } from './json.ts';

/** Explainers of texts that a parameter converts first. `input` is always the text as it came. */
type ExplainText = (text: string, loc: Loc, faults: Faults) => void;

/** Explains a text. Values that are none never get here: a text source has texts only. */
function ofText(explain: ExplainText): Explain {
  return (value, loc, faults) => explain(String(value), loc, faults);
}

/** Marks a string, which in a form may be empty. */
export const isStringText = Symbol('isStringText');

export type ExplainStringText = Explain & { readonly [isStringText]: true };

function string(rules: StringRules = {}): ExplainStringText {
  const explainString = stringExplainer(rules);
  const explain = ofText((text, loc, faults) => explainString(text, text, loc, faults));
  return Object.assign(explain, { [isStringText]: true } as const);
}

function int(rules: NumberRules = {}): Explain {
  return ofText((text, loc, faults) => {
    const value = toInt(text);
    if (Number.isNaN(value)) faults.add('int_parsing', loc, 'The text must be an integer.', text);
    else explainNumber(value, rules, text, loc, faults);
  });
}

function number(rules: NumberRules = {}): Explain {
  return ofText((text, loc, faults) => {
    const value = toNumber(text);
    if (!Number.isNaN(value)) explainNumber(value, rules, text, loc, faults);
    else if (isNumberText(text)) faults.add('finite_number', loc, 'The number must be finite.', text);
    else faults.add('float_parsing', loc, 'The text must be a number.', text);
  });
}

function boolean(): Explain {
  return ofText((text, loc, faults) => {
    if (typeof toBoolean(text) === 'boolean') return;
    faults.add('bool_parsing', loc, 'The text must be true or false.', text);
  });
}

function literal(values: readonly (string | number | boolean)[]): Explain {
  const expected = oneOf(values);
  return ofText((text, loc, faults) => {
    if ((values as readonly unknown[]).includes(toLiteral(text, values))) return;
    faults.add('literal_error', loc, `The text must be ${expected}.`, text, { expected });
  });
}

/** Marks a list, of whose name a query takes every value. */
export const joins = Symbol('joins');

export type ExplainListText = Explain & { readonly [joins]: true };

function list(item: Explain, rules: ListRules = {}): ExplainListText {
  const explain = ofText((text, loc, faults) => explainList(toList(text), item, rules, text, loc, faults));
  return Object.assign(explain, { [joins]: true } as const);
}

/** A list in a header, where a blank may follow the comma. */
function headerList(item: Explain, rules: ListRules = {}): Explain {
  return ofText((text, loc, faults) => explainList(toHeaderList(text), item, rules, text, loc, faults));
}

export const text = { string, int, number, boolean, literal, list, headerList };
