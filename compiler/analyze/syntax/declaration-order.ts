import type { ts } from 'ts-morph';
import { byCodeUnit } from '../../order.ts';

/**
 * Orders by place of declaration, independently of TypeScript's checking order. Types without a declaration
 * come last.
 */
export function byDeclaration(a: readonly ts.Node[] | undefined, b: readonly ts.Node[] | undefined): number {
  const [one, other] = [first(a), first(b)];
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return byPlace(one, other);
}

/** The first declaration: TypeScript's order of a union's declarations depends on what it checked first. */
const first = (nodes: readonly ts.Node[] = []) => [...nodes].sort(byPlace)[0];

function byPlace(a: ts.Node, b: ts.Node): number {
  const [one, other] = [fileOf(a), fileOf(b)];
  return one.rank - other.rank || byCodeUnit(one.path, other.path) || a.pos - b.pos;
}

/**
 * Files of packages, TypeScript's own among them, come last, by their path within the package: where packages
 * are installed differs from machine to machine.
 */
function fileOf(node: ts.Node): { readonly rank: number; readonly path: string } {
  const [own = '', ...packages] = node.getSourceFile().fileName.split('/node_modules/');
  return { rank: Math.min(packages.length, 1), path: packages.at(-1) ?? own };
}
