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

/**
 * The diagnostics of TypeScript, with `strictest`, for files and all that they import: `path:line message`,
 * for those where `counts` is true. `surroundings` replace the types of Node.
 */
export function strictErrors(
  files: readonly string[],
  counts: (diagnostic: ts.Diagnostic) => boolean,
  surroundings: ts.CompilerOptions = {},
): string[] {
  const program = ts.createProgram(files, { ...options, ...surroundings });
  return ts.getPreEmitDiagnostics(program).filter(counts).map(textOf);
}

function textOf({ file, messageText, start = 0 }: ts.Diagnostic): string {
  const line = file?.getLineAndCharacterOfPosition(start).line ?? -1;
  return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}
