import { ts } from 'ts-morph';
import { isConst } from '../syntax/fixed-expressions.ts';
import { isFunctionExpression } from '../syntax/function-expressions.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { isAssignment } from '../syntax/operators.ts';
import { valueNamed } from '../syntax/symbols.ts';
import { type Argument, argumentsInResult } from './arguments-in-result.ts';
import { markOf, unmark } from './marks.ts';
import { membersOf } from './members.ts';

/** Whether an expression may give a number with a fraction, of which its type may say nothing. */
export function mayGiveFraction(given: ts.Expression, checker: ts.TypeChecker): boolean {
  const visit = (node: ts.Node): boolean => {
    // The type after `as` is a promise.
    if (ts.isAsExpression(node) || ts.isTypeNode(node)) return false;
    // So is the type of a field, whatever decides between the objects.
    if (ts.isPropertyAccessExpression(node) && !isCalled(node)) return false;
    if (ts.isCallExpression(node) || ts.isNewExpression(node))
      return (
        visit(node.expression) ||
        argumentsInResult(node, checker).some((one) => visit(one.given) || takesFraction(one, checker))
      );
    if (ts.isIdentifier(node) && isAssignedFraction(node, checker)) return true;
    return valuesOf(node).some(visit);
  };
  return hasFraction(checker.getTypeAtLocation(given), checker) || visit(given);
}

/** The parts of an expression whose values it may have. A condition and an index only decide between values. */
function valuesOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isElementAccessExpression(node)) return [node.expression];
  if (isFunctionExpression(node)) return returnedBy(node);
  // On its left is a condition, too: it has that value only if it is falsy.
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return [node.right];
  const parts: ts.Node[] = [];
  ts.forEachChild(node, (one) => void parts.push(one));
  return parts;
}

const isCalled = (node: ts.Expression) => ts.isCallExpression(node.parent) && node.parent.expression === node;

/** Whether a node names a variable or parameter that is assigned a number which may have a fraction. */
function isAssignedFraction(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const declaration = valueNamed(node, checker)?.valueDeclaration;
  if (declaration === undefined || !isInferred(declaration, checker)) return false;
  const scope = ts.findAncestor(declaration, ts.isFunctionLike) ?? declaration.getSourceFile();
  const visit = (one: ts.Node): boolean =>
    (ts.isBinaryExpression(one) &&
      ts.isIdentifier(one.left) &&
      checker.getSymbolAtLocation(one.left)?.valueDeclaration === declaration &&
      assignsFraction(one, checker)) ||
    (ts.forEachChild(one, visit) ?? false);
  return visit(scope);
}

/**
 * Whether a declaration is that of a variable whose type is that of its first value, or of a parameter with a
 * declarator. Who writes `let limit: int` promises integers.
 */
function isInferred(node: ts.Declaration, checker: ts.TypeChecker): boolean {
  if (ts.isParameter(node)) return markOf(checker.getTypeAtLocation(node), checker) !== undefined;
  if (ts.isVariableDeclaration(node)) return node.type === undefined && !isConst(node);
  return ts.isBindingElement(node);
}

function assignsFraction({ operatorToken, right }: ts.BinaryExpression, checker: ts.TypeChecker): boolean {
  const { kind } = operatorToken;
  if (!isAssignment(kind)) return false;
  const { AmpersandAmpersandEqualsToken, BarBarEqualsToken, EqualsToken, QuestionQuestionEqualsToken } =
    ts.SyntaxKind;
  const plain = [EqualsToken, QuestionQuestionEqualsToken, BarBarEqualsToken, AmpersandAmpersandEqualsToken];
  // A sum or a quotient is a `number`, as it is without an assignment.
  return !plain.includes(kind) || hasFraction(checker.getTypeAtLocation(right), checker);
}

/**
 * Whether an argument is a number for a type parameter that stands for `int`. A parameter that is declared as
 * `int` is a promise of the function.
 */
function takesFraction({ given, declared, parameter }: Argument, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeAtLocation(given);
  const partOf = (one: ts.Type) => (declared.dotDotDotToken ? (one.getNumberIndexType() ?? one) : one);
  return (
    givesFraction(type, partOf(checker.getTypeOfSymbol(parameter)), checker) &&
    !givesFraction(type, partOf(checker.getTypeAtLocation(declared)), checker)
  );
}

/**
 * Whether a value, an item of a list or the result of a function may be a fraction, where `int` is expected.
 * Not all of these end: an item of a string is a string. So a few levels are compared.
 */
function givesFraction(given: ts.Type, expected: ts.Type, checker: ts.TypeChecker, levels = 3): boolean {
  return membersOf(expected).some((one) => {
    if (unmark(one, checker).int) return hasFraction(given, checker);
    const pairs = [
      [given.getNumberIndexType(), one.getNumberIndexType()],
      [resultOf(given, checker), resultOf(one, checker)],
    ];
    return (
      levels > 0 &&
      pairs.some(([own, other]) => own && other && givesFraction(own, other, checker, levels - 1))
    );
  });
}

function resultOf(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  const [signature] = type.getCallSignatures();
  return signature && checker.getReturnTypeOfSignature(signature);
}

/** Whether a type has plain numbers among its values. A tag or a brand may say that they are integers. */
function hasFraction(type: ts.Type, checker: ts.TypeChecker): boolean {
  return membersOf(type).some((one) => {
    const { bare, int } = unmark(one, checker);
    const [only, ...more] = bare;
    return !int && more.length === 0 && only !== undefined && isFractional(only);
  });
}

const isFractional = (type: ts.Type) =>
  type.isNumberLiteral() ? !Number.isInteger(type.value) : (type.flags & ts.TypeFlags.Number) !== 0;
