import { ts } from 'ts-morph';
import { type Context, isOwn, spanOf } from '../context.ts';
import { givenTo, isConst, isWrappedAsIs } from '../syntax/fixed-expressions.ts';
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
  // What `as` gives a type, unless it is `as const`, is not followed: that says what is sent.
  const visit = (node: ts.Expression): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (isWrappedAsIs(node)) visit(node.expression);
    else if (ts.isConditionalExpression(node)) branchesOf(node).forEach(visit);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(visit);
    else if (ts.isObjectLiteralExpression(node)) {
      for (const { expression, record } of lostSpreads(node, plain)) {
        const hasFields = plain.getPropertiesOfType(record).length > 0;
        diagnostics.add('lost-keys', spanOf(expression), oneLine(expression), hasFields);
      }
      for (const property of node.properties) {
        visitGiven(ts.isSpreadAssignment(property) ? property.expression : givenTo(property));
      }
    } else if (ts.isIdentifier(node)) visitGiven(initializerOf(node, plain));
  };
  const visitGiven = (node: ts.Expression | undefined) => node && visit(node);
  for (const { body } of sentBy(method, context)) visit(body);
}

/** An expression that an object spreads, and the record in its type. */
interface LostSpread {
  readonly expression: ts.Expression;
  readonly record: ts.Type;
}

/** The records that an object spreads, where its own type has no index signature. */
function lostSpreads(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): readonly LostSpread[] {
  if (recordIn(checker.getTypeAtLocation(node), checker)) return [];
  return node.properties.filter(ts.isSpreadAssignment).flatMap(({ expression }) => {
    const record = recordIn(checker.getTypeAtLocation(expression), checker);
    return record ? [{ expression, record }] : [];
  });
}

/** The member of a type that is a record, with or without fields of its own. */
const recordIn = (type: ts.Type, checker: ts.TypeChecker) =>
  membersOf(type).find(
    (one) =>
      (one.flags & ts.TypeFlags.Object) !== 0 &&
      !checker.isArrayLikeType(one) &&
      checker.getIndexInfosOfType(one).some(isOfJson),
  );

/** Whether JSON can have keys of an index signature. `Record<string, never>` has none. */
const isOfJson = ({ keyType, type }: ts.IndexInfo) =>
  !(keyType.flags & ts.TypeFlags.ESSymbol) && !(type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined));

/** The value of a constant without a type of its own. */
function initializerOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  const declaration = valueNamed(node, checker)?.valueDeclaration;
  return isConst(declaration) && declaration.type === undefined ? declaration.initializer : undefined;
}
