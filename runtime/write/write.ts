import { expectFields, mismatch } from './mismatch.ts';

/** JSON texts of values. Each refuses what is not of its type: the document would not be true of it. */

type Literal = string | number | boolean;

/** What JSON.stringify would escape, lone surrogates included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const needsEscape = /["\\\0-\x1f\ud800-\udfff]/;

/** Up to this length looking at each character costs less than to begin with a regular expression. */
const fewCharacters = 12;

export function writeString(value: string): string {
  return `"${escapeString(value)}"`;
}

/** What stands between the quotes of a JSON string: mostly the text itself. */
export function escapeString(value: string): string {
  if (typeof value !== 'string') throw mismatch('a string', value);
  const isPlain = value.length > fewCharacters ? !needsEscape.test(value) : isShortPlain(value);
  return isPlain ? value : JSON.stringify(value).slice(1, -1);
}

/** The same as the regular expression says. */
function isShortPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x22 || code === 0x5c || code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return false;
  }
  return true;
}

/** @throws ContractError for NaN and the infinities too: JSON has none of them */
export function writeNumber(value: number): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw mismatch('a finite number', value);
  return `${value}`;
}

/** -0 is 0. */
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

/** A date as its ISO text; a year of more than four digits would make one that is no `date-time`. */
export function writeDate(value: Date): string {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) throw mismatch('a valid Date', value);
  const text = value.toISOString();
  if (text.length > 24) throw mismatch('a Date of the years 0 to 9999', value);
  return `"${text}"`;
}

/** Literals with their JSON texts. */
export function literalTexts(values: readonly Literal[]): ReadonlyMap<Literal, string> {
  return new Map(values.map((value) => [value, JSON.stringify(value)]));
}

/** One of many literals, whose texts are known. */
export function writeLiteral(value: Literal, texts: ReadonlyMap<Literal, string>): string {
  const text = texts.get(value);
  if (text === undefined) throw mismatch(`one of ${texts.size} literals`, value);
  return text;
}

/** A text of a template literal type. */
export function writeTemplate(value: string, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value))
    throw mismatch(`a string that matches ${pattern}`, value);
  return writeString(value);
}

/**
 * Any JSON value; what JSON leaves out or cannot hold is refused at the top, left out below, as
 * JSON.stringify does.
 */
export function writeUnknown(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch (error) {
    // What it says of a BigInt, and of an object within itself.
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

/** The object's own properties; those that are undefined are left out. */
export function writeRecord<T>(
  value: { readonly [key: string]: T | undefined },
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

/** An object of which no field has to be there: `fields` are the texts of those that are, each after a comma. */
export function writeOptionals(value: object, fields: string): string {
  if (Array.isArray(value)) throw mismatch('an object', value);
  if (fields === '') expectFields(value);
  return `{${fields.slice(1)}}`;
}

/**
 * The properties of an object that are no declared fields, each after a comma; what is undefined, or nothing
 * is said of, is left out.
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

/** An item that may be undefined at the end of a list, where it is left out; after a comma. */
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

/** Some items of a list, each after a comma; `from` and `to` as `slice` has them. */
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
