import { ts } from 'ts-morph';
import { isFinalStatus } from '../../../runtime/exchange/status.ts';
import { type Context, isOwn, spanOf } from '../context.ts';
import { nodesIn, returnedBy } from '../syntax/given-expressions.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { unwrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';

/**
 * Warns of a body and a status joined by a comma operator, as Python would allow, `return body, 201`, and of a
 * body on the line after its `return`.
 */
export function reportLostBodies(method: ts.MethodDeclaration, context: Context): void {
  const { body } = method;
  // The return value of a generator is reported elsewhere.
  if (body === undefined || method.asteriskToken || !isOwn(method, context)) return;
  for (const node of returnedBy(method).flatMap(branchesOf).map(unwrapped)) {
    const parts = answerOfCommas(node)?.map(oneLine);
    if (parts) context.diagnostics.add('lost-body', spanOf(node), { kind: 'comma', parts });
  }
  for (const node of nodesIn(body, ts.isReturnStatement)) {
    const value = valueBelow(node);
    if (value) context.diagnostics.add('lost-body', spanOf(node), { kind: 'line', value: oneLine(value) });
  }
}

/**
 * What is meant as the value of a `return`, where JavaScript ends the statement at the line break. An object
 * is read as a block there.
 */
function valueBelow(node: ts.ReturnStatement): ts.Node | undefined {
  const { parent } = node;
  if (
    node.expression ||
    node.getText().endsWith(';') ||
    !(ts.isBlock(parent) || ts.isCaseOrDefaultClause(parent))
  )
    return undefined;
  const below = parent.statements[parent.statements.indexOf(node) + 1];
  if (below && ts.isExpressionStatement(below)) return below.expression;
  return below && ts.isBlock(below) && isLikeObject(below) ? below : undefined;
}

/** Whether a block has the text of an object: `{ id }`, `{ id, title }`, `{ title: 'Tea' }`. */
function isLikeObject({ statements: [only, ...more] }: ts.Block): boolean {
  return only !== undefined && more.length === 0 && !only.getText().endsWith(';') && isLikeFields(only);
}

function isLikeFields(node: ts.Statement): boolean {
  if (ts.isLabeledStatement(node)) return ts.isExpressionStatement(node.statement);
  return ts.isExpressionStatement(node) && partsOf(node.expression).every(ts.isIdentifier);
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
