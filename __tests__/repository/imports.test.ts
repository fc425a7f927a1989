import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const repository = join(import.meta.dirname, '../..');
const folders = ['cli', 'compiler', 'demo', 'runtime'];

interface Import {
  /** The file that imports, from the repository's root, with `/`. */
  readonly file: string;
  /** A package, or for a relative import the file from the repository's root. */
  readonly target: string;
  readonly isTypeOnly: boolean;
}

const files = folders.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !/\/(?:dist|node_modules)\//.test(name)),
);
const imports = files.flatMap(importsOf);

describe('who imports whom', () => {
  test('there is something to look at', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  test('only compiler/analyze/ imports ts-morph as a value', () => {
    expect(
      offenders(
        ({ file, target, isTypeOnly }) =>
          target === 'ts-morph' && !isTypeOnly && !file.startsWith('compiler/analyze/'),
      ),
    ).toEqual([]);
  });

  test('nothing imports cli/ but cli/ itself', () => {
    expect(
      offenders(({ file, target }) => /^(?:cli\/|@routeclass\/cli)/.test(target) && !file.startsWith('cli/')),
    ).toEqual([]);
  });

  test('the compiler finds the package routeclass in the app, never beside itself', () => {
    expect(
      offenders(({ file, target }) => file.startsWith('compiler/') && /^routeclass(?:\/|$)/.test(target)),
    ).toEqual([]);
  });

  test('the runtime reaches neither the compiler nor what that stands on', () => {
    const refused = /^(?:compiler\/|cli\/|typescript$|ts-morph$|@?typia(?:\/|$))/;
    expect(offenders(({ file, target }) => file.startsWith('runtime/') && refused.test(target))).toEqual([]);
  });

  test("only the runtime's node side imports modules of node: the rest runs at the edge", () => {
    const isNodeSide = (file: string) => /^node(?:[.-]|$)/.test(posix.basename(file));
    expect(
      offenders(
        ({ file, target, isTypeOnly }) =>
          file.startsWith('runtime/') && target.startsWith('node:') && !isTypeOnly && !isNodeSide(file),
      ),
    ).toEqual([]);
    // And only the entry of node leads there.
    expect(
      offenders(({ file, target, isTypeOnly }) => {
        return (
          file.startsWith('runtime/') &&
          target.startsWith('runtime/') &&
          isNodeSide(target) &&
          !isTypeOnly &&
          !isNodeSide(file)
        );
      }),
    ).toEqual([]);
  });

  test('the demo imports what a user could', () => {
    expect(
      offenders(({ file, target }) => file.startsWith('demo/') && /^(?:runtime|compiler|cli)\//.test(target)),
    ).toEqual([]);
  });
});

test('no source file is above 300 lines', () => {
  const long = files.filter((file) => readFileSync(join(repository, file), 'utf8').split('\n').length > 301);
  expect(long).toEqual([]);
});

function offenders(test: (one: Import) => boolean): string[] {
  return imports.filter(test).map(({ file, target }) => `${file} imports ${target}`);
}

function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isTypeOnly: boolean) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    const target = text.startsWith('.') ? posix.join(posix.dirname(file), text) : text;
    found.push({ file, target, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node))
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(repository, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
}
