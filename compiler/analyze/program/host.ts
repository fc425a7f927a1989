import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ts } from 'ts-morph';
import { slashed } from '../../paths.ts';
import type { InputLog } from './inputs.ts';
import type { SourceFiles } from './source-files.ts';

interface HostOptions {
  readonly root: string;
  /** A page of the app: all files import the `routeclass` that it imports. */
  readonly page: string;
  readonly inputs: InputLog;
  readonly sources: SourceFiles;
  /** Whether imports may resolve differently than in the previous Program. */
  readonly isMoved: () => boolean;
}

/** The host by which both Programs read the disk. */
export function createHost(
  options: ts.CompilerOptions,
  { inputs, isMoved, page, root, sources }: HostOptions,
): ts.CompilerHost {
  const base = inputs.recording(ts.createCompilerHost(options));
  const library = slashed(dirname(createRequire(import.meta.url).resolve('typescript/lib/lib.d.ts')));
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  return {
    ...base,
    getDefaultLibLocation: () => library,
    getDefaultLibFileName: (chosen) => join(library, ts.getDefaultLibFileName(chosen)),
    getSourceFile: (file, language) => sources.read(file, languageOf(file, language, library), base),
    // Without the cache, TypeScript looks for a `package.json` in all folders above each file.
    getModuleResolutionCache: () => cache,
    hasInvalidatedResolutions: isMoved,
    resolveModuleNameLiterals: (literals, containing, redirect, chosen, source) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(source, literal, chosen);
        const foundFrom = (file: string) =>
          ts.resolveModuleName(literal.text, file, chosen, base, cache, redirect, mode);
        const found = foundFrom(containing);
        // Another package may have a copy of its own, whose declarators would leave no marks: their options
        // would silently be ignored.
        const isCopy = literal.text === 'routeclass' && found.resolvedModule !== undefined;
        return isCopy ? foundFrom(page) : found;
      }),
  };
}

/** Skips parsing JSDoc in the libraries of TypeScript and of Node, as nobody reads it. */
function languageOf(
  file: string,
  language: ts.ScriptTarget | ts.CreateSourceFileOptions,
  library: string,
): ts.ScriptTarget | ts.CreateSourceFileOptions {
  if (!file.startsWith(library) && !file.includes('/node_modules/@types/node/')) return language;
  const options = typeof language === 'object' ? language : { languageVersion: language };
  return { ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
}
