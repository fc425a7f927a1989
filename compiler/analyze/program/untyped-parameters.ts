import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';
import { spanOf } from '../context.ts';
import { resolved } from '../syntax/symbols.ts';
import { isErrorType } from '../typescript-internals.ts';
import { readAround } from './type-error-place.ts';

/** Whether an error is about a parameter of a function passed to, or declared as, what is not found. */
export function isPassedToError(error: ts.Diagnostic, checker: ts.TypeChecker): boolean {
  const parameter = untypedParameter(error);
  const declared = declaredAround(parameter);
  return [...calledFor(parameter, checker), ...(declared ? [declared] : [])].some((one) =>
    isErrorType(checker.getTypeAtLocation(one)),
  );
}

/** The type that is declared for a function, or for an object around it: `{ ... } satisfies ErrorHandlers`. */
function declaredAround(parameter: ts.ParameterDeclaration | undefined): ts.TypeNode | undefined {
  const whole = ts.findAncestor(
    parameter,
    (node) => isTyped(node) || ((ts.isCallExpression(node) || isApart(node)) && 'quit'),
  );
  return whole && isTyped(whole) ? whole.type : undefined;
}

const isTyped = (node: ts.Node) => ts.isSatisfiesExpression(node) || ts.isVariableDeclaration(node);

/**
 * The type that is declared for an `any`, or the dependency that gives it, where an error is about a parameter
 * of a function passed to that.
 */
export function anyBehind(error: ts.Diagnostic, checker: ts.TypeChecker): Span | undefined {
  const [declared] = calledFor(untypedParameter(error), checker).flatMap(
    (one) => anyDeclaredFor(one, checker) ?? [],
  );
  return declared && spanOf(dependencyIn(declared, checker) ?? declared);
}

/** The function that a type names: `users` in `Depends<typeof users>`. */
function dependencyIn(type: ts.TypeNode, checker: ts.TypeChecker): ts.Declaration | undefined {
  const target = ts.isTypeReferenceNode(type) ? type.typeArguments?.[0] : undefined;
  if (target === undefined || !ts.isTypeQueryNode(target)) return undefined;
  return resolved(checker.getSymbolAtLocation(target.exprName), checker)?.valueDeclaration;
}

/** The parameter, as a whole or taken apart, that an error is about. */
function untypedParameter(error: ts.Diagnostic): ts.ParameterDeclaration | undefined {
  const node = readAround(error, (one, isMeant) => (isMeant(one) ? one : undefined));
  return ts.findAncestor(node, ts.isParameter);
}

/**
 * What is called with the function of a parameter, in an argument or as one: `todo.tags.map`. Where that is
 * `tag.words.map`, and `tag` such a parameter itself, also what is called with the function of `tag`.
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

/** The parameter without a type from which a name has its value, maybe through variables. */
function sourceOf(name: ts.Expression, checker: ts.TypeChecker): ts.ParameterDeclaration | undefined {
  const declaration = declarationOf(name, checker);
  const value = declaration && takenFrom(declaration);
  if (value && isBefore(value, name)) return sourceOf(innermost(value), checker);
  const root = declaration && wholeOf(declaration);
  return root && ts.isParameter(root) && root.type === undefined ? root : undefined;
}

/** The type that is declared for the innermost part of `todo.tags.map` that is `any`: that of `tags`. */
function anyDeclaredFor(node: ts.Expression, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if (!isAny(checker.getTypeAtLocation(node))) return undefined;
  const inner = isPart(node) ? anyDeclaredFor(node.expression, checker) : undefined;
  if (inner) return inner;
  // An item of a list, or a value of a record, is declared with the whole.
  const whole = isPart(node) ? node.expression : undefined;
  const declaration = declarationOf(node, checker) ?? (whole && declarationOf(whole, checker));
  const value = declaration && takenFrom(declaration);
  if (value && isBefore(value, node))
    return anyDeclaredFor(value, checker) ?? fieldTaken(declaration, value, checker);
  return declaration && typeOfField(declaration);
}

const isAny = ({ flags }: ts.Type) => (flags & ts.TypeFlags.Any) !== 0;

const declarationOf = (node: ts.Node, checker: ts.TypeChecker) =>
  checker.getSymbolAtLocation(node)?.valueDeclaration;

const typeOfField = (node: ts.Declaration) =>
  ts.isParameter(node) || ts.isPropertySignature(node) ? node.type : undefined;

/** The declaration of the variable or parameter of which a name takes a part. */
const wholeOf = (declaration: ts.Declaration) =>
  ts.isBindingElement(declaration) ? ts.walkUpBindingElementsAndPatterns(declaration) : declaration;

/** What a variable without a type has as its value, or is taken from. */
function takenFrom(declaration: ts.Declaration): ts.Expression | undefined {
  const root = wholeOf(declaration);
  return ts.isVariableDeclaration(root) && root.type === undefined ? root.initializer : undefined;
}

/** The type that is declared for `tags` in `const { tags } = todo`. */
function fieldTaken(
  declaration: ts.Declaration,
  value: ts.Expression,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  if (!ts.isBindingElement(declaration)) return undefined;
  const name = declaration.propertyName ?? declaration.name;
  const field = ts.isIdentifier(name) ? checker.getTypeAtLocation(value).getProperty(name.text) : undefined;
  return field?.valueDeclaration && typeOfField(field.valueDeclaration);
}

/** Whether a value stands before a use of its variable: one that has itself as its value has no end. */
const isBefore = (value: ts.Node, use: ts.Node) =>
  value.getSourceFile() === use.getSourceFile() && value.end <= use.pos;

const innermost = (node: ts.Expression): ts.Expression => (isPart(node) ? innermost(node.expression) : node);

/** What has its type from the expression within. */
const isPart = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node) ||
  ts.isParenthesizedExpression(node);
