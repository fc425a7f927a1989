import { ts } from 'ts-morph';
import type { Callable } from './functions.ts';

/** The nodes of a generator that run only after a `yield`, on every path. */
export function afterYield(callable: Callable): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  const isGenerator =
    !ts.isClassLike(callable) && 'asteriskToken' in callable && callable.asteriskToken !== undefined;
  if (isGenerator && callable.body && ts.isBlock(callable.body)) haveYielded(callable.body.statements);
  return found;

  /** Whether a statement after these runs only after a `yield`. */
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
    if (!ts.isTryStatement(node)) {
      // A branch, a case or a loop body may not run at all.
      ts.forEachChild(node, (inner) => void (ts.isStatement(inner) && hasYielded(inner)));
      if (ts.isSwitchStatement(node))
        for (const { statements } of node.caseBlock.clauses) haveYielded(statements);
      return yieldIn(node) !== undefined;
    }
    const { catchClause, finallyBlock, tryBlock } = node;
    const isBehind = haveYielded(tryBlock.statements);
    if (catchClause) haveYielded(catchClause.block.statements);
    if (finallyBlock) haveYielded(finallyBlock.statements);
    // Otherwise `catch` or `finally` may run for an error thrown before the `yield`.
    const isFirst = cannotThrow(yieldIn(tryBlock.statements[0])?.expression);
    if (isFirst && catchClause) found.add(catchClause.block);
    if (isFirst && finallyBlock) found.add(finallyBlock);
    return isBehind && (isFirst || catchClause === undefined);
  }
}

/** The `yield` expression of a statement. `yield*` does not count: the other generator may yield nothing. */
function yieldIn(node: ts.Statement | undefined): ts.YieldExpression | undefined {
  const one = node && ts.isExpressionStatement(node) ? node.expression : undefined;
  return one && ts.isYieldExpression(one) && !one.asteriskToken ? one : undefined;
}

/** Whether evaluating the expression cannot throw. */
const cannotThrow = (node: ts.Expression | undefined) =>
  node !== undefined && (ts.isIdentifier(node) || ts.isLiteralExpression(node));
