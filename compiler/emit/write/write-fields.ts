import type { LiteralType, ObjectType, Property, Type } from '../../model/model.ts';
import { canHaveValue } from '../../model/walk.ts';
import { type Body, functionText } from '../../print/function.ts';
import { member, templatePart } from '../../print/quote.ts';
import { joinedTemplates } from '../../print/templates.ts';
import { byKey } from '../by-key.ts';
import { fieldSet } from '../field-set.ts';
import { ranks } from '../ranks.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { writeValue } from './write.ts';
import { refuseOther } from './write-literal.ts';

/** The body of a function that writes an object: a line for each field, and one for its index signatures. */
export function writeFields(object: ObjectType, functions: TypeFunctions): Body {
  return { before: refusals(object, functions), expression: fieldTexts(object, functions) };
}

/** The name of the function that writes an object without a name. */
export function objectFunction(type: ObjectType, functions: TypeFunctions): string {
  return functions.ownFunction('write', type, (own) => {
    const fields = writeFields(type, functions);
    const signature = `${own}(value: ${functions.annotation(type)}): string`;
    functions.module.add(functionText(signature, fields), ranks.write);
  });
}

/**
 * The statements that refuse a value before its fields are written: one that is not an object, and one whose
 * constant fields differ, because constants are part of the text between the other fields.
 */
function refusals({ properties }: ObjectType, functions: TypeFunctions): readonly string[] {
  const constants = properties.flatMap((property) => {
    const constant = constantOf(property);
    return constant ? [refuseOther(constant, member('value', property.name), functions)] : [];
  });
  return [`${functions.module.runtime('expectObject')}(value);`, ...constants];
}

/** The only value of a field; undefined where there are several, or where it may be absent. */
function constantOf({ optional, type }: Property): LiteralType | undefined {
  return !optional && type.kind === 'literal' && type.values.length === 1 ? type : undefined;
}

function fieldTexts(object: ObjectType, functions: TypeFunctions): string {
  const { indexes } = object;
  const properties = object.properties.filter(canHaveValue);
  const firstFixed = properties.findIndex(({ optional }) => !optional);
  const pieces = properties.map((property, i) => {
    const [before, after] =
      firstFixed === -1 || i > firstFixed ? [',', ''] : i < firstFixed ? ['', ','] : ['', ''];
    const piece = fieldText(property, before, after, functions);
    return property.optional ? `(${member('value', property.name)} === undefined ? '' : ${piece})` : piece;
  });
  if (indexes) {
    const { module } = functions;
    const use = {
      value: 'item',
      otherwise: 'undefined',
      make: (value: Type) => writeValue(value, 'item', functions),
      typeText: (value: Type) => functions.typeText(value),
    } as const;
    const write = byKey(indexes, use, module);
    pieces.push(`${module.runtime('writeOthers')}(value, ${fieldSet(object.properties, module)}, ${write})`);
  }
  // Where no field is required, no other check refuses a list.
  if (firstFixed === -1) {
    const text = pieces.length === 0 ? "''" : pieces.join(' +\n      ');
    return `${functions.module.runtime('writeOptionals')}(value, ${text})`;
  }
  return joinedTemplates('{', pieces, '}');
}

function fieldText(property: Property, before: string, after: string, functions: TypeFunctions): string {
  const { name, type } = property;
  const key = templatePart(`${before}${JSON.stringify(name)}:`);
  const constant = constantOf(property);
  if (constant) return `\`${key}${templatePart(JSON.stringify(constant.values[0]))}${after}\``;
  const value = member('value', name);
  if (type.kind !== 'string' || type.template)
    return `\`${key}\${${writeValue(type, value, functions)}}${after}\``;
  // The quotes are part of the surrounding text, so that fewer texts are joined.
  return `\`${key}"\${${functions.module.runtime('escapeString')}(${value})}"${after}\``;
}
