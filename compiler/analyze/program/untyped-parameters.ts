import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { spanOf } from '../context.ts';
import { isErrorType } from '../typescript-internals.ts';
import { readAround } from './type-error-place.ts';

/** Whether an error is about a parameter that has no type because its function is passed to what is not found. */
export function isPassedToError(error: ts.Diagnostic, checker: ts.TypeChecker): boolean {
  return calledFor(untypedParameter(error), checker).some((one) =>
    isErrorType(checker.getTypeAtLocation(one)),
  );
}

/** The type that is declared for the `any` because of which the parameter that an error is about has no type. */
export function anyBehind(error: ts.Diagnostic, checker: ts.TypeChecker): Span | undefined {
  const [declared] = calledFor(untypedParameter(error), checker).flatMap(
    (one) => anyDeclaredFor(one, checker) ?? [],
  );
  return declared && spanOf(declared);
}

/** The parameter, as a whole or taken apart, that an error is about. */
function untypedParameter(error: ts.Diagnostic): ts.ParameterDeclaration | undefined {
  const node = readAround(error, (one, isMeant) => (isMeant(one) ? one : undefined));
  return ts.findAncestor(node, ts.isParameter);
}

/**
 * What is called with the function of a parameter, in an argument or as one: `todo.tags.map`. Of `tag.words.map`,
 * whose `tag` is itself such a parameter, also what is called with the function of that.
 */
function calledFor(
  parameter: ts.ParameterDeclaration | undefined,
  checker: ts.TypeChecker,
): readonly ts.Expression[] {
  const call = ts.findAncestor(parameter, (node) => ts.isCallExpression(node) || (isApart(node) && 'quit'));
  if (call === undefined || !ts.isCallExpression(call)) return [];
  return [call.expression, ...calledFor(sourceOf(innermost(call.expression), checker), checker)];
}

/** A function in one of these has no types from what is around it. */
const isApart = (node: ts.Node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassLike(node) ||
  ts.isExpressionStatement(node);

/** The parameter without a type from which a name has its value. */
function sourceOf(name: ts.Expression, checker: ts.TypeChecker): ts.ParameterDeclaration | undefined {
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  const root =
    declaration && ts.isBindingElement(declaration)
      ? ts.walkUpBindingElementsAndPatterns(declaration)
      : declaration;
  return root && ts.isParameter(root) && root.type === undefined ? root : undefined;
}

/** The type that is declared for the innermost part of `todo.tags.map` that is `any`: that of `tags`. */
function anyDeclaredFor(node: ts.Expression, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if ((checker.getTypeAtLocation(node).flags & ts.TypeFlags.Any) === 0) return undefined;
  const inner = isPart(node) ? anyDeclaredFor(node.expression, checker) : undefined;
  if (inner) return inner;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  return declaration && (ts.isParameter(declaration) || ts.isPropertySignature(declaration))
    ? declaration.type
    : undefined;
}

const innermost = (node: ts.Expression): ts.Expression => (isPart(node) ? innermost(node.expression) : node);

/** What has its type from the expression within. */
const isPart = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isParenthesizedExpression(node);
