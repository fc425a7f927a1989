import { basename, dirname, join } from 'node:path';
import type { ts } from 'ts-morph';
import { slashed } from '../../paths.ts';
import { declarations, declarationsFile } from './declarations.ts';
import type { SourceFiles } from './source-files.ts';

/** The same host, except that the app's imports of `routeclass` resolve to the marked declarations. */
export function markedHost(host: ts.CompilerHost, runtime: string, sources: SourceFiles): ts.CompilerHost {
  const marked = markedFile(runtime);
  const text = declarations(`./${basename(runtime).replace(/\.d\.ts$|\.ts$/, '.js')}`);
  return {
    ...host,
    fileExists: (file) => file === marked || host.fileExists(file),
    readFile: (file) => (file === marked ? text : host.readFile(file)),
    getSourceFile: (file, language, onError) =>
      file === marked ? sources.parse(marked, text, language) : host.getSourceFile(file, language, onError),
    resolveModuleNameLiterals: (literals, containing, ...rest) =>
      host.resolveModuleNameLiterals!(literals, containing, ...rest).map((found) =>
        found.resolvedModule?.resolvedFileName === runtime && containing !== marked
          ? {
              ...found,
              resolvedModule: { ...withoutPackage(found.resolvedModule), resolvedFileName: marked },
            }
          : found,
      ),
  };
}

/** The path of the marked declarations, beside the runtime's own. */
export function markedFile(runtime: string): string {
  return slashed(join(dirname(runtime), declarationsFile));
}

/**
 * A resolved module without its package id. TypeScript treats two files with the same package id as one, and
 * would use the marked declarations in place of the runtime's.
 */
function withoutPackage({ packageId: _, ...found }: ts.ResolvedModuleFull): ts.ResolvedModuleFull {
  return found;
}
