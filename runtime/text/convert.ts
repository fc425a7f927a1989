/**
 * Conversions of text in a request to the type that a parameter declares. A text that cannot be converted
 * becomes a value that every check refuses.
 */

const integer = /^-?[0-9]+$/;
const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

const booleans: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'on', 't', 'y'].map((text) => [text, true] as const),
  ...['false', '0', 'no', 'off', 'f', 'n'].map((text) => [text, false] as const),
]);

type Literal = string | number | boolean;
type TextInput = string | readonly string[] | undefined;

/** A safe integer; NaN if the text is not one. */
export function toInt(text: string): number;
export function toInt(text: string | undefined): number | undefined;
export function toInt(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!integer.test(text)) return Number.NaN;
  const value = Number(text) + 0; // -0 becomes 0
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/** A finite number in JSON's notation; NaN if the text is not one. */
export function toNumber(text: string): number;
export function toNumber(text: string | undefined): number | undefined;
export function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!jsonNumber.test(text)) return Number.NaN;
  const value = Number(text) + 0;
  return Number.isFinite(value) ? value : Number.NaN;
}

/** Whether the text is a number in JSON's notation, however large. */
export function isNumberText(text: string): boolean {
  return jsonNumber.test(text);
}

/** A boolean; the text itself if it is not one. */
export function toBoolean(text: string): boolean | string;
export function toBoolean(text: string | undefined): boolean | string | undefined;
export function toBoolean(text: string | undefined): boolean | string | undefined {
  if (text === undefined) return undefined;
  return booleans.get(text) ?? booleans.get(text.toLowerCase()) ?? text;
}

/** The value that is spelt exactly as the text; the text itself if there is none. */
export function toLiteral<const V extends Literal>(text: string, values: readonly V[]): V | string;
export function toLiteral<const V extends Literal>(
  text: string | undefined,
  values: readonly V[],
): V | string | undefined;
export function toLiteral<const V extends Literal>(
  text: string | undefined,
  values: readonly V[],
): V | string | undefined {
  if (text === undefined) return undefined;
  for (const value of values) if (String(value) === text) return value;
  return text;
}

/** The items of a comma-separated text; an empty text is an empty list. */
export function toList(text: string): string[];
export function toList(text: string | undefined): string[] | undefined;
export function toList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  return text === '' ? [] : text.split(',');
}

/**
 * The items of a header value: as `toList`, but a blank after a comma is part of the separator, because
 * repeated headers are joined by `, `.
 */
export function toHeaderList(text: string): string[];
export function toHeaderList(text: string | undefined): string[] | undefined;
export function toHeaderList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  return text === '' ? [] : text.split(/, ?/);
}

/** Safe integers, with NaN for other items. Takes the text, or the result of `toHeaderList`. */
export function toInts(texts: Exclude<TextInput, undefined>): number[];
export function toInts(texts: TextInput): number[] | undefined;
export function toInts(texts: TextInput): number[] | undefined {
  return items(texts)?.map((text) => toInt(text));
}

/** Finite numbers, with NaN for other items. */
export function toNumbers(texts: Exclude<TextInput, undefined>): number[];
export function toNumbers(texts: TextInput): number[] | undefined;
export function toNumbers(texts: TextInput): number[] | undefined {
  return items(texts)?.map((text) => toNumber(text));
}

/** Booleans, with the text itself for other items. */
export function toBooleans(texts: Exclude<TextInput, undefined>): (boolean | string)[];
export function toBooleans(texts: TextInput): (boolean | string)[] | undefined;
export function toBooleans(texts: TextInput): (boolean | string)[] | undefined {
  return items(texts)?.map((text) => toBoolean(text));
}

/** Literals, with the text itself for other items. */
export function toLiterals<const V extends Literal>(
  texts: Exclude<TextInput, undefined>,
  values: readonly V[],
): (V | string)[];
export function toLiterals<const V extends Literal>(
  texts: TextInput,
  values: readonly V[],
): (V | string)[] | undefined;
export function toLiterals<const V extends Literal>(
  texts: TextInput,
  values: readonly V[],
): (V | string)[] | undefined {
  return items(texts)?.map((text) => toLiteral(text, values));
}

function items(texts: TextInput): readonly string[] | undefined {
  return typeof texts === 'string' ? toList(texts) : texts;
}
