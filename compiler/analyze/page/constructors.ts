import { ts } from 'ts-morph';
import { type Context, spanOf } from '../context.ts';

/** Reports a constructor of a route class that cannot be called, or not without arguments. */
export function reportConstructor(
  node: ts.ClassLikeDeclaration,
  className: string,
  { checker, diagnostics }: Context,
): void {
  const [signature] = checker
    .getTypeOfSymbol(checker.getTypeAtLocation(node).symbol)
    .getConstructSignatures();
  const { declaration } = signature ?? {};
  const hidden = (declaration && ts.canHaveModifiers(declaration) ? declaration.modifiers : undefined)?.find(
    ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword,
  );
  if (hidden) diagnostics.add('hidden-constructor', spanOf(hidden), className, hidden.getText());
  const required = signature?.parameters.find(({ valueDeclaration: parameter }) => {
    return (
      parameter &&
      ts.isParameter(parameter) &&
      !parameter.questionToken &&
      !parameter.initializer &&
      !parameter.dotDotDotToken
    );
  });
  if (required === undefined) return;
  const parameter = required.valueDeclaration as ts.ParameterDeclaration;
  // The rest belongs to it: TypeScript's errors about any decorator or modifier there are then left out.
  const span = { ...spanOf(parameter), end: parameter.parent.parameters.at(-1)!.end };
  diagnostics.add('constructor-parameters', span, className, injectedInto(required, checker));
}

/** The class that a parameter of a constructor takes, and a sample of one for other types. */
function injectedInto(parameter: ts.Symbol, checker: ts.TypeChecker): { parameter: string; service: string } {
  const symbol = checker.getTypeOfSymbol(parameter).getSymbol();
  return symbol?.valueDeclaration && ts.isClassDeclaration(symbol.valueDeclaration)
    ? { parameter: parameter.name, service: symbol.name }
    : { parameter: 'users', service: 'UserService' };
}
