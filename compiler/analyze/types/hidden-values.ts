import { ts } from 'ts-morph';
import { grouped } from '../../grouped.ts';
import { type Context, isPublicName } from '../context.ts';
import { isOptional } from '../syntax/symbols.ts';
import { isPrimitive, primitiveKind } from './brands.ts';
import { mappedMark } from './homomorphic.ts';
import { constantOf } from './literal-types.ts';
import { unmark } from './marks.ts';
import { isTypeReference, membersOf, partsOf } from './members.ts';

/*
 * Expressions to which the marked Program gives too few or too many values.
 *
 * Too few: TypeScript does not consider that a type with a mark may be falsy. In the marked Program, `done &&
 * title` is therefore never `false`, the title of `{ ...(done && { title }) }` is always present, and `(done
 * && title) || id` is never `id`. Such types spread through variables, functions and lists, which only the
 * plain Program follows correctly. So each type is compared: the marked type must have every value of the
 * plain one.
 *
 * Too many: TypeScript does not narrow a union by a discriminator with a mark. In the marked Program, a shape
 * may still be a circle after `if (shape.kind === 'circle') return`; an exhaustive `switch` falls through to
 * `undefined`; and `order ?? 'asc'` is any string, because `'asc'` is not one of the marked literals.
 */

const { Any, Literal, Never, Unknown } = ts.TypeFlags;

/**
 * Whether the shown type must have all optional fields and index signatures, too, and be `unknown` where the
 * type is.
 */
export interface Exactness {
  readonly isExact?: boolean;
}

type Programs = Pick<Context, 'marked' | 'plain'> & Exactness;

/** The results for pairs compared so far. A recursive reference counts as equal: the other parts decide. */
type Seen = Map<ts.Type, Map<ts.Type, boolean>>;

/**
 * Whether the type of an expression in the marked Program lacks values that it has in the plain Program
 * (`shown`), or has additional ones.
 */
export function hasOtherValues(
  type: ts.Type,
  shown: ts.Type,
  programs: Programs,
  seen: Seen = new Map(),
): boolean {
  const results = seen.get(type) ?? new Map<ts.Type, boolean>();
  const known = results.get(shown);
  if (known !== undefined) return known;
  seen.set(type, results.set(shown, false));
  const { marked, plain } = programs;
  const members = membersOf(type);
  const wanted = membersOf(shown);
  const membersLike = likelyFirst(members, marked);
  const wantedLike = likelyFirst(wanted, plain);
  // What is `any` itself stands for all values.
  const isMerged =
    wanted.length > members.length && !(type.flags & Any) && members.some((one) => holdsAny(one, marked));
  const result =
    isMerged ||
    wanted.some((one) => !membersLike(one, plain).some((member) => hasAll(member, one, programs, seen))) ||
    (!(shown.flags & Any) &&
      members.some((member) => hasMoreValues(member, wantedLike(member, marked), programs, seen)));
  results.set(shown, result);
  return result;
}

/**
 * Whether a type is `any`, or an object of expressions, a list, a tuple or the like that holds one. In a union,
 * TypeScript keeps `{ label: any }` for all objects with a label, or none of it.
 */
export function holdsAny(type: ts.Type, checker: ts.TypeChecker, outer: readonly ts.Type[] = []): boolean {
  if (type.flags & Any) return true;
  if (outer.includes(type)) return false;
  const holds = (one: ts.Type) => holdsAny(one, checker, [...outer, type]);
  if (type.isUnionOrIntersection()) return type.types.some(holds);
  if (isTypeReference(type)) return checker.getTypeArguments(type).some(holds);
  const isLiteral = ((type.getSymbol()?.flags ?? 0) & ts.SymbolFlags.ObjectLiteral) !== 0;
  return isLiteral && checker.getPropertiesOfType(type).some((one) => holds(checker.getTypeOfSymbol(one)));
}

/**
 * The members of a union, those first that are probably the counterpart of a given type of the other Program: to
 * compare each member of a large union with each of the other takes too long.
 */
function likelyFirst(
  members: readonly ts.Type[],
  checker: ts.TypeChecker,
): (type: ts.Type, other: ts.TypeChecker) => readonly ts.Type[] {
  if (members.length < largeUnion) return () => members;
  const likely = grouped(members.map((one) => [identityOf(one, checker), one]));
  return (type, other) => [...(likely.get(identityOf(type, other)) ?? []), ...members];
}

/** Members from which on the search for a counterpart is worth its cost. */
const largeUnion = 32;

/** The declaration of a type, or the value of a literal: the same in both Programs. */
function identityOf(type: ts.Type, checker: ts.TypeChecker): unknown {
  const [part] = unmark(type, checker).bare;
  if (part === undefined) return undefined;
  return isLiteral(part) ? constantOf(part, checker) : declarationOf(part);
}

/** Whether a type that is not a union has values that none of the shown types has. */
function hasMoreValues(type: ts.Type, shown: readonly ts.Type[], programs: Programs, seen: Seen): boolean {
  const { marked, plain } = programs;
  const scalar = unmark(type, marked).bare.find(isPrimitive);
  if (scalar === undefined) return !shown.some((one) => hasAll(type, one, programs, seen));
  const swapped = { marked: plain, plain: marked };
  return !shown.some((one) => partsOf(one).some((part) => hasScalar(part, scalar, swapped)));
}

