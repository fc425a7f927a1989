import { ts } from 'ts-morph';
import { isFinalStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';

/** Warns of a body and a status joined by a comma operator, as Python would allow: `return body, 201`. */
export function reportLostBodies(method: ts.MethodDeclaration, context: Context): void {
  // The return value of a generator is reported elsewhere.
  if (method.asteriskToken || !isOwn(method, context)) return;
  for (const node of returnedBy(method).flatMap(branchesOf).map(unwrapped)) {
    const parts = answerOfCommas(node);
    const texts = parts?.map(oneLine);
    if (texts) context.diagnostics.add('lost-body', spanOf(node), texts);
  }
}

/**
 * The body, the status and maybe the headers in a comma expression; undefined for other comma expressions.
 */
export function answerOfCommas(node: ts.Expression): readonly ts.Expression[] | undefined {
  const parts = partsOf(node);
  const status = parts.findLastIndex(isStatus);
  return status > 0 && status >= parts.length - 2 ? parts.slice(status - 1) : undefined;
}

function partsOf(node: ts.Expression): readonly ts.Expression[] {
  const isComma = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.CommaToken;
  return isComma ? [...partsOf(node.left), node.right] : [node];
}

function isStatus(written: ts.Expression): boolean {
  const node = unwrapped(written);
  return ts.isNumericLiteral(node) && isFinalStatus(Number(node.text));
}
