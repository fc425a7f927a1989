import fc from 'fast-check';
import type { Property, TextSource, Type } from '../../../compiler/model/model.ts';

/** An input that is read from text. */
export interface TextInput {
  /** The name on the wire. */
  readonly name: string;
  readonly source: TextSource;
  readonly type: Type;
  readonly isRequired: boolean;
  /** The field, for an input of a form model. */
  readonly field: Property | undefined;
}

/** The type without `null`, which no text can represent: it is only for the default. */
export function typeOfText(type: Type): Type {
  return type.kind === 'union' ? type.members.find(({ kind }) => kind !== 'null')! : type;
}

/** A value changed, as little as possible, so that its source can carry it. */
export function carried(source: TextSource, isRest: boolean, value: unknown): unknown {
  if (Array.isArray(value)) {
    // A comma separates items, and a single empty text is an empty list.
    const items = value.map((item) =>
      typeof item === 'string' ? (carried(source, false, item) as string).replaceAll(',', ';').trim() : item,
    );
    return items.length === 1 && items[0] === '' ? ['x'] : items;
  }
  if (typeof value !== 'string') return value;
  const text = value.replace(/\p{Surrogate}/gu, 's');
  if (source === 'header') return text.replace(/[^\x20-\x7e]/gu, 'h').trim();
  if (source !== 'path') return text;
  if (!isRest) return /^\.{0,2}$/.test(text) ? 'dots' : text;
  return text
    .split('/')
    .map((one) => (/^\.{0,2}$/.test(one) ? 'dots' : one))
    .join('/');
}

/** The text of a value, or the texts of a list's items. */
export function textOf(value: unknown): string | readonly string[] {
  return Array.isArray(value) ? value.map(String) : String(value);
}

/**
 * The value that a text must be read as by the specification. A text that does not fit the type becomes a
 * value that no type accepts.
 */
export function read(text: string, { source, type }: TextInput): unknown {
  const own = typeOfText(type);
  // Browsers send an untouched field as empty.
  if (source === 'form' && text === '' && own.kind !== 'string') return undefined;
  if (own.kind === 'list') {
    if (text === '') return [];
    return text.split(source === 'header' ? /, ?/ : ',').map((item) => readOne(item, own.item));
  }
  return readOne(text, own);
}

function readOne(text: string, type: Type): unknown {
  const none = { none: text };
  switch (type.kind) {
    case 'number':
      if (type.int) return /^-?[0-9]+$/.test(text) ? Number(text) + 0 : none;
      return /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$/.test(text) ? Number(text) + 0 : none;
    case 'boolean':
      if (/^(true|1|yes|on|t|y)$/i.test(text)) return true;
      return /^(false|0|no|off|f|n)$/i.test(text) ? false : none;
    case 'literal':
      return type.values.find((value) => String(value) === text) ?? none;
    default:
      return text;
  }
}

/** Texts that are valid for some types and invalid for others. */
export const oddTexts = fc.constantFrom(
  ...['', 'x', '0', '1', '-1', '02', '-0', '+1', ' 1', '1 ', '1.0', '1.5', '.5', '5.', '1e3', '1E-2', '0x1f'],
  ...['1_0', '1e400', '9007199254740991', '9007199254740992', 'NaN', 'Infinity', 'null', 'undefined'],
  ...['true', 'TRUE', 'Yes', 'oN', 'off', 'f', 'N', 'a,b', ',', 'a,,b', '1,2', '1,1', '1, 2', '[1]', '{}'],
  ...[
    '%',
    '%41',
    '&',
    '=',
    'a=b',
    '#',
    '?',
    '+',
    'a;b',
    '"a"',
    'a/b',
    '2026-02-29',
    'ticket-x',
    'é',
    '\u{1F600}',
  ],
);
