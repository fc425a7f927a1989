import { ts } from 'ts-morph';
import { isFunctionExpression } from '../syntax/function-expressions.ts';

/**
 * The type that is written for a parameter: at the parameter itself, or in the type of the constant that holds
 * its function, as in `const paging: (page: Query<int>) => number = (page) => ...`.
 */
export function annotationOf(
  node: ts.ParameterDeclaration,
  checker: ts.TypeChecker,
): ts.TypeNode | undefined {
  const { parent: fn } = node;
  if (node.type || !isFunctionExpression(fn)) return node.type;
  const [signature] = checker.getContextualType(fn)?.getCallSignatures() ?? [];
  const declaration = signature?.parameters[fn.parameters.indexOf(node)]?.valueDeclaration;
  return declaration && ts.isParameter(declaration) ? declaration.type : undefined;
}
