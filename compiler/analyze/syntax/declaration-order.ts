import type { ts } from 'ts-morph';
import { byCodeUnit } from '../../order.ts';

/** Orders by where something is declared, whatever TypeScript came to first; what nothing declares comes last. */
export function byDeclaration(a: readonly ts.Node[] | undefined, b: readonly ts.Node[] | undefined): number {
  const [one, other] = [first(a), first(b)];
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return byPlace(one, other);
}

/** What the members of a union declare together TypeScript lists in an order of its own. */
const first = (nodes: readonly ts.Node[] = []) => [...nodes].sort(byPlace)[0];

function byPlace(a: ts.Node, b: ts.Node): number {
  const [one, other] = [fileOf(a), fileOf(b)];
  return one.rank - other.rank || byCodeUnit(one.path, other.path) || a.pos - b.pos;
}

/**
 * Where packages lie, TypeScript's own among them, is each machine's business: they come last, by their path
 * as a package.
 */
function fileOf(node: ts.Node): { readonly rank: number; readonly path: string } {
  const [own = '', ...packages] = node.getSourceFile().fileName.split('/node_modules/');
  return { rank: Math.min(packages.length, 1), path: packages.at(-1) ?? own };
}
