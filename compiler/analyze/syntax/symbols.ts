import { ts } from 'ts-morph';

/** The symbol that an import or a re-export refers to; any other symbol is returned unchanged. */
export function resolved<S extends ts.Symbol | undefined>(symbol: S, checker: ts.TypeChecker): S {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? (checker.getAliasedSymbol(symbol) as S) : symbol;
}

/** The symbol of the value that a name stands for: in `{ user }`, the variable and not the property. */
export function valueNamed(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  return ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
}

/** The symbol that a type reference names, through imports and re-exports. */
export function symbolNamed(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.Symbol | undefined {
  return resolved(checker.getSymbolAtLocation(node.typeName), checker);
}

/** The alias that a type reference names. */
export function aliasNamed(
  node: ts.TypeReferenceNode,
  checker: ts.TypeChecker,
): ts.TypeAliasDeclaration | undefined {
  return symbolNamed(node, checker)?.declarations?.find(ts.isTypeAliasDeclaration);
}

/**
 * Where a member is declared. Of a class that a mixin makes, both it and its base may declare one: the
 * mixin's comes first, and overrides.
 */
export function declarationOf({ declarations, valueDeclaration }: ts.Symbol): ts.Declaration | undefined {
  return valueDeclaration ?? declarations?.[0];
}

export const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;

/** Whether the value of a symbol is a function. */
export function isCallable(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0;
}

/** The symbol that a module exports under a name, unresolved: it may be a re-export. */
export function exportedAs(
  name: string,
  source: ts.SourceFile | undefined,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  return exportsOf(source, checker).find(({ escapedName }) => escapedName === name);
}

/** The default export of a module, if it can be imported as a value. */
export function defaultExported(
  source: ts.SourceFile | undefined,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const symbol = exportedAs('default', source, checker);
  return symbol && !isTypeAlone(symbol, checker) ? symbol : undefined;
}

/** The name under which a module exports a symbol: its own, where it is among several. */
export function exportName(
  symbol: ts.Symbol,
  source: ts.SourceFile,
  checker: ts.TypeChecker,
): string | undefined {
  const names = exportsOf(source, checker)
    .filter((one) => resolved(one, checker) === symbol && !isTypeAlone(one, checker))
    .map(({ name }) => name);
  return names.find((name) => name === symbol.name) ?? names[0];
}

/**
 * Whether an import or export on the way is type-only (`import type`), so that the symbol is no value here.
 */
function isTypeAlone(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  if (resolved(symbol, checker).declarations === undefined) return false; // The way may be a circle.
  let step: ts.Symbol | undefined = symbol;
  while (step && step.flags & ts.SymbolFlags.Alias) {
    if (step.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration)) return true;
    step = checker.getImmediateAliasedSymbol(step);
  }
  return false;
}

function exportsOf(source: ts.SourceFile | undefined, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const module = source && checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}
