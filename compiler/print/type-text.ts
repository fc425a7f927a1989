import type { IndexSignature, ObjectType, Property, TupleType, Type } from '../model/model.ts';
import { isAbout, membersOf } from '../model/walk.ts';
import { literal, propertyKey } from './quote.ts';

/** A type of the Model in TypeScript; `refer` gives the local name of a named model. */
export function typeText(type: Type, refer: (id: string) => string): string {
  switch (type.kind) {
    case 'string':
      return type.template?.text ?? 'string';
    case 'number':
    case 'boolean':
    case 'null':
    case 'never':
    case 'unknown':
      return type.kind;
    case 'date':
      return 'Date';
    case 'literal':
      // TypeScript does not accept an enum member as a literal, but as a string or a number.
      return [...new Set(type.values.map((value) => (type.enum ? typeof value : literal(value))))].join(
        ' | ',
      );
    case 'list':
      return `readonly ${elementText(type.item, refer)}[]`;
    case 'record':
      return `{ ${indexText({ ...type, key: undefined }, refer)} }`;
    case 'tuple':
      return `readonly [${elementTexts(type, refer).join(', ')}]`;
    case 'object': {
      const members = memberTexts(type, refer);
      return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
    }
    case 'model':
      return refer(type.id);
    case 'union':
      // Members that differ in their bounds alone have the same text.
      return [...new Set(type.members.map((one) => typeText(one, refer)))].join(' | ');
  }
}

/** The members of an object type: its fields, then its index signatures. */
export function memberTexts(type: ObjectType, refer: (id: string) => string): readonly string[] {
  const { indexes = [], properties } = type;
  const others = indexes.map((one) => indexText(withKeysOf(one, type), refer));
  return [...properties.map((one) => propertyText(one, refer)), ...others];
}

/**
 * An index signature whose value includes the types of the fields that it covers, and of the narrower index
 * signatures beside it. `{ id: int } & Record<string, string>` has a field that does not fit the index
 * signature, which is an error in a single object type.
 */
export function withKeysOf(index: IndexSignature, { indexes = [], properties }: ObjectType): IndexSignature {
  const { key, value } = index;
  if (value.kind === 'unknown') return index;
  const fields = properties.filter(({ name }) => isAbout(index, name));
  const narrower = key === undefined ? indexes.filter((one) => one !== index) : [];
  const within = [...fields, ...narrower];
  const text = (type: Type) => typeText(type, (id) => id);
  const members = membersOf(value);
  const texts = new Set(members.map(text));
  const isIncluded = (type: Type) =>
    texts.has(text(type)) ||
    type.kind === 'never' ||
    (type.kind === 'literal' && type.values.every((one) => texts.has(typeof one)));
  const types = [...fields.map(({ type }) => type), ...narrower.map((one) => one.value)];
  const others = types.flatMap(membersOf).filter((one) => !isIncluded(one));
  const distinct = new Map(others.map((one) => [text(one), one])).values();
  return {
    ...index,
    value: others.length === 0 ? value : { kind: 'union', members: [...members, ...distinct] },
    optional: index.optional || within.some(({ optional }) => optional),
    isVoid: index.isVoid || within.some(({ isVoid }) => isVoid),
  };
}

function indexText({ isVoid, key, optional, value }: IndexSignature, refer: (id: string) => string): string {
  const text = `readonly [key: ${key?.text ?? 'string'}]: ${typeText(value, refer)}`;
  return optional ? `${text} | ${absentText(isVoid)}` : text;
}

function elementTexts({ items, rest, tail }: TupleType, refer: (id: string) => string): readonly string[] {
  return [
    // Optional items may be undefined, like optional fields: those of `Parameters<typeof fn>` may.
    ...items.map(({ isVoid, optional, type }) =>
      optional ? `(${typeText(type, refer)} | ${absentText(isVoid)})?` : typeText(type, refer),
    ),
    ...(rest ? [`...${elementText(rest, refer)}[]`] : []),
    ...tail.map((one) => typeText(one, refer)),
  ];
}

/** The text of a type, in parentheses where `[]` needs them. */
function elementText(type: Type, refer: (id: string) => string): string {
  const text = typeText(type, refer);
  const isWhole = type.kind === 'object' || type.kind === 'record' || /^[\w$.]+$/.test(text);
  return isWhole ? text : `(${text})`;
}

const absentText = (isVoid: boolean | undefined) => (isVoid ? 'void' : 'undefined');

/** `title?: string | undefined`: code that builds such an object may omit a field or set it to undefined. */
function propertyText({ isVoid, name, optional, type }: Property, refer: (id: string) => string): string {
  const text = type.kind === 'never' ? absentText(isVoid) : typeText(type, refer);
  const full = optional && type.kind !== 'never' ? `${text} | ${absentText(isVoid)}` : text;
  return `${propertyKey(name)}${optional ? '?' : ''}: ${full}`;
}
