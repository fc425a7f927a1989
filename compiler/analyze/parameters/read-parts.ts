import { ts } from 'ts-morph';
import { parameterRead } from '../../diagnose/request-hints.ts';
import { nameOf } from './parameter-names.ts';

/**
 * The parameters to declare for what a handler reads of the request of another framework, in the order in
 * which it reads: `id: Path<string>` for `req.params.id`, `page: Query<string>` for `const { page } = req.query`.
 */
export function partsRead(node: ts.ParameterDeclaration): readonly string[] {
  const { body } = node.parent as ts.FunctionLikeDeclaration;
  const name = nameOf(node);
  const found = new Set<string>();
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one) && one.text === name)
      for (const after of readingsOf(one)) {
        const parameter = parameterRead(name, after);
        if (parameter !== undefined) found.add(parameter);
      }
    ts.forEachChild(one, visit);
  };
  if (body) visit(body);
  return [...found];
}

/** The text after a name, of what is read of it: of each name in a pattern, `.query.page` and `.query.limit`. */
function readingsOf(root: ts.Identifier): readonly string[] {
  let whole: ts.Expression = root;
  while (isRead(whole.parent, whole)) whole = whole.parent;
  const after = whole.getText().slice(root.getText().length);
  const { parent } = whole;
  const pattern = ts.isVariableDeclaration(parent) && parent.initializer === whole ? parent.name : undefined;
  return pattern && ts.isObjectBindingPattern(pattern)
    ? pattern.elements.map(({ name, propertyName }) => `${after}.${(propertyName ?? name).getText()}`)
    : [after];
}

/** Whether a node reads a member of an expression, or calls it. */
function isRead(
  node: ts.Node,
  of: ts.Expression,
): node is ts.CallExpression | ts.ElementAccessExpression | ts.PropertyAccessExpression {
  return (
    (ts.isPropertyAccessExpression(node) ||
      ts.isElementAccessExpression(node) ||
      ts.isCallExpression(node)) &&
    node.expression === of
  );
}
