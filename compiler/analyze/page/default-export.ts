import { ts } from 'ts-morph';
import { startOf } from '../../diagnose/start-of.ts';
import type { Span } from '../../model/model.ts';
import { type Context, spanOf } from '../context.ts';
import { defaultExported, resolved } from '../syntax/symbols.ts';
import { isWrapped } from '../syntax/unwrapped.ts';
import { branchesOf } from '../throws/read-value.ts';

/** What a file of handlers exports as its default. */
export interface Exported {
  /** As other modules see it. */
  readonly type: ts.Type;
  /** Of a list that is written out: the type of a list is that of some of its items alone, where others fit it. */
  readonly items: readonly { readonly span: Span; readonly type: ts.Type }[];
  /** As it is written, each branch: an annotation `ErrorHandlers` says less of an object than the object itself. */
  readonly written: readonly ts.Type[];
  /** Whether it is held to a type where it is written, so that TypeScript says what is wrong with it. */
  readonly annotated: boolean;
  readonly span: Span;
  /** What the file itself calls it, where it is exported by its name. */
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

/** `handlers` of `export default handlers` and of `export { handlers as default }`. */
function nameOfExport({ declarations }: ts.Symbol): string | undefined {
  const declaration = declarations?.[0];
  if (declaration && ts.isExportAssignment(declaration) && ts.isIdentifier(declaration.expression))
    return ts.idText(declaration.expression);
  return declaration && ts.isExportSpecifier(declaration) ? declaration.propertyName?.text : undefined;
}

/** Where a module hands on as its default what another declares. */
function exportedAt({ declarations }: ts.Symbol): ts.Node | undefined {
  const declaration = declarations?.[0];
  return declaration && ts.isExportAssignment(declaration) ? declaration.expression : declaration;
}

/** The expression that a constant or a default export stands for. */
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
