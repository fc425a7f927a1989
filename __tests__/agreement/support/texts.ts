import fc from 'fast-check';
import type { Property, TextSource, Type } from '../../../compiler/model/model.ts';

/** What is read of a text. */
export interface TextInput {
  /** On the wire. */
  readonly name: string;
  readonly source: TextSource;
  readonly type: Type;
  readonly isRequired: boolean;
  /** The field of the form's model that it is. */
  readonly field: Property | undefined;
}

/** What a text can be: `null` stands in a type for the default alone. */
export function typeOfText(type: Type): Type {
  return type.kind === 'union' ? type.members.find(({ kind }) => kind !== 'null')! : type;
}

/** A value of a text source in a form in which its source can carry it, as near as can be. */
export function carried(source: TextSource, isRest: boolean, value: unknown): unknown {
  if (Array.isArray(value)) {
    // A comma parts items, and one empty text is the empty list.
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

/** A value as its text; a list as those of its items. */
export function textOf(value: unknown): string | readonly string[] {
  return Array.isArray(value) ? value.map(String) : String(value);
}

/**
 * What a text is to be read as, as the table of the specification has it; what is none of its type becomes
 * what no type takes.
 */
export function read(text: string, { source, type }: TextInput): unknown {
  const own = typeOfText(type);
  // A field that nobody touched is sent empty.
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

/** Texts that are something to one type and nothing to another. */
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
