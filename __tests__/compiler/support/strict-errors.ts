import { runInThisContext } from 'node:vm';
import ts from 'typescript';

/** Compiler options stricter than those of most apps, in the format of a `tsconfig.json`. */
export const strictest = {
  target: 'es2023',
  module: 'nodenext',
  lib: ['es2023', 'esnext.disposable'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

const options = ts.convertCompilerOptionsFromJson(strictest, '').options;

/** Declarations of packages by format and path, parsed once per worker: see `packageFiles` in `compile.ts`. */
const declarations: Map<string, ts.SourceFile | undefined> = runInThisContext(
  'globalThis.strictDeclarations ??= new Map()',
);

/** `strictDiagnostics` as texts: `path:line message`. */
export function strictErrors(...all: Parameters<typeof strictDiagnostics>): string[] {
  return strictDiagnostics(...all).map(diagnosticText);
}

/**
 * The diagnostics of TypeScript, with `strictest`, for files and all that they import. Only those are checked
 * for which `isChecked` is true, and there must be some. `surroundings` replace the types of Node.
 */
export function strictDiagnostics(
  files: readonly string[],
  isChecked: (file: string) => boolean = () => true,
  surroundings: ts.CompilerOptions = {},
): readonly ts.Diagnostic[] {
  const all = { ...options, ...surroundings };
  const program = ts.createProgram(files, all, sharingHost(all));
  const checked = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName));
  if (files.length > 0 && checked.length === 0) throw new Error(`none is checked of ${files.join(', ')}`);
  const found = checked.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...found];
}

/** A host that does not parse the declarations of packages again. */
function sharingHost(chosen: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(chosen);
  return {
    ...host,
    getSourceFile: (file, language) => {
      if (!/\/node_modules\/.*\.d\.[cm]?ts$/.test(file)) return host.getSourceFile(file, language);
      const key = `${(language as ts.CreateSourceFileOptions).impliedNodeFormat} ${file}`;
      if (!declarations.has(key)) declarations.set(key, host.getSourceFile(file, language));
      return declarations.get(key);
    },
  };
}

export function diagnosticText({ file, messageText, start = 0 }: ts.Diagnostic): string {
  const line = file?.getLineAndCharacterOfPosition(start).line ?? -1;
  return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}
