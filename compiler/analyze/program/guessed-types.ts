import { ts } from 'ts-morph';
import { unwrapped } from '../syntax/unwrapped.ts';
import { readAround } from './type-error-place.ts';
import { isPassedToError } from './untyped-parameters.ts';

/**
 * The errors of an app, without those that follow from another: about what a call with faulty arguments
 * returns, what a value has whose declared type is refused, the parameters of a function passed to, or
 * declared as, what is not found, `await` in an `async` constructor, and that a file is CommonJS, after the
 * first.
 */
export function withoutGuesses(
  errors: readonly ts.Diagnostic[],
  checker: ts.TypeChecker,
): readonly ts.Diagnostic[] {
  const ofCode = (codes: readonly number[]) => errors.filter(({ code }) => codes.includes(code));
  const calls = ofCode(argumentErrors);
  const types = ofCode(constraintErrors);
  const constructors = ofCode(asyncConstructors);
  const [firstOfCommonJs] = ofCode(commonJsErrors);
  const isLost = ofCode([...unresolvedErrors, ...memberErrors]).length > 0;
  return errors.filter(
    (one) =>
      !(one.code === notAssignable && holdsOneOf(calls, returnedCall(one))) &&
      !(one.code === misplacedAwait && holdsOneOf(constructors, constructorAround(one))) &&
      !(commonJsErrors.includes(one.code) && one !== firstOfCommonJs) &&
      !(isLost && untypedErrors.includes(one.code) && isPassedToError(one, checker)) &&
      !(memberErrors.includes(one.code) && holdsOneOf(types, declaredType(one, checker))),
  );
}

/** Wrong types, and a wrong number, of arguments. */
const argumentErrors = [2345, 2554, 2555, 2769];

/** A type argument that does not fit its constraint. */
const constraintErrors = [2344];

const notAssignable = 2322;

/** `async` before a constructor. */
const asyncConstructors = [1089];

const misplacedAwait = 1308;

/** A member that does not exist, or only in a later `lib` than that of the app. */
const memberErrors = [2339, 2550, 2551];

/** An import or an export in a file that is taken for CommonJS: each of them has such an error. */
const commonJsErrors = [1286, 1287, 1295];

/** A module, an export or a name that does not exist. */
export const unresolvedErrors = [2304, 2305, 2307, 2503, 2552, 2614, 2694, 2724];

/** A parameter without a type, as a whole or taken apart. */
const untypedErrors = [7006, 7031];

/** Whether a node contains the place of one of these errors. */
function holdsOneOf(errors: readonly ts.Diagnostic[], node: ts.Node | undefined): boolean {
  if (node === undefined) return false;
  const file = node.getSourceFile();
  return errors.some((one) => one.file === file && node.pos <= one.start! && one.start! < node.end);
}

/** The call that a `return` returns, if the error is the statement's. */
function returnedCall(error: ts.Diagnostic): ts.CallExpression | undefined {
  return readAround(error, (node) => {
    if (!ts.isReturnStatement(node) || node.getStart(error.file) !== error.start) return undefined;
    const value = node.expression && unwrapped(node.expression);
    const call = value && ts.isAwaitExpression(value) ? unwrapped(value.expression) : value;
    return call && ts.isCallExpression(call) ? call : undefined;
  });
}

const constructorAround = (error: ts.Diagnostic) =>
  readAround(error, (node) => (ts.isConstructorDeclaration(node) ? node : undefined));

/** The type that is declared for `photo`, where the error is at the `name` of `photo.name`. */
function declaredType(error: ts.Diagnostic, checker: ts.TypeChecker): ts.TypeNode | undefined {
  return readAround(error, (node, isMeant) => {
    if (!ts.isPropertyAccessExpression(node) || !isMeant(node.name)) return undefined;
    const declaration = checker.getSymbolAtLocation(node.expression)?.valueDeclaration;
    return declaration && (ts.isParameter(declaration) || ts.isVariableDeclaration(declaration))
      ? declaration.type
      : undefined;
  });
}
