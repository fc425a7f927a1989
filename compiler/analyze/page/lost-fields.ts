import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { isArrayOrTuple } from '../types/lists.ts';

/**
 * Whether `JSON.stringify` leaves out a field that values of the type have: one that is a getter of a class, or
 * the message of an `Error`. What a route answers is written field by field, and the reply of an error handler
 * is not.
 */
export function losesFields(
  type: ts.Type,
  context: Pick<Context, 'checker' | 'program'>,
  seen = new Set<ts.Type>(),
): boolean {
  const { checker } = context;
  const loses = (one: ts.Type) => losesFields(one, context, seen);
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnionOrIntersection()) return type.types.some(loses);
  if (isArrayOrTuple(type, checker)) return checker.getTypeArguments(type).some(loses);
  if ((type.flags & ts.TypeFlags.Object) === 0 || type.getProperty('toJSON')) return false;
  return checker
    .getPropertiesOfType(type)
    .some((one) => isLost(one, context) || loses(checker.getTypeOfSymbol(one)));
}

function isLost({ declarations = [], flags }: ts.Symbol, { program }: Pick<Context, 'program'>): boolean {
  const isOptional = (flags & ts.SymbolFlags.Optional) !== 0;
  return declarations.some(({ parent }) => {
    if (ts.isClassLike(parent)) return (flags & ts.SymbolFlags.Accessor) !== 0;
    const isError = ts.isInterfaceDeclaration(parent) && ts.idText(parent.name) === 'Error';
    return isError && !isOptional && program.isSourceFileDefaultLibrary(parent.getSourceFile());
  });
}
