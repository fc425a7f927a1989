import type { ts } from 'ts-morph';
import { specifiersOf } from './imports-of.ts';

/** Those of `files` that import one of `imported`, directly or through others of them; `imported` included. */
export function importersOf(
  imported: ReadonlySet<ts.SourceFile>,
  files: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
): ReadonlySet<ts.SourceFile> {
  const imports = new Map(files.map((file) => [file, importedBy(file, checker)]));
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
function importedBy(file: ts.SourceFile, checker: ts.TypeChecker): ReadonlySet<ts.SourceFile> {
  const modules = specifiersOf(file).flatMap((one) => checker.getSymbolAtLocation(one)?.declarations ?? []);
  return new Set(modules.map((one) => one.getSourceFile()));
}
