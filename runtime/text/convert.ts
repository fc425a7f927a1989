/** Text of the request as the type that a parameter declares. What is no such text gives what no check accepts. */

const integer = /^-?[0-9]+$/;
const jsonNumber = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?$/;

const booleans: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'on', 't', 'y'].map((text) => [text, true] as const),
  ...['false', '0', 'no', 'off', 'f', 'n'].map((text) => [text, false] as const),
]);

type Literal = string | number | boolean;
type Texts = string | readonly string[] | undefined;

/** A safe integer; NaN when the text is none. */
export function toInt(text: string): number;
export function toInt(text: string | undefined): number | undefined;
export function toInt(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!integer.test(text)) return Number.NaN;
  const value = Number(text) + 0; // -0 becomes 0
  return Number.isSafeInteger(value) ? value : Number.NaN;
}

/** A finite number in JSON's notation; NaN when the text is none. */
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

/** A boolean; the text itself when it is none. */
export function toBoolean(text: string): boolean | string;
export function toBoolean(text: string | undefined): boolean | string | undefined;
export function toBoolean(text: string | undefined): boolean | string | undefined {
  if (text === undefined) return undefined;
  return booleans.get(text) ?? booleans.get(text.toLowerCase()) ?? text;
}

/** The value whose own text it is exactly; the text itself when there is none. */
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

/** Items of a comma-separated text; the empty text is the empty list. */
export function toList(text: string): string[];
export function toList(text: string | undefined): string[] | undefined;
export function toList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  return text === '' ? [] : text.split(',');
}

/**
 * Items of a header: as `toList`, but repeated headers are joined by a comma and a blank, which goes with the
 * comma.
 */
export function toHeaderList(text: string): string[];
export function toHeaderList(text: string | undefined): string[] | undefined;
export function toHeaderList(text: string | undefined): string[] | undefined {
  if (text === undefined) return undefined;
  return text === '' ? [] : text.split(/, ?/);
}

/** Safe integers, NaN where an item is none. Takes the text, or what `toHeaderList` gave. */
export function toInts(texts: Exclude<Texts, undefined>): number[];
export function toInts(texts: Texts): number[] | undefined;
export function toInts(texts: Texts): number[] | undefined {
  return items(texts)?.map((text) => toInt(text));
}

/** Finite numbers, NaN where an item is none. */
export function toNumbers(texts: Exclude<Texts, undefined>): number[];
export function toNumbers(texts: Texts): number[] | undefined;
export function toNumbers(texts: Texts): number[] | undefined {
  return items(texts)?.map((text) => toNumber(text));
}

/** Booleans, the text itself where an item is none. */
export function toBooleans(texts: Exclude<Texts, undefined>): (boolean | string)[];
export function toBooleans(texts: Texts): (boolean | string)[] | undefined;
export function toBooleans(texts: Texts): (boolean | string)[] | undefined {
  return items(texts)?.map((text) => toBoolean(text));
}

/** Literals, the text itself where an item is none. */
export function toLiterals<const V extends Literal>(
  texts: Exclude<Texts, undefined>,
  values: readonly V[],
): (V | string)[];
export function toLiterals<const V extends Literal>(
  texts: Texts,
  values: readonly V[],
): (V | string)[] | undefined;
export function toLiterals<const V extends Literal>(
  texts: Texts,
  values: readonly V[],
): (V | string)[] | undefined {
  return items(texts)?.map((text) => toLiteral(text, values));
}

function items(texts: Texts): readonly string[] | undefined {
  return typeof texts === 'string' ? toList(texts) : texts;
}
