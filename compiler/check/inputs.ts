import { code } from '../diagnose/catalogue/code.ts';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { writtenName } from '../model/ids.ts';
import type { Model, Property, Span, TupleType, Type } from '../model/model.ts';
import { partsOf } from '../model/walk.ts';
import { propertyKey, quote } from '../print/quote.ts';
import { typeInHint } from './type-name.ts';

/**
 * Reports a `Date` and an instance of a class in an input. They can be written to JSON, but a request holds a
 * text or a plain object. Fields that no file of the app declares are reported where the object that has them
 * is used, all at once.
 */
export function checkInput(type: Type, span: Span, model: Model, diagnostics: Diagnostics): void {
  const seen = new Set<string>();
  const reportDates = (at: Span, instead: string, label?: string) =>
    diagnostics.add(
      'unsupported-type',
      at,
      'Date',
      'clients send dates as strings',
      `${instead}, and \`new Date(text)\` in the function.`,
      label,
    );
  /** `owner` names the type itself; undefined in a field that no file of the app declares. */
  const visit = (one: Type, at: Span, owner: string | undefined, onDate: () => void): void => {
    const inner = owner && unnamed;
    if (one.kind === 'date') {
      onDate();
    } else if (one.kind === 'object') {
      const made = new Set<Property>();
      for (const property of one.properties) {
        if (property.isMade) visit(property.type, at, undefined, () => made.add(property));
        else visitWritten(property.type, property.span);
      }
      if (made.size > 0) reportDates(at, ownTypes([...made], owner), labelOf([...made]));
      for (const { value } of one.indexes ?? []) visit(value, at, inner, onDate);
    } else if (one.kind !== 'model') {
      for (const part of partsOf(one)) visit(part, at, inner, onDate);
    } else if (!seen.has(one.id)) {
      seen.add(one.id);
      const { method, source, type } = model.models.get(one.id)!;
      const written = writtenName(one.id);
      if (method !== undefined) {
        const why = `it is a class, and what comes in has no \`${method}\``;
        diagnostics.add('unsupported-type', at, written, why, 'Write an interface of its fields.');
      }
      visit(type, at, source?.exportName === written ? owner && written : inner, onDate);
    }
  };
  const visitWritten = (one: Type, at: Span) =>
    visit(one, at, unnamed, () => reportDates(at, `Write \`${dateText}\``));
  visitWritten(type, span);
}

/** The placeholder for a type without a name that other files could use. */
const unnamed = 'T';

const dateText = "Field<string, { format: 'date-time' }>";

function labelOf(made: readonly Property[]): string {
  return `the field${made.length === 1 ? '' : 's'} ${made.map(({ name }) => code(name)).join(', ')}`;
}

/** What to write in place of the dates in fields that no file of the app declares. */
function ownTypes(made: readonly Property[], owner: string | undefined): string {
  if (owner === undefined) return `Write \`${dateText}\``;
  const names = made.map(({ name }) => quote(name)).join(' | ');
  const fields = made.map(
    ({ name, optional, type }) => `${propertyKey(name)}${optional ? '?' : ''}: ${sentType(type)}`,
  );
  const text = code(`Omit<${owner}, ${names}> & { ${fields.join('; ')} }`);
  const [what, them] = made.length === 1 ? ['field a type of its', 'it'] : ['fields types of their', 'them'];
  const whose = owner === unnamed ? ` with \`${unnamed}\` for the type that has ${them}` : '';
  return `Give the ${what} own: write ${text}${whose}`;
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
