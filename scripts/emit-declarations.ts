import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { refuseUndeclared } from './refuse-undeclared.ts';
import type { DistFile } from './sync-folder.ts';

/**
 * The `.d.ts` files of a package's entries and of everything that they import. Only errors of
 * syntax and of declaration emit fail the build; type errors are left to `npm run types`.
 *
 * @param folder the package's folder
 * @param entries paths of its entries
 */
export function emitDeclarations(folder: string, entries: readonly string[]): readonly DistFile[] {
  const config = ts.readConfigFile(join(folder, '../tsconfig.json'), (path) =>
    readFileSync(path, 'utf8'),
  ).config;
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, join(folder, '..'));
  const dependencies = Object.keys(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies,
  );
  const program = ts.createProgram(entries, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rewriteRelativeImportExtensions: true,
    stripInternal: true,
    rootDir: folder,
    outDir: join(folder, 'dist'),
  });

  const files: DistFile[] = [];
  const emitted = program.emit(undefined, (path, text) => {
    const name = relative(join(folder, 'dist'), path);
    refuseUndeclared(`runtime/dist/${name}`, packagesIn(text), dependencies);
    files.push([name, Buffer.from(withJsSpecifiers(text))]);
  });
  const diagnostics = [...program.getSyntacticDiagnostics(), ...emitted.diagnostics];
  if (diagnostics.length > 0) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => process.cwd(),
        getNewLine: () => '\n',
      }),
    );
  }
  return files;
}

/**
 * TypeScript leaves `./limits.ts` in declarations. Every version and module mode resolves `./limits.js` to
 * `limits.d.ts`.
 */
function withJsSpecifiers(text: string): string {
  return text.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(?=['"])/g, '$1.js');
}

/** The specifiers of packages in a declaration file. */
function packagesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'".][^'"]*)['"]/g)].map(([, path]) => path!);
}
