import { expect, test } from '@jest/globals';
import { formatDiagnostics } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

test.each([
  { declaration: true, declarationDir: 'types' },
  { declaration: true, declarationMap: true, mapRoot: 'https://maps.example' },
  { declaration: true, emitDeclarationOnly: true },
  { declaration: true, isolatedDeclarations: true },
  { composite: true, tsBuildInfoFile: '.cache/app.tsbuildinfo' },
  { incremental: true, tsBuildInfoFile: '.cache/app.tsbuildinfo' },
  { sourceMap: true, sourceRoot: 'https://sources.example', mapRoot: 'https://maps.example' },
  { inlineSourceMap: true, inlineSources: true, outDir: 'dist' },
  { noCheck: true, stripInternal: true, removeComments: true, noEmitOnError: true },
  { rewriteRelativeImportExtensions: true, outDir: 'dist', rootDir: '.' },
  { erasableSyntaxOnly: true, importHelpers: true },
  { noEmit: false, allowJs: true, checkJs: true, outDir: '.' },
])('what governs emitting is nothing to a build: %j', (emitting) => {
  const files = {
    'tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, module: 'nodenext', types: [], ...emitting },
    }),
    'routes/one/page.ts': 'export default class One { get() { return 1; } }\n',
  };
  expect(complaints(files)).toBe('');
});

/** What a build says of an app. */
function complaints(files: { readonly [path: string]: string }): string {
  return withApp(files, (root) =>
    formatDiagnostics(compilerOf(root).compile().diagnostics, { root, color: false }),
  );
}
