import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { hasOtherValues } from './hidden-values.ts';
import { intersectedField } from './intersected-fields.ts';

/*
 * Types that marks hide. To TypeScript, a string literal type with a mark is not the name of a property. In
 * the marked Program, `labels[color]` with `color: Query<Color>` is therefore `any`, and so is everything
 * derived from it. The plain Program has the type that the author's editor shows, provided that the app
 * compiles with `strictNullChecks`.
 */

/** The type of a field, with the checker of the Program in which it is not hidden. */
interface FieldType {
  readonly type: ts.Type;
  readonly checker: ts.TypeChecker;
}

export function fieldType(symbol: ts.Symbol, owner: ts.Type, context: Context): FieldType {
  const { checker, isPlainStrict, marked, plain } = context;
  const type = intersectedField(symbol, owner, checker);
  if (!isPlainStrict || (checker !== plain && !isHidden(type))) return { type, checker };
  const node = symbol.valueDeclaration;
  const name = node && ts.getNameOfDeclaration(node);
  const declared = name && !isGeneric(node) && plain.getSymbolAtLocation(name);
  if (!declared) return { type, checker };
  const shown = plain.getTypeOfSymbol(declared);
  // A field that has its declared type has the marks of that declaration. What a method returns is widened.
  const markedType = marked.getTypeOfSymbol(declared);
  if (
    plain.getWidenedType(shown) === type &&
    !isHidden(markedType) &&
    !hasOtherValues(markedType, shown, context)
  )
    return { type: markedType, checker: marked };
  return checker !== plain && isMade(node) && !isHidden(shown)
    ? { type: shown, checker: plain }
    : { type, checker };
}

/** Whether the result of a method is hidden. `shown` is the same in the plain Program. */
export function isHiddenResult(result: ts.Type, shown: ts.Type, context: Context): boolean {
  return holdsHidden(result, context.checker) || hasOtherValues(result, shown, context);
}

/** Whether a field gets its value, and so its type, in an object literal. */
export const isMade = (node: ts.Node) =>
  ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);

/**
 * Whether a node is inside a function or a class with type parameters: its type then depends on their type
 * arguments.
 */
const isGeneric = (node: ts.Node) =>
  ts.findAncestor(
    node,
    (one) => (ts.isFunctionLike(one) || ts.isClassLike(one)) && one.typeParameters !== undefined,
  ) !== undefined;

/**
 * Whether a type is hidden, or is a union, list, tuple, promise or stream of hidden types. The default type
 * arguments of a generic type may refer back to it.
 */
function holdsHidden(type: ts.Type, checker: ts.TypeChecker, outer: readonly ts.Type[] = []): boolean {
  if (isHidden(type)) return true;
  if (outer.includes(type)) return false;
  const holds = (one: ts.Type) => holdsHidden(one, checker, [...outer, type]);
  if (type.isUnion()) return type.types.some(holds);
  const isReference = ((type as ts.ObjectType).objectFlags ?? 0) & ts.ObjectFlags.Reference;
  if (!isReference) return false;
  return checker.getTypeArguments(type as ts.TypeReference).some(holds);
}

const isHidden = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Any) !== 0;
