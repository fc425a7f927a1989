import { ts } from 'ts-morph';
import type { Type } from '../../model/model.ts';
import { givenTo, isConst } from '../syntax/fixed-expressions.ts';
import { valueNamed } from '../syntax/symbols.ts';
import { markOf, unmark } from './marks.ts';
import { isNothing, membersOf } from './members.ts';

/**
 * The type of a value that is an expression. To TypeScript, a variable keeps the type of its first value, so
 * `limit` is still an `int` after `limit = limit / 2`.
 */
export function withReassigned(type: Type, given: ts.Expression | undefined, checker: ts.TypeChecker): Type {
  if (given === undefined) return type;
  if (ts.isConditionalExpression(given))
    return withReassigned(withReassigned(type, given.whenTrue, checker), given.whenFalse, checker);
  if (ts.isObjectLiteralExpression(given)) return withReassignedFields(type, given, checker);
  return holdsInt(type) && mayGetFraction(given, checker) ? withoutInt(type) : type;
}

/** Where several objects have equal types, TypeScript keeps one, which says nothing of the others' expressions. */
function withReassignedFields(
  type: Type,
  literal: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): Type {
  if (type.kind === 'union')
    return { ...type, members: type.members.map((one) => withReassignedFields(one, literal, checker)) };
  if (type.kind !== 'object') return type;
  const given = new Map(literal.properties.map((one) => [nameOf(one, checker), givenTo(one)]));
  const properties = type.properties.map((one) => ({
    ...one,
    type: withReassigned(one.type, given.get(one.name), checker),
  }));
  return { ...type, properties };
}

const nameOf = ({ name }: ts.ObjectLiteralElementLike, checker: ts.TypeChecker) =>
  name && checker.getSymbolAtLocation(name)?.name;

const holdsInt = (type: Type): boolean =>
  type.kind === 'union' ? type.members.some(holdsInt) : type.kind === 'number' && type.int;

function withoutInt(type: Type): Type {
  if (type.kind === 'union') return { ...type, members: type.members.map(withoutInt) };
  return type.kind === 'number' ? { ...type, int: false } : type;
}

/** Whether a node names a variable or parameter that is assigned a number which may have a fraction. */
function mayGetFraction(node: ts.Node, checker: ts.TypeChecker): boolean {
  const declaration = ts.isIdentifier(node) ? valueNamed(node, checker)?.valueDeclaration : undefined;
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
  if (kind < ts.SyntaxKind.FirstAssignment || kind > ts.SyntaxKind.LastAssignment) return false;
  const { AmpersandAmpersandEqualsToken, BarBarEqualsToken, EqualsToken, QuestionQuestionEqualsToken } =
    ts.SyntaxKind;
  const plain = [EqualsToken, QuestionQuestionEqualsToken, BarBarEqualsToken, AmpersandAmpersandEqualsToken];
  // A sum or a quotient is a `number`, as it is without an assignment.
  return !plain.includes(kind as never) || !isInteger(checker.getTypeAtLocation(right), checker);
}

function isInteger(type: ts.Type, checker: ts.TypeChecker): boolean {
  return membersOf(type).every(
    (one) =>
      isNothing(one) ||
      (one.flags & ts.TypeFlags.Null) !== 0 ||
      (one.isNumberLiteral() && Number.isInteger(one.value)) ||
      unmark(one, checker).int,
  );
}
