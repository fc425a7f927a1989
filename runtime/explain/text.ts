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

/** Explains a text that a parameter converts. The `input` of its entries is the text as received. */
type ExplainText = (text: string, loc: Loc, faults: Faults) => void;

/** The value of a text; the text itself if it cannot be converted. */
type Convert = (text: string) => unknown;

/** The key of an explainer's conversion: two texts of a list are equal if their values are. */
const converts = Symbol('converts');

type ExplainConverted = Explain & { readonly [converts]: Convert };

/** An explainer of a text. Its value is always a text, because its sources have only texts. */
function ofText(explain: ExplainText, convert: Convert = (text) => text): ExplainConverted {
  const explainValue: Explain = (value, loc, faults) => explain(String(value), loc, faults);
  return Object.assign(explainValue, { [converts]: convert });
}

/**
 * Marks the explainer of a string, which may be empty in a form. For a template literal, as for any other
 * type, an empty field counts as absent.
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

/** Marks the explainer of a list, for which a query joins all values of the name. */
export const joins = Symbol('joins');

type ExplainListText = Explain & { readonly [joins]: true };

function list(item: ExplainConverted, rules: ListRules = {}): ExplainListText {
  return Object.assign(listOf(item, rules, toList), { [joins]: true } as const);
}

/** The explainer of a list in a header, where a blank may follow a comma. */
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
