import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import type { Span } from '../../model/model.ts';
import { slashed } from '../../paths.ts';
import { spanOf } from '../context.ts';
import { unresolvedErrors } from './guessed-types.ts';
import { readAround } from './type-error-place.ts';
import { type Files, messageOf, spanAt } from './type-errors.ts';

/**
 * Reports the imports and names that lead nowhere in files outside of the app, such as those of another
 * package of the workspace, and returns whether there are any. To the app their types are `any`, and the
 * package, not the app, must be mended.
 */
export function reportUnresolvedNames(
  program: ts.Program,
  { isForeign }: Files,
  diagnostics: Diagnostics,
): boolean {
  const count = diagnostics.count;
  for (const file of program.getSourceFiles()) {
    const report = (span: Span | undefined, code: number, message: string) =>
      diagnostics.add('type-error', span, `TS${code}`, message, { dependent: packageOf(file.fileName) });
    for (const one of isForeign(file) ? program.getSemanticDiagnostics(file) : [])
      if (unresolvedErrors.includes(one.code) && !isInBody(one))
        report(spanAt(one), one.code, messageOf(one));
    // TypeScript does not check the declarations of packages, which often have optional dependencies.
    for (const node of file.isDeclarationFile ? lostImports(file, program.getTypeChecker()) : [])
      report(spanOf(node), 2307, `Cannot find module '${node.text}' or its corresponding type declarations`);
  }
  return diagnostics.count > count;
}

/**
 * Whether an error is in the code of a function. Types are rarely inferred from it, and it may need globals
 * that the app does not have, such as those of a browser.
 */
const isInBody = (error: ts.Diagnostic): boolean =>
  readAround(error, (node) => (ts.isBlock(node) && ts.isFunctionLike(node.parent)) || undefined) ?? false;

/** The imports of the runtime that lead nowhere. */
function lostImports(file: ts.SourceFile, checker: ts.TypeChecker): readonly ts.StringLiteral[] {
  const imported = file.statements.flatMap((one) =>
    ts.isImportDeclaration(one) && one.importClause ? [one.moduleSpecifier as ts.StringLiteral] : [],
  );
  return imported.filter(
    (node) => node.text === 'routeclass' && checker.getSymbolAtLocation(node) === undefined,
  );
}

/** The name of the package that a file belongs to. */
function packageOf(file: string): string | undefined {
  const found = ts.findConfigFile(slashed(dirname(file)), ts.sys.fileExists, 'package.json');
  const { config } = found === undefined ? {} : ts.readConfigFile(found, ts.sys.readFile);
  return typeof config?.name === 'string' ? config.name : undefined;
}
