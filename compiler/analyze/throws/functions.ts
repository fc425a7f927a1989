import { ts } from 'ts-morph';
import { isSource } from '../context.ts';
import { givenTo, isConst } from '../syntax/fixed-expressions.ts';
import { isFunctionExpression } from '../syntax/function-expressions.ts';
import { returnedBy } from '../syntax/given-expressions.ts';
import { hasModifier } from '../syntax/modifiers.ts';
import { resolved, valueNamed } from '../syntax/symbols.ts';
import { unwrapped } from '../syntax/unwrapped.ts';

/** Code of the app that can be called. A class stands for the construction of an instance. */
export type Callable = FunctionCode | ts.ClassLikeDeclaration;

export type FunctionCode =
  | ts.FunctionDeclaration
  | ts.FunctionExpression
  | ts.ArrowFunction
  | ts.MethodDeclaration
  | ts.GetAccessorDeclaration
  | ts.ConstructorDeclaration;

/** Longer chains of names are not followed. */
const maxDepth = 6;

/** The function that has the parameters of a callable; undefined for a class without a constructor. */
export function frameOf(callable: Callable): FunctionCode | undefined {
  return ts.isClassLike(callable) ? constructorOf(callable) : callable;
}

export function constructorOf(node: ts.ClassLikeDeclaration): ts.ConstructorDeclaration | undefined {
  return node.members.find(
    (one): one is ts.ConstructorDeclaration => ts.isConstructorDeclaration(one) && !!one.body,
  );
}

/** The symbol that an expression names: `fn`, `ns.fn`, `this.#find`, `table['fn']`. */
export function symbolOf(written: ts.Expression, checker: ts.TypeChecker): ts.Symbol | undefined {
  const node = unwrapped(written);
  if (ts.isIdentifier(node)) return resolved(valueNamed(node, checker), checker);
  if (ts.isPropertyAccessExpression(node)) return resolved(checker.getSymbolAtLocation(node.name), checker);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression))
    return checker.getSymbolAtLocation(node.argumentExpression);
  return undefined;
}

/** The class that a symbol stands for; undefined where it is no class. */
export function classOf(symbol: ts.Symbol | undefined): ts.ClassLikeDeclaration | undefined {
  return symbol?.declarations?.find(ts.isClassLike);
}

/** The class that an expression names. */
export function classNamed(
  written: ts.Expression,
  checker: ts.TypeChecker,
): ts.ClassLikeDeclaration | undefined {
  return classOf(symbolOf(written, checker));
}

/** The initializer of the constant, object member or `readonly` class member that an expression names. */
export function initializerOf(written: ts.Expression, checker: ts.TypeChecker): ts.Expression | undefined {
  const declaration = symbolOf(written, checker)?.valueDeclaration;
  if (declaration && ts.isObjectLiteralElementLike(declaration)) return givenTo(declaration);
  return isConst(declaration) || isReadonlyMember(declaration) ? declaration.initializer : undefined;
}

const isReadonlyMember = (node: ts.Declaration | undefined): node is ts.PropertyDeclaration =>
  node !== undefined && ts.isPropertyDeclaration(node) && hasModifier(node, ts.ModifierFlags.Readonly);

/**
 * The functions that a call of this expression calls. Targets known only at run time are not followed: an
 * interface, an abstract method or a callback has no code to read.
 */
export function functionsOf(
  written: ts.Expression,
  checker: ts.TypeChecker,
  depth = 0,
): readonly FunctionCode[] {
  const node = unwrapped(written);
  if (isFunctionExpression(node)) return [node];
  if (depth > maxDepth) return [];
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((one) => functionsOf(one, checker, depth + 1));
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((one) =>
      functionsOf(ts.isSpreadElement(one) ? one.expression : one, checker, depth + 1),
    );
  if (ts.isCallExpression(node)) return functionsMade(node, checker, depth);
  return (symbolOf(node, checker)?.declarations ?? []).flatMap((one) => functionsAt(one, checker, depth));
}

/**
 * The functions that a call returns: `limited(5)` gives those that `limited` returns. A call of a wrapper
 * calls the function that it wraps.
 */
function functionsMade(
  node: ts.CallExpression,
  checker: ts.TypeChecker,
  depth: number,
): readonly FunctionCode[] {
  const made = functionsOf(node.expression, checker, depth + 1).flatMap(returnedBy);
  return [...made, ...node.arguments].flatMap((one) => functionsOf(one, checker, depth + 1));
}

/** The functions that a declaration stands for. */
export function functionsAt(
  declaration: ts.Declaration,
  checker: ts.TypeChecker,
  depth = 0,
): readonly FunctionCode[] {
  if (!isSource(declaration)) return [];
  if (isFunctionExpression(declaration)) return [declaration];
  if (ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration))
    return declaration.body ? [declaration] : [];
  if (ts.isShorthandPropertyAssignment(declaration)) return functionsOf(declaration.name, checker, depth + 1);
  // A dependency may give a function that it makes: then the type of the parameter is that function's.
  if (ts.isParameter(declaration) || ts.isBindingElement(declaration))
    return checker
      .getTypeAtLocation(declaration)
      .getCallSignatures()
      .flatMap(({ declaration: one }) =>
        one && depth <= maxDepth ? functionsAt(one, checker, depth + 1) : [],
      );
  if (
    !isConst(declaration) &&
    !ts.isPropertyDeclaration(declaration) &&
    !ts.isPropertyAssignment(declaration)
  )
    return [];
  return declaration.initializer ? functionsOf(declaration.initializer, checker, depth + 1) : [];
}
