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
import { explainList, explainRepeated, type ListRules } from './json.ts';

/** Explainers of texts that a parameter converts first. `input` is always the text as it came. */
type ExplainText = (text: string, loc: Loc, faults: Faults) => void;

/** What a text is converted to; the text itself where it does not convert. */
type Convert = (text: string) => unknown;

/** Holds the conversion of what is explained: two texts of a list are the same where their values are. */
export const converts = Symbol('converts');

type ExplainConverted = Explain & { readonly [converts]: Convert };

/** Explains a text. Values that are none never get here: a text source has texts only. */
function ofText(explain: ExplainText, convert: Convert = (text) => text): ExplainConverted {
  const explainValue: Explain = (value, loc, faults) => explain(String(value), loc, faults);
  return Object.assign(explainValue, { [converts]: convert });
}

/**
 * Marks a string, which in a form may be empty. Of a template literal an empty field is none, as of every
 * other type.
 */
export const isStringText = Symbol('isStringText');

function string(rules: StringRules = {}): ExplainConverted {
  const explainString = stringExplainer(rules);
  const explain = ofText((text, loc, faults) => explainString(text, text, loc, faults));
  return rules.template === undefined ? Object.assign(explain, { [isStringText]: true }) : explain;
}

function int(rules: NumberRules = {}): ExplainConverted {
  return ofText((text, loc, faults) => {
    const value = toInt(text);
    if (Number.isNaN(value)) faults.add('int_parsing', loc, 'The text must be an integer.', text);
    else explainNumber(value, rules, text, loc, faults);
  }, numberFrom(toInt));
}

function number(rules: NumberRules = {}): ExplainConverted {
  return ofText((text, loc, faults) => {
    const value = toNumber(text);
    if (!Number.isNaN(value)) explainNumber(value, rules, text, loc, faults);
    else if (isNumberText(text)) faults.add('finite_number', loc, 'The number must be finite.', text);
    else faults.add('float_parsing', loc, 'The text must be a number.', text);
  }, numberFrom(toNumber));
}

function numberFrom(convert: (text: string) => number): Convert {
  return (text) => {
    const value = convert(text);
    return Number.isNaN(value) ? text : value;
  };
}

function boolean(): ExplainConverted {
  return ofText((text, loc, faults) => {
    if (typeof toBoolean(text) === 'boolean') return;
    faults.add('bool_parsing', loc, 'The text must be true or false.', text);
  }, toBoolean);
}

function literal(values: readonly (string | number | boolean)[]): ExplainConverted {
  const expected = oneOf(values);
  const convert = (text: string) => toLiteral(text, values);
  return ofText((text, loc, faults) => {
    if ((values as readonly unknown[]).includes(convert(text))) return;
    faults.add('literal_error', loc, `The text must be ${expected}.`, text, { expected });
  }, convert);
}

/** Marks a list, of whose name a query takes every value. */
export const joins = Symbol('joins');

type ExplainListText = Explain & { readonly [joins]: true };

function list(item: ExplainConverted, rules: ListRules = {}): ExplainListText {
  return Object.assign(listOf(item, rules, toList), { [joins]: true } as const);
}

/** A list in a header, where a blank may follow the comma. */
function headerList(item: ExplainConverted, rules: ListRules = {}): Explain {
  return listOf(item, rules, toHeaderList);
}

function listOf(
  item: ExplainConverted,
  rules: ListRules,
  split: (text: string) => readonly string[],
): Explain {
  return ofText((text, loc, faults) => {
    const texts = split(text);
    explainList(texts, item, rules, text, loc, faults);
    if (rules.uniqueItems) explainRepeated(texts, texts.map(item[converts]), loc, faults);
  });
}

export const text = { string, int, number, boolean, literal, list, headerList };