/** Whether a type has all values of a type of the plain Program. Neither is a union. */
function hasAll(type: ts.Type, shown: ts.Type, programs: Programs, seen: Seen): boolean {
  // The shown type has no values, or they are not known.
  if (shown.flags & (Any | Never)) return true;
  const { bare } = unmark(type, programs.marked);
  // A type that is only a mark stands for `unknown`, or for a dependency that returns nothing.
  if (bare.length === 0) return hasAnything(shown, programs);
  const parts = partsOf(shown);
  return (
    parts.every((part) => bare.some((one) => has(one, part, programs, seen))) &&
    bare.every((one) => parts.some((part) => has(one, part, programs, seen)))
  );
}

/** The same for `unknown`. */
const hasAnything = (shown: ts.Type, { isExact }: Programs) =>
  !isExact || (shown.flags & (Any | Unknown)) !== 0;

/** The same for two types that are neither unions nor intersections. */
function has(type: ts.Type, shown: ts.Type, programs: Programs, seen: Seen): boolean {
  const { marked, plain } = programs;
  // From an `any` that is given for a `readonly T[]`, TypeScript infers `unknown`.
  if (type.flags & Unknown) return (shown.flags & Unknown) !== 0;
  if (type.flags & Any) return hasAnything(shown, programs);
  const mapped = mappedMark(type, marked);
  if (mapped?.kind === 'primitive') return hasAll(mapped.type, shown, programs, seen);
  if (mapped?.kind === 'list')
    return (
      plain.isArrayType(shown) && !hasOtherValues(mapped.item, shown.getNumberIndexType()!, programs, seen)
    );
  if (!(shown.flags & ts.TypeFlags.Object)) return hasScalar(type, shown, programs);
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  if (!isSameDeclaration(type, shown, programs)) return hasFields(type, shown, programs, seen);
  if (isTypeReference(type) && isTypeReference(shown)) return hasArguments(type, shown, programs, seen);
  return !isMade(shown) || hasFields(type, shown, programs, seen);
}

const isLiteral = ({ flags }: ts.Type) => (flags & Literal) !== 0;

function hasScalar(type: ts.Type, shown: ts.Type, { marked, plain }: Programs): boolean {
  const kind = primitiveKind(shown);
  if (kind === undefined) return (shown.flags & type.flags) !== 0;
  if (!(type.flags & kind)) return false;
  if (isLiteral(type)) return constantOf(type, marked) === constantOf(shown, plain);
  if (isPattern(type) && isPattern(shown)) return patternOf(type) === patternOf(shown);
  // A pattern, such as that of a template literal, has not all texts.
  return !(shown.flags & ts.TypeFlags.String) || (type.flags & ts.TypeFlags.String) !== 0;
}

type Pattern = ts.TemplateLiteralType | ts.StringMappingType;

const isPattern = (type: ts.Type): type is Pattern =>
  (type.flags & (ts.TypeFlags.TemplateLiteral | ts.TypeFlags.StringMapping)) !== 0;

/** The texts of a template literal type, or `Uppercase` and the like. What stands between may have marks. */
const patternOf = (type: Pattern) => ('texts' in type ? JSON.stringify(type.texts) : type.symbol.name);

/** The same for lists, tuples, promises and the like: compares their type arguments. */
function hasArguments(
  type: ts.TypeReference,
  shown: ts.TypeReference,
  programs: Programs,
  seen: Seen,
): boolean {
  const own = programs.marked.getTypeArguments(type);
  const wanted = programs.plain.getTypeArguments(shown);
  return (
    own.length === wanted.length && own.every((one, i) => !hasOtherValues(one, wanted[i]!, programs, seen))
  );
}

/**
 * Whether both types have the same declaration. The Programs share their nodes, but not the symbols of what
 * several files declare, such as `Array`. Tuples have no symbol.
 */
function isSameDeclaration(type: ts.Type, shown: ts.Type, { marked, plain }: Programs): boolean {
  if (marked.isTupleType(type)) return plain.isTupleType(shown);
  const declaration = declarationOf(type);
  return declaration !== undefined && declaration === declarationOf(shown);
}

const declarationOf = (type: ts.Type) => type.getSymbol()?.declarations?.[0];

/**
 * The same for objects, by their fields: a field that is required in the type must be required in the shown
 * type.
 */
function hasFields(type: ts.Type, shown: ts.Type, programs: Programs, seen: Seen): boolean {
  const { isExact, marked, plain } = programs;
  const own = marked.getPropertiesOfType(type).filter(isPublicName);
  const [values, wanted] = [marked.getIndexInfosOfType(type), plain.getIndexInfosOfType(shown)];
  const hasValue = (value: ts.Type, index: number) => {
    const info = values[index];
    return info !== undefined && !hasOtherValues(info.type, value, programs, seen);
  };
  const hasField = (field: ts.Symbol) => {
    const markedField = marked.getPropertyOfType(type, field.name);
    if (markedField === undefined || (isOptional(field) && !isOptional(markedField))) return false;
    return !hasOtherValues(marked.getTypeOfSymbol(markedField), plain.getTypeOfSymbol(field), programs, seen);
  };
  return (
    !(isExact && values.length > wanted.length) &&
    own.every((field) => (isOptional(field) && !isExact) || plain.getPropertyOfType(shown, field.name)) &&
    wanted.map((info) => info.type).every(hasValue) &&
    plain.getPropertiesOfType(shown).filter(isPublicName).every(hasField)
  );
}

/** Whether an object type is that of an object literal, or of an instantiated generic. */
const isMade = (type: ts.Type) =>
  (type.symbol.flags & ts.SymbolFlags.ObjectLiteral) !== 0 ||
  ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Instantiated) !== 0;
