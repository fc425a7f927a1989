import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { bundledParameters } from '../parameters/bundled-parameters.ts';
import { saysNothing } from '../parameters/parameter-names.ts';

/**
 * Whether nothing can be said of what a function gives: of a parameter without a type anything may come, of
 * one that stands for several what none can have. It is the parameter that is complained about.
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
  // To TypeScript one that is taken apart has a type of its own: an object of `any`.
  const isUntyped =
    node !== undefined && ts.isParameter(node) && !ts.isIdentifier(node.name) && saysNothing(node);
  return isUntyped || (type.flags & ts.TypeFlags.Any) !== 0 || bundledParameters(type, context) !== undefined;
}
