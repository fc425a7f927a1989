import { ts } from 'ts-morph';
import { startOf } from '../../diagnose/start-of.ts';
import type { Span } from '../../model/model.ts';
import { type Context, spanOf } from '../context.ts';
import { defaultExported, resolved } from '../syntax/symbols.ts';
import { isWrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';

/** The default export of a file of handlers. */
export interface Exported {
  /** The type of the export as other modules see it. */
  readonly type: ts.Type;
  /**
   * The items of an array literal. The array's own type may lack some of their types: TypeScript drops those
   * that are assignable to another.
   */
  readonly items: readonly { readonly span: Span; readonly type: ts.Type }[];
  /**
   * The types of the expression itself, one for each branch. An annotation `ErrorHandlers` says less about an
   * object than the object itself.
   */
  readonly written: readonly ts.Type[];
  /** Whether the expression has a type annotation, so that TypeScript reports what is wrong with it. */
  readonly annotated: boolean;
  readonly span: Span;
  /** The export's name inside the file, where it is exported by name. */
  readonly name: string | undefined;
}

/** The default export of an `error.ts` or a `middleware.ts`; undefined, with a diagnostic, where it has none. */
export function readDefaultExport(
  file: string,
  { checker, diagnostics, program }: Context,
): Exported | undefined {
  const start = startOf(file);
  const source = program.getSourceFile(file);
  const found = defaultExported(source, checker);
  if (found === undefined) {
    diagnostics.add('no-default-export', start, file.slice(file.lastIndexOf('/') + 1));
    return undefined;
  }
  const symbol = resolved(found, checker);
  const type = checker.getTypeOfSymbol(symbol);
  const { annotated, expression } = writtenAt(symbol);
  const declaration = symbol.declarations?.[0];
  const declared = expression ?? (declaration && (ts.getNameOfDeclaration(declaration) ?? declaration));
  const node = declared?.getSourceFile() === source ? declared : exportedAt(found);
  const span = node ? spanOf(node) : start;
  return {
    type,
    items: itemsOf(expression).map((item) => ({
      span: item.getSourceFile() === source ? spanOf(item) : span,
      type: checker.getTypeAtLocation(item),
    })),
    written: expression ? branchesOf(expression).map((one) => checker.getTypeAtLocation(one)) : [type],
    annotated,
    span,
    name: nameOfExport(found),
  };
}

/** The local name: `handlers` in `export default handlers` and in `export { handlers as default }`. */
function nameOfExport({ declarations }: ts.Symbol): string | undefined {
  const declaration = declarations?.[0];
  if (declaration && ts.isExportAssignment(declaration) && ts.isIdentifier(declaration.expression))
    return ts.idText(declaration.expression);
  return declaration && ts.isExportSpecifier(declaration) ? declaration.propertyName?.text : undefined;
}

/**
 * The expression of `export default`, or else the declaration of the export, such as its export specifier.
 */
function exportedAt({ declarations }: ts.Symbol): ts.Node | undefined {
  const declaration = declarations?.[0];
  return declaration && ts.isExportAssignment(declaration) ? declaration.expression : declaration;
}

/** The expression of a constant or a default export. */
function writtenAt(symbol: ts.Symbol): { expression: ts.Expression | undefined; annotated: boolean } {
  let annotated = false;
  const declaration = symbol.declarations?.[0];
  let expression: ts.Expression | undefined;
  if (declaration && ts.isExportAssignment(declaration)) expression = declaration.expression;
  if (declaration && ts.isVariableDeclaration(declaration)) {
    expression = declaration.initializer;
    annotated = declaration.type !== undefined;
  }
  while (expression && isWrapped(expression)) {
    annotated ||= ts.isSatisfiesExpression(expression);
    expression = expression.expression;
  }
  return { annotated, expression };
}

const itemsOf = (expression: ts.Expression | undefined) =>
  expression && ts.isArrayLiteralExpression(expression)
    ? expression.elements.filter((item) => !ts.isSpreadElement(item))
    : [];
