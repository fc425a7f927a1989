import type { Type } from '../../model/model.ts';
import { besideNull, holds, partsOf } from '../../model/walk.ts';
import type { TypeFunctions } from '../type-functions.ts';
import { isFilledIn, isReadAsIs } from './read.ts';

/**
 * Whether what is read of a type has another type here than the app gave it. A type that no module of the app
 * exports is written out: its lists are readonly then, its optional fields may be undefined, an enum's member
 * is a mere text or number, and brands are gone.
 */
export function isLoose(type: Type, functions: TypeFunctions): boolean {
  if (isReadAsIs(type, functions.models)) return false;
  if (isNominal(type)) return true;
  const isOuter = type.kind === 'list' || type.kind === 'record' || isReadInPlace(type);
  return isOuter
    ? partsOf(type).some((part) => isLoose(part, functions))
    : isLooseWithin(type, functions, new Set());
}

/**
 * Whether TypeScript knows the type by its name, and takes no mere text, number or object for it: an enum's
 * member, or what has a brand.
 */
export function isNominal(type: Type): boolean {
  return (type.kind === 'literal' && type.enum) || isBranded(type);
}

/**
 * Whether something of a type has a brand, also under a name: where no module exports that, it is written out
 * without.
 */
export function holdsBrand(type: Type, { models }: TypeFunctions): boolean {
  return holds(type, models, isBranded);
}

const isBranded = (type: Type) => 'branded' in type && type.branded === true;

/** Whether a union needs no function that reads it, whose own types would be written out. */
function isReadInPlace(type: Type): boolean {
  return type.kind === 'union' && besideNull(type) !== undefined;
}

/** A value that was read of `type`, as what the app calls `own`; undefined where the app has no name for it. */
export function asOwn(value: string, type: Type, own: string | undefined, functions: TypeFunctions): string {
  return own !== undefined && isLoose(type, functions)
    ? `${asWritten(value, type, functions)} as ${own}`
    : value;
}

/**
 * A value that was read of `type`, as that type is written out, where TypeScript may refuse a cast to the
 * app's own. No readonly list of the app's is one that was made here, which can be written to; but every list
 * of the app's is one that is written out.
 */
export function asWritten(value: string, type: Type, functions: TypeFunctions): string {
  return showsMadeList(type, functions) ? `${value} as ${functions.annotation(type)}` : value;
}

/** The same of a value that was converted or is passed on as it came: a list of it can be written to, too. */
export function listAsWritten(value: string, type: Type, functions: TypeFunctions): string {
  return type.kind === 'list' ? `${value} as ${functions.typeText(type)}` : value;
}

/** Whether TypeScript sees, in what is read of a type, a list that was made of another. */
function showsMadeList(type: Type, functions: TypeFunctions): boolean {
  if (isReadAsIs(type, functions.models)) return false;
  const shows = (part: Type) => showsMadeList(part, functions);
  switch (type.kind) {
    case 'list':
      return true;
    case 'record':
      return shows(type.value);
    case 'union':
      // A cast needs but one member that fits.
      return type.members.every(shows);
    case 'object':
      return !isFilledIn(type) && partsOf(type).some(shows);
    default:
      return false;
  }
}

function isLooseWithin(type: Type, functions: TypeFunctions, seen: Set<string>): boolean {
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
      return isLooseWithin(functions.models.get(type.id)!.type, functions, seen);
  }
  return partsOf(type).some((part) => isLooseWithin(part, functions, seen));
}
