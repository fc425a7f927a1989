import { ts } from 'ts-morph';
import type { Callable } from './functions.ts';

/** What a generator does only behind a `yield`, whatever way leads there. */
export function afterYield(callable: Callable): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  const isGenerator =
    !ts.isClassLike(callable) && 'asteriskToken' in callable && callable.asteriskToken !== undefined;
  if (isGenerator && callable.body && ts.isBlock(callable.body)) haveYielded(callable.body.statements);
  return found;

  /** Whether nothing follows these statements that has not yielded before. */
  function haveYielded(statements: readonly ts.Statement[]): boolean {
    let isBehind = false;
    for (const one of statements) {
      if (isBehind) found.add(one);
      isBehind ||= hasYielded(one);
    }
    return isBehind;
  }

  function hasYielded(node: ts.Statement): boolean {
    if (ts.isBlock(node)) return haveYielded(node.statements);
    if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return false;
    if (!ts.isTryStatement(node)) {
      // Of a branch, or a loop, nobody knows whether it is gone through.
      ts.forEachChild(node, (inner) => void (ts.isStatement(inner) && hasYielded(inner)));
      return yieldIn(node) !== undefined;
    }
    const { catchClause, finallyBlock, tryBlock } = node;
    const isBehind = haveYielded(tryBlock.statements);
    if (catchClause) haveYielded(catchClause.block.statements);
    if (finallyBlock) haveYielded(finallyBlock.statements);
    // What is caught, or seen to at last, may come from before the `yield` otherwise.
    const isFirst = isQuiet(yieldIn(tryBlock.statements[0])?.expression);
    if (isFirst && catchClause) found.add(catchClause.block);
    if (isFirst && finallyBlock) found.add(finallyBlock);
    return isBehind && (isFirst || catchClause === undefined);
  }
}

/** The `yield` that a statement is. That of another generator may be none. */
function yieldIn(node: ts.Statement | undefined): ts.YieldExpression | undefined {
  const one = node && ts.isExpressionStatement(node) ? node.expression : undefined;
  return one && ts.isYieldExpression(one) && !one.asteriskToken ? one : undefined;
}

/** Whether nothing can go wrong in it. */
const isQuiet = (node: ts.Expression | undefined) =>
  node !== undefined && (ts.isIdentifier(node) || ts.isLiteralExpression(node));
