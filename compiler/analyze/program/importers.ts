import { ts } from 'ts-morph';

/** Those of `files` that import one of `imported`, directly or through others of them; `imported` included. */
export function importersOf(
  imported: ReadonlySet<ts.SourceFile>,
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): ReadonlySet<ts.SourceFile> {
  const imports = new Map(files.map((file) => [file, importsOf(file, checker)]));
  const found = new Set(imported);
  const follow = (target: ts.SourceFile) => {
    for (const [file, targets] of imports) {
      if (found.has(file) || !targets.has(target)) continue;
      found.add(file);
      follow(file);
    }
  };
  for (const file of imported) follow(file);
  return found;
}

/** The files that a file imports, or exports from, at its top level. */
function importsOf(file: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<ts.SourceFile> {
  const targets = file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const module = statement.moduleSpecifier && checker.getSymbolAtLocation(statement.moduleSpecifier);
    return module?.declarations?.map((one) => one.getSourceFile()) ?? [];
  });
  return new Set(targets);
}
