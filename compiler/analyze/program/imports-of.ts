import { ts } from 'ts-morph';
import type { Span } from '../../model/model.ts';

/** The spans of a file's imports and re-exports from a module. The file may not be bound yet. */
export function importsOf(module: string, file: ts.SourceFile): readonly Span[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: named } = statement;
    if (!named || !ts.isStringLiteral(named) || named.text !== module) return [];
    // Nodes have no parents before the checker has bound the file, so the file is passed explicitly.
    return [{ file: file.fileName, start: named.getStart(file), end: named.end }];
  });
}
