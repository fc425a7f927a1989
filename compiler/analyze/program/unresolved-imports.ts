import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import type { Diagnostics } from '../../diagnose/diagnostic.ts';
import { slashed } from '../../paths.ts';
import { isSource, spanOf } from '../context.ts';

/**
 * Reports the imports that lead nowhere in files outside of the app, such as those of another package of the
 * workspace, and returns whether there are any. What is imported there is `any` to the app, and the
 * package, not the app, must depend on the module.
 */
export function reportUnresolvedImports(
  program: ts.Program,
  isOwnFile: (file: ts.SourceFile) => boolean,
  diagnostics: Diagnostics,
): boolean {
  const checker = program.getTypeChecker();
  const others = program.getSourceFiles().filter((file) => !isOwnFile(file));
  const unresolved = others.flatMap((file) => {
    const imported = file.statements.flatMap((one) =>
      ts.isImportDeclaration(one) && one.importClause ? [one.moduleSpecifier as ts.StringLiteral] : [],
    );
    // The declarations of packages often have optional dependencies.
    const needed = isSource(file) ? imported : imported.filter(({ text }) => text === 'routeclass');
    return needed.filter((node) => checker.getSymbolAtLocation(node) === undefined);
  });
  for (const node of unresolved) {
    const message = `Cannot find module '${node.text}' or its corresponding type declarations`;
    const dependent = packageOf(node.getSourceFile().fileName);
    diagnostics.add('type-error', spanOf(node), 'TS2307', message, { dependent });
  }
  return unresolved.length > 0;
}

/** The name of the package that a file belongs to. */
function packageOf(file: string): string | undefined {
  const found = ts.findConfigFile(slashed(dirname(file)), ts.sys.fileExists, 'package.json');
  const { config } = found === undefined ? {} : ts.readConfigFile(found, ts.sys.readFile);
  return typeof config?.name === 'string' ? config.name : undefined;
}
