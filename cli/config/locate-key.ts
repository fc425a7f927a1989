import ts from 'typescript';
import type { Span } from '../../compiler/model/model.ts';
import { slashed } from '../../compiler/paths.ts';

/**
 * The span of a key in a config file, given as its path from the top (`['openapi', 'titel']`). Undefined
 * where no object literal in the file contains the key, because it is computed, spread or imported. For the
 * empty path, the span of the default export, or the start of a file without one.
 */
export function locateKey(file: string, source: string, path: readonly string[]): Span | undefined {
  const kind = /\.json[c5]$/.test(file) ? ts.ScriptKind.JSON : undefined;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const spanOf = (start: number, end: number): Span => ({ file: slashed(file), start, end });
  const exported = tree.statements.find(ts.isExportAssignment)?.expression;
  if (path.length === 0) return exported ? spanOf(exported.getStart(tree), exported.getEnd()) : spanOf(0, 0);
  const constants = constantsOf(tree);
  let best: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (best !== undefined) return;
    if (ts.isObjectLiteralExpression(node)) best = find(node, path);
    if (best !== undefined) return;
    const named = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    // Once, or a value that names itself would be visited without end.
    if (named !== undefined && constants.delete(node.getText(tree))) visit(named);
    ts.forEachChild(node, visit);
  };
  // What is exported comes first: another object of the file may have the same keys.
  if (exported !== undefined) visit(exported);
  visit(tree);
  return best && spanOf(best.getStart(tree), best.getEnd());
}

/** The values of the variables of a module, by name. */
function constantsOf({ statements }: ts.SourceFile): Map<string, ts.Expression> {
  const declarations = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(
    declarations.flatMap(({ initializer, name }) =>
      initializer !== undefined && ts.isIdentifier(name) ? [[name.text, initializer]] : [],
    ),
  );
}

function find(node: ts.Expression | undefined, path: readonly string[]): ts.Node | undefined {
  const [key, ...rest] = path;
  if (key === undefined || node === undefined) return undefined;
  if (ts.isArrayLiteralExpression(node)) {
    const item = node.elements[Number(key)];
    return rest.length === 0 ? item : (find(item, rest) ?? item);
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name !== undefined && nameOf(name) === key);
  if (property === undefined || rest.length === 0) return property?.name;
  return find(ts.isPropertyAssignment(property) ? property.initializer : undefined, rest);
}

function nameOf(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)
    ? name.text
    : undefined;
}
