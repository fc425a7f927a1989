import { ts } from 'ts-morph';
import type { Context } from './context.ts';
import { isNothing, membersOf, partsOf } from './members.ts';

/*
 * What `&&` gives where its left side is falsy. TypeScript does not look for `false`, `''` or 0 in a type with a mark on it, so that to the
 * marked Program `done && title` has no `false` in it, and of `{ ...(done && { title }) }` the title is always there. And what a `switch` gives
 * where no case is left: TypeScript does not compare a case with a literal with a mark on it, so that there `undefined` comes out at the end.
 */

type Programs = Pick<Context, 'marked' | 'plain'>;

/** The pairs that have been looked at: a type may lead back to itself. */
type Seen = Map<ts.Type, Set<ts.Type>>;

/** Whether a type that comes of an expression lacks something falsy that the same expression has in the plain Program, or has `undefined` beyond it. */
export function misjudgesFalsy(
  type: ts.Type,
  shown: ts.Type,
  programs: Programs,
  seen: Seen = new Map(),
): boolean {
  const before = seen.get(type) ?? new Set();
  if (type === shown || before.has(shown)) return false;
  seen.set(type, before.add(shown));
  const members = membersOf(type);
  if (members.some(isNothing) && !membersOf(shown).some(isNothing)) return true;
  return membersOf(shown).some((one) => {
    const isWithin = falsyTest(one, programs.plain);
    if (isWithin) return !members.some((member) => partsOf(member).some(isWithin));
    const twins = members.filter((member) => isTwin(member, one, programs));
    return twins.length > 0 && twins.every((twin) => misjudgesWithin(twin, one, programs, seen));
  });
}

/** Tells whether a part of a type has the falsy value that a literal is; undefined for every other type. */
function falsyTest(type: ts.Type, plain: ts.TypeChecker): ((part: ts.Type) => boolean) | undefined {
  if (type.isStringLiteral() && type.value === '')
    return (part) =>
      (part.flags & ts.TypeFlags.String) !== 0 || (part.isStringLiteral() && part.value === '');
  if (type.isNumberLiteral() && type.value === 0)
    return (part) => (part.flags & ts.TypeFlags.Number) !== 0 || (part.isNumberLiteral() && part.value === 0);
  const isFalse = (one: ts.Type) =>
    (one.flags & ts.TypeFlags.BooleanLiteral) !== 0 && plain.typeToString(one) === 'false';
  return isFalse(type) ? isFalse : undefined;
}

/** Both Programs share their nodes, but not the symbols of what several files declare, such as `Array`. A tuple has none. */
function isTwin(one: ts.Type, other: ts.Type, { marked, plain }: Programs): boolean {
  if (marked.isTupleType(one)) return plain.isTupleType(other);
  const declaration = declarationOf(one);
  return declaration !== undefined && declaration === declarationOf(other);
}

const declarationOf = ({ symbol }: { symbol?: ts.Symbol }) => symbol?.declarations?.[0];

/** Looks into lists, promises and the like, and into objects that are written out as values. */
function misjudgesWithin(type: ts.Type, shown: ts.Type, programs: Programs, seen: Seen): boolean {
  const { marked, plain } = programs;
  const misjudges = (one: ts.Type, other: ts.Type | undefined) =>
    other !== undefined && misjudgesFalsy(one, other, programs, seen);
  if (isReference(type) && isReference(shown)) {
    const items = plain.getTypeArguments(shown);
    return marked.getTypeArguments(type).some((item, i) => misjudges(item, items[i]));
  }
  if (!isMade(shown)) return false;
  const values = plain.getIndexInfosOfType(shown);
  return (
    marked.getIndexInfosOfType(type).some((info, i) => misjudges(info.type, values[i]?.type)) ||
    marked.getPropertiesOfType(type).some((field) => {
      const other = plain.getPropertyOfType(shown, field.name);
      if (other === undefined) return false;
      if (isOptional(other) && !isOptional(field)) return true;
      return misjudges(marked.getTypeOfSymbol(field), plain.getTypeOfSymbol(other));
    })
  );
}

const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;

/** Whether an object type comes of a value that is written out, or of a generic that was filled in. */
const isMade = (type: ts.Type) =>
  (type.symbol.flags & ts.SymbolFlags.ObjectLiteral) !== 0 ||
  hasObjectFlag(type, ts.ObjectFlags.Instantiated);

const isReference = (type: ts.Type): type is ts.TypeReference =>
  hasObjectFlag(type, ts.ObjectFlags.Reference);

const hasObjectFlag = (type: ts.Type, flag: ts.ObjectFlags) =>
  (type.flags & ts.TypeFlags.Object) !== 0 && ((type as ts.ObjectType).objectFlags & flag) !== 0;
