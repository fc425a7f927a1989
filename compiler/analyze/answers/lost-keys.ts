import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { givenTo, isConst } from '../syntax/fixed-expressions.ts';
import { valueNamed } from '../syntax/symbols.ts';
import { oneLine } from '../syntax/type-nodes.ts';
import { branchesOf } from '../throws/read-value.ts';
import { membersOf } from '../types/members.ts';
import { sentBy } from './sent-bodies.ts';

/**
 * Warns of a record that an answer spreads beside fields, `{ ...counts, total }`: for TypeScript, the object
 * has the fields alone, and so only these are sent.
 */
export function reportLostKeys(method: ts.MethodDeclaration, context: Context): void {
  if (method.type || !isOwn(method, context)) return;
  const { diagnostics, plain } = context;
  const seen = new Set<ts.Node>();
  // What `as` gives a type is not followed: that says what is sent.
  const visit = (node: ts.Expression): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isParenthesizedExpression(node)) visit(node.expression);
    else if (ts.isConditionalExpression(node)) branchesOf(node).forEach(visit);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(visit);
    else if (ts.isObjectLiteralExpression(node)) {
      for (const { expression } of lostSpreads(node, plain))
        diagnostics.add('lost-keys', spanOf(expression), oneLine(expression));
      for (const property of node.properties) visitGiven(givenTo(property));
    } else if (ts.isIdentifier(node)) visitGiven(initializerOf(node, plain));
  };
  const visitGiven = (node: ts.Expression | undefined) => node && visit(node);
  for (const { body } of sentBy(method, context)) visit(body);
}

/** The records that an object spreads, where its own type has no index signature. */
function lostSpreads(
  node: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): readonly ts.SpreadAssignment[] {
  if (isRecord(checker.getTypeAtLocation(node), checker)) return [];
  return node.properties
    .filter(ts.isSpreadAssignment)
    .filter(({ expression }) => isRecord(checker.getTypeAtLocation(expression), checker));
}

const isRecord = (type: ts.Type, checker: ts.TypeChecker) =>
  membersOf(type).some(
    (one) =>
      (one.flags & ts.TypeFlags.Object) !== 0 &&
      checker.getIndexInfosOfType(one).length > 0 &&
      !checker.isArrayLikeType(one),
  );

/** The value of a constant without a type of its own. */
function initializerOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  const declaration = valueNamed(node, checker)?.valueDeclaration;
  return isConst(declaration) && declaration.type === undefined ? declaration.initializer : undefined;
}
