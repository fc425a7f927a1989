import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noPropertyAccessFromIndexSignature: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/** What TypeScript says, strictly, of the generated code of these apps. */
export function typeErrors(apps: readonly string[]): string[] {
  const files = apps.map((root) => `${root}/generated/dispatch.ts`).filter((file) => ts.sys.fileExists(file));
  const program = ts.createProgram(files, options);
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file === undefined || file.fileName.includes('/generated/'))
    .map(({ file, messageText, start = 0 }) => {
      const line = file?.getLineAndCharacterOfPosition(start).line ?? -1;
      return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}
