import { expectFields, mismatch } from './mismatch.ts';

/** Writers of JSON texts. Each refuses a value of another type, which would contradict the document. */

type Literal = string | number | boolean;

/** The characters that JSON.stringify escapes, lone surrogates included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const needsEscape = /["\\\0-\x1f\ud800-\udfff]/;

/** Up to this length, checking each character is cheaper than starting a regular expression. */
const fewCharacters = 12;

export function writeString(value: string): string {
  return `"${escapeString(value)}"`;
}

/** The contents of a JSON string between its quotes: usually the text itself. */
export function escapeString(value: string): string {
  if (typeof value !== 'string') throw mismatch('a string', value);
  const isPlain = value.length > fewCharacters ? !needsEscape.test(value) : isShortPlain(value);
  return isPlain ? value : JSON.stringify(value).slice(1, -1);
}

/** The same check as `needsEscape`. */
function isShortPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22 || code === 0x5c || code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return false;
  }
  return true;
}

/** @throws ContractError for NaN and the infinities, too: JSON has no such numbers */
export function writeNumber(value: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw mismatch('a finite number', value);
  return `${value}`;
}

/** -0 is written as 0. */
export function writeInt(value: number): string {
  if (!Number.isSafeInteger(value)) throw mismatch('a safe integer', value);
  return `${value}`;
}

export function writeBoolean(value: boolean): string {
  if (value === true) return 'true';
  if (value === false) return 'false';
  throw mismatch('a boolean', value);
}

export function writeNull(value: null): string {
  if (value === null) return 'null';
  throw mismatch('null', value);
}

/** A date as its ISO text. Years of more than four digits are refused: a `date-time` has four. */
export function writeDate(value: Date): string {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) throw mismatch('a valid Date', value);
  const text = value.toISOString();
  if (text.length > 24) throw mismatch('a Date of the years 0 to 9999', value);
  return `"${text}"`;
}

/** The JSON texts of literals. */
export function literalTexts(values: readonly Literal[]): ReadonlyMap<Literal, string> {
  return new Map(values.map((value) => [value, JSON.stringify(value)]));
}

/** The JSON text of one of many literals. */
export function writeLiteral(value: Literal, texts: ReadonlyMap<Literal, string>): string {
  const text = texts.get(value);
  if (text === undefined) throw mismatch(`one of ${texts.size} literals`, value);
  return text;
}

/** The JSON text of a template literal type's value. */
export function writeTemplate(value: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value))
    throw mismatch(`a string that matches ${pattern}`, value);
  return writeString(value);
}

/**
 * The JSON text of any value. BigInts and circular objects are refused. Functions and the like are refused at
 * the top level, and left out of objects, as JSON.stringify does.
 */
export function writeUnknown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    // JSON.stringify throws this for a BigInt and for a circular object.
    if (error instanceof TypeError) throw mismatch('a JSON value', value, error);
    throw error;
  }
  if (text === undefined) throw mismatch('a JSON value', value);
  return text;
}

export function writeList<T>(values: readonly T[], writeItem: (item: T) => string): string {
  if (!Array.isArray(values)) throw mismatch('a list', values);
  let text = '[';
  for (let i = 0; i < values.length; i++)
    text += i === 0 ? writeItem(values[i]!) : `,${writeItem(values[i]!)}`;
  return `${text}]`;
}

/** As `writeList` with `writeString`, with half the concatenations. */
export function writeStrings(values: readonly string[]): string {
  if (!Array.isArray(values)) throw mismatch('a list', values);
  if (values.length === 0) return '[]';
  let text = `["${escapeString(values[0]!)}`;
  for (let i = 1; i < values.length; i++) text += `","${escapeString(values[i]!)}`;
  return `${text}"]`;
}

/** The JSON text of an object's own properties; undefined ones are left out. */
export function writeRecord<T>(
  // biome-ignore lint/suspicious/noConfusingVoidType: values of an app may be `string | void`
  value: { readonly [key: string]: T | undefined | void },
  writeItem: (item: T) => string,
): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw mismatch('an object', value);
  let text = '{';
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item === undefined) continue;
    text += `${text.length === 1 ? '' : ','}${JSON.stringify(key)}:${writeItem(item)}`;
  }
  if (text.length === 1) expectFields(value);
  return `${text}}`;
}

/**
 * The JSON text of an object without required fields: `fields` are the texts of those that are present, each
 * after a comma.
 */
export function writeOptionals(value: object, fields: string): string {
  if (Array.isArray(value)) throw mismatch('an object', value);
  if (fields === '') expectFields(value);
  return `{${fields.slice(1)}}`;
}

/**
 * The JSON texts of the undeclared properties of an object, each after a comma. It leaves out undefined
 * values, and those for which `write` returns undefined.
 */
export function writeOthers(
  value: object,
  declared: ReadonlySet<string>,
  write: (item: never, key: string) => string | undefined,
): string {
  let text = '';
  for (const key of Object.keys(value)) {
    if (declared.has(key)) continue;
    const item = (value as Record<string, never>)[key];
    const written = item === undefined ? undefined : write(item as never, key);
    if (written !== undefined) text += `,${JSON.stringify(key)}:${written}`;
  }
  return text;
}

/**
 * The JSON text of an optional item of a list, after a comma. An undefined item is left out, which is only
 * possible at the end.
 */
export function writeOptionalItem<T>(
  values: readonly unknown[],
  writeItem: (item: T) => string,
  at: number,
): string {
  const item = values[at];
  if (item !== undefined) return `,${writeItem(item as T)}`;
  if (values.slice(at).every((other) => other === undefined)) return '';
  throw mismatch('an item: one that others follow cannot be left out in JSON', item);
}

/** The JSON texts of some items of a list, each after a comma; `from` and `to` are as in `slice`. */
export function writeRange<T>(
  values: readonly unknown[],
  writeItem: (item: T) => string,
  from: number,
  to?: number,
): string {
  let text = '';
  for (const item of values.slice(from, to)) text += `,${writeItem(item as T)}`;
  return text;
}
