import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const folder = join(import.meta.dirname, 'cases');
const cases = readdirSync(folder).sort();
const thirdParty = /\/node_modules\/(?!routeclass\/)/;

const shared: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  declaration: true,
  target: ts.ScriptTarget.ES2022,
  types: ['node'],
  verbatimModuleSyntax: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noImplicitOverride: true,
  erasableSyntaxOnly: true,
  // What the package declares is looked at too.
  skipLibCheck: false,
};

const modes: readonly (readonly [string, ts.CompilerOptions])[] = [
  ['nodenext', { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }],
  ['a bundler', { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }],
  // Everyday settings, without what only careful users turn on.
  [
    'plain strict',
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      exactOptionalPropertyTypes: false,
      noUncheckedIndexedAccess: false,
      verbatimModuleSyntax: false,
      noImplicitOverride: false,
    },
  ],
];

describe.each(modes)('under %s', (_name, options) => {
  let program: ts.Program;
  beforeAll(() => {
    program = ts.createProgram(
      cases.map((name) => join(folder, name)),
      { ...shared, ...options },
    );
  });

  test.each(cases)('%s holds: nothing else is wrong, and every misuse is marked', (name) => {
    const file = program.getSourceFile(join(folder, name));
    expect(file).toBeDefined();
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
      ...program.getDeclarationDiagnostics(file),
    ];
    expect(diagnostics.map(describeDiagnostic)).toEqual([]);
  });

  test('what the package declares has no errors of its own', () => {
    const own = program.getSourceFiles().filter(({ fileName }) => !thirdParty.test(fileName));
    const declarations = own.filter(
      ({ fileName }) => fileName.endsWith('.d.ts') && fileName.includes('/dist/'),
    );
    expect(declarations.map(({ fileName }) => fileName)).toContain(
      join(import.meta.dirname, '../../runtime/dist/index.d.ts'),
    );
    expect(program.getOptionsDiagnostics().map(describeDiagnostic)).toEqual([]);
    expect(
      declarations.flatMap((file) => program.getSemanticDiagnostics(file)).map(describeDiagnostic),
    ).toEqual([]);
  });
});

function describeDiagnostic({ code, file, messageText, start }: ts.Diagnostic): string {
  const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
  return `${file?.fileName}:${line} TS${code} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
