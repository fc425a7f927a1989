import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { bundledParameters } from '../parameters/bundled-parameters.ts';
import { isForeignRequestType } from '../parameters/events.ts';
import { saysNothing } from '../parameters/parameter-names.ts';

/**
 * Whether the inferred return type of a function says nothing, because of a parameter that is `any`, or that
 * bundles several parameters. The parameter is reported instead.
 */
export function isGuess(
  { type }: ts.SignatureDeclaration,
  { parameters }: ts.Signature,
  context: Context,
): boolean {
  return type === undefined && parameters.some((one) => isOfAnything(one, context));
}

function isOfAnything(symbol: ts.Symbol, context: Context): boolean {
  const type = context.checker.getTypeOfSymbol(symbol);
  const node = symbol.valueDeclaration;
  // The type of a destructured parameter without a type annotation is an object of `any`.
  const isUntyped =
    node !== undefined && ts.isParameter(node) && !ts.isIdentifier(node.name) && saysNothing(node);
  return (
    isUntyped ||
    (type.flags & ts.TypeFlags.Any) !== 0 ||
    isForeignRequestType(type, context) ||
    bundledParameters(type, context) !== undefined
  );
}
