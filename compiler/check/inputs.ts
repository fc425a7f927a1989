import { code } from '../diagnose/catalogue/code.ts';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { writtenName } from '../model/ids.ts';
import type { Model, Property, Span, TupleType, Type } from '../model/model.ts';
import { partsOf } from '../model/walk.ts';
import { propertyKey, quote } from '../print/quote.ts';
import { typeInHint } from './type-name.ts';

/** A field that no file of the app declares. Its diagnostics are at the use of the object that has it. */
interface MadeField {
  readonly property: Property;
  /** The name of the object's type; undefined where that type is not declared in the app either. */
  readonly owner: string | undefined;
}

/**
 * Reports a `Date` and an instance of a class in an input. They can be written to JSON, but a request holds a
 * text or a plain object.
 */
export function checkInput(type: Type, span: Span, model: Model, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  const visit = (one: Type, at: Span, made?: MadeField, name = unnamed): void => {
    if (one.kind === 'date') {
      diagnostics.add(
        'unsupported-type',
        at,
        'Date',
        'clients send dates as strings',
        `${instead(made)}, and \`new Date(text)\` in the method.`,
        made && `the field \`${made.property.name}\``,
      );
    } else if (one.kind === 'object') {
      const owner = made === undefined ? name : undefined;
      for (const property of one.properties) {
        if (property.isMade) visit(property.type, at, { property, owner });
        else visit(property.type, property.span);
      }
      for (const { value } of one.indexes ?? []) visit(value, at, made);
    } else if (one.kind !== 'model') {
      for (const part of partsOf(one)) visit(part, at, made);
    } else if (!seen.has(one.id)) {
      seen.add(one.id);
      const { method, source, type } = model.models.get(one.id)!;
      const written = writtenName(one.id);
      if (method !== undefined) {
        const why = `it is a class, and what comes in has no \`${method}\``;
        diagnostics.add('unsupported-type', at, written, why, 'Write an interface of its fields.');
      }
      visit(type, at, made, source?.exportName === written ? written : undefined);
    }
  };
  visit(type, span);
}

/** The placeholder for a type without a name that other files could use. */
const unnamed = 'T';

const dateText = "Field<string, { format: 'date-time' }>";

/** What to write in place of a `Date`. */
function instead(made: MadeField | undefined): string {
  if (made?.owner === undefined) return `Write \`${dateText}\``;
  const { owner, property } = made;
  const key = `${propertyKey(property.name)}${property.optional ? '?' : ''}`;
  const text = `Omit<${owner}, ${quote(property.name)}> & { ${key}: ${sentType(property.type)} }`;
  return `Give the field a type of its own: write ${code(text)}${owner === unnamed ? ` with \`${unnamed}\` for the type that has it` : ''}`;
}

/** A type with strings in place of its dates. */
function sentType(type: Type): string {
  switch (type.kind) {
    case 'date':
      return dateText;
    case 'list':
      return `Array<${sentType(type.item)}>`;
    case 'union':
      return type.members.map(sentType).join(' | ');
    case 'record':
      return `Record<string, ${sentType(type.value)}>`;
    case 'tuple':
      return tupleText(type);
    default:
      return typeInHint(type);
  }
}

function tupleText({ items, rest, tail }: TupleType): string {
  const parts = [
    ...items.map(({ optional, type }) => (optional ? `(${sentType(type)})?` : sentType(type))),
    ...(rest ? [`...Array<${sentType(rest)}>`] : []),
    ...tail.map(sentType),
  ];
  return `[${parts.join(', ')}]`;
}
