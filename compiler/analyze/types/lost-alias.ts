import { ts } from 'ts-morph';
import type { Context } from '../context.ts';
import { unionOrigin } from '../typescript-internals.ts';
import { namingOf } from './names.ts';

/**
 * The named union among the members of a type. TypeScript does not keep the name `Shape` in `Shape | null`:
 * the name comes from `node`, or from the union that `whole` was made from. Only `null` and `undefined` may
 * be other members.
 */
export function lostAlias(
  members: readonly ts.Type[],
  node: ts.TypeNode | undefined,
  whole: ts.Type | undefined,
  context: Context,
): ts.UnionType | undefined {
  const isNamed = node !== undefined && ts.isTypeReferenceNode(node);
  const alias = isNamed ? context.checker.getTypeFromTypeNode(node) : originOf(whole);
  if (alias === undefined || alias === whole || !alias.isUnion()) return undefined;
  const own = new Set(alias.types);
  const others = members.filter((one) => !own.has(one));
  const { Null, Undefined, Void } = ts.TypeFlags;
  if (members.length - others.length < own.size) return undefined;
  if (others.some(({ flags }) => !(flags & (Null | Undefined | Void)))) return undefined;
  return namingOf(alias, node, context) ? alias : undefined;
}

/** The named union that another union was made from, as TypeScript's messages show it. */
function originOf(whole: ts.Type | undefined): ts.Type | undefined {
  const origin = whole && unionOrigin(whole);
  return origin?.isUnion() ? origin.types.find((one) => one.isUnion() && one.aliasSymbol) : undefined;
}
