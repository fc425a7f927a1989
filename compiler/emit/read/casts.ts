import type { Type } from '../../model/model.ts';
import { holds, onlyPresentMember, partsOf } from '../../model/walk.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { isFilledIn, isReadAsIs } from './ways.ts';

/**
 * Whether the value that is read of a type has another type than the app declared. A type that no module of
 * the app exports is written out: its lists are then readonly, its optional fields may be undefined, enum
 * members become plain strings or numbers, and brands are lost.
 */
export function needsCastToOwn(type: Type, functions: TypeFunctions): boolean {
  if (isReadAsIs(type, functions.models)) return false;
  if (isNominal(type)) return true;
  const isOuter = type.kind === 'list' || type.kind === 'record' || isReadInPlace(type);
  return isOuter
    ? partsOf(type).some((part) => needsCastToOwn(part, functions))
    : needsCastWithin(type, functions, new Set());
}

/**
 * Whether the type is nominal to TypeScript, so that no plain string, number or object is assignable to it:
 * an enum member, or a branded type.
 */
export function isNominal(type: Type): boolean {
  return (type.kind === 'literal' && type.enum) || isBranded(type);
}

/**
 * Whether a type contains a brand, also within a named type: where no module exports the name, the type is
 * written out without its brand.
 */
export function holdsBrand(type: Type, { models }: TypeFunctions): boolean {
  return holds(type, models, isBranded);
}

const isBranded = (type: Type) => 'branded' in type && type.branded === true;

/** Whether a union is read in place, without a function whose own types would be written out. */
function isReadInPlace(type: Type): boolean {
  return type.kind === 'union' && onlyPresentMember(type) !== undefined;
}

/**
 * A value that was read of `type`, cast to the app's type `own`, which is undefined where the app has no name
 * for it.
 */
export function castToOwn(
  value: string,
  type: Type,
  own: string | undefined,
  functions: TypeFunctions,
): string {
  return own !== undefined && needsCastToOwn(type, functions)
    ? `${castToWritten(value, type, functions)} as ${own}`
    : value;
}

/**
 * A value that was read of `type`, cast to that type as it is written out, where TypeScript may refuse a
 * direct cast to the app's own type. A mutable list that was made here cannot be cast to every readonly list
 * of the app, but every list of the app can be cast from the written-out one.
 */
export function castToWritten(value: string, type: Type, functions: TypeFunctions): string {
  return showsMadeList(type, functions) ? `${value} as ${functions.annotation(type)}` : value;
}

/** The same for a value that was converted or is passed on unchanged: a list of it is mutable, too. */
export function listAsWritten(value: string, type: Type, functions: TypeFunctions): string {
  return type.kind === 'list' ? `${value} as ${functions.typeText(type)}` : value;
}

/** Whether the type that TypeScript infers for the value has a list that was mapped from another. */
function showsMadeList(type: Type, functions: TypeFunctions): boolean {
  if (isReadAsIs(type, functions.models)) return false;
  const shows = (part: Type) => showsMadeList(part, functions);
  switch (type.kind) {
    case 'list':
      return true;
    case 'record':
      return shows(type.value);
    case 'union':
      // A cast needs only one member that fits.
      return type.members.every(shows);
    case 'object':
      return !isFilledIn(type) && partsOf(type).some(shows);
    default:
      return false;
  }
}

function needsCastWithin(type: Type, functions: TypeFunctions, seen: Set<string>): boolean {
  if (isNominal(type)) return true;
  switch (type.kind) {
    case 'list':
    case 'tuple':
      return true;
    case 'object':
      if (type.properties.some(({ optional }) => optional) || type.indexes !== undefined) return true;
      break;
    case 'model':
      if (functions.isNamedType(type) || seen.has(type.id)) return false;
      seen.add(type.id);
      return needsCastWithin(functions.models.get(type.id)!.type, functions, seen);
  }
  return partsOf(type).some((part) => needsCastWithin(part, functions, seen));
}
