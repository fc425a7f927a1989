import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';

/** The spans of a file's imports and re-exports from a module. The file may not be bound yet. */
export function importsOf(module: string, file: ts.SourceFile): readonly Span[] {
  return (
    specifiersOf(file)
      .filter((one) => ts.isStringLiteral(one) && one.text === module)
      // Nodes have no parents before the checker has bound the file, so the file is passed explicitly.
      .map((one) => ({ file: file.fileName, start: one.getStart(file), end: one.end }))
  );
}

/** The module specifiers of a file's imports and re-exports. */
export function specifiersOf({ statements }: ts.SourceFile): readonly ts.Expression[] {
  return statements.flatMap((one) =>
    ts.isImportDeclaration(one) || ts.isExportDeclaration(one) ? (one.moduleSpecifier ?? []) : [],
  );
}
