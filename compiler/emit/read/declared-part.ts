import { isObject } from '../../../runtime/json/is-object.ts';
import { together } from '../../../runtime/write/merged.ts';
import type { Constant, Models, Type } from '../../model/model.ts';
import { rejection } from '../../model/rejection.ts';
import { itemTypes, resolved } from '../../model/walk.ts';
import { fieldUnder } from '../unions/default-conflicts.ts';

/**
 * A constant without the fields that its type does not declare. A default may have been written for a larger
 * type, as in `Pick<Field<Place, { default: … }>, 'city'>`; the handler gets the same as for such a value
 * from a client.
 */
export function declaredPart(type: Type, value: Constant, models: Models): Constant {
  const own = resolved(type, models);
  const inner = (one: Type, item: Constant) => declaredPart(one, item, models);
  if (own.kind === 'union') {
    const taking = own.members.filter((one) => rejection(one, value, models) === undefined);
    const parts = taking.map((one) => inner(one, value));
    return parts.length === 0 ? value : parts.reduce((all, one) => together(all, one) as Constant);
  }
  if (isList(value)) {
    if (own.kind === 'list') return value.map((item) => inner(own.item, item));
    if (own.kind === 'tuple') return itemTypes(own, value.length).map((one, i) => inner(one, value[i]!));
  }
  if (isObject(value) && (own.kind === 'object' || own.kind === 'record')) {
    const declared = Object.entries(value).flatMap(([key, item]) => {
      const field = fieldUnder(key, own);
      return field ? [[key, inner(field.type, item)] as const] : [];
    });
    return Object.fromEntries(declared);
  }
  return value;
}

const isList = (value: Constant): value is readonly Constant[] => Array.isArray(value);
