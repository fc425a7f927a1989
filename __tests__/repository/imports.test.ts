import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';

const repository = join(import.meta.dirname, '../..');

/**
 * The folders and packages that each folder may import besides itself. Further rules below concern Node's
 * modules.
 */
const allowed: { readonly [folder: string]: Allowed } = {
  cli: {
    folders: ['compiler', 'runtime'],
    packages: [
      '@clack/prompts',
      '@oclif/core',
      'c12',
      'chokidar',
      'ejs',
      'listhen',
      'node:',
      'tsx',
      'typescript',
    ],
  },
  compiler: {
    folders: ['runtime'],
    packages: ['@typia/core', '@typia/interface', 'node:', 'ts-morph', 'typescript'],
  },
  demo: { folders: ['generated'], packages: ['listhen', 'routeclass'] },
  generated: { folders: ['demo'], packages: ['routeclass'] },
  runtime: { folders: [], packages: ['@remix-run/multipart-parser', 'embedded:docs', 'h3', 'node:', 'srvx'] },
  scripts: { folders: ['cli', 'compiler'], packages: ['esbuild', 'node:', 'publint', 'typescript'] },
};

/** The compiler's folders in the order of a build; all depend on the first. */
const stages = ['model', 'scan', 'analyze', 'check', 'emit', 'write'] as const;

interface Allowed {
  readonly folders: readonly string[];
  readonly packages: readonly string[];
}

interface Import {
  /** The file that imports, from the repository's root, with `/`. */
  readonly file: string;
  /** A package, or for a relative import the file from the repository's root. */
  readonly target: string;
  readonly isTypeOnly: boolean;
}

const files = Object.keys(allowed).flatMap(sourcesOf);
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

  test.each(Object.keys(allowed))('%s/ imports what it may', (folder) => {
    const { folders, packages } = allowed[folder]!;
    const may = [folder, ...folders, ...packages];
    expect(
      offenders(({ file, target }) => file.startsWith(`${folder}/`) && !may.includes(ownerOf(target))),
    ).toEqual([]);
  });

  test.each(stages.slice(0, -1))('the stage %s imports none that comes after it', (stage) => {
    const later = stages.slice(stages.indexOf(stage) + 1).map((one) => `compiler/${one}/`);
    expect(
      offenders(
        ({ file, target }) =>
          file.startsWith(`compiler/${stage}/`) && later.some((one) => target.startsWith(one)),
      ),
    ).toEqual([]);
  });

  test("only the runtime's node side imports modules of node: the rest runs at the edge", () => {
    const isNodeSide = (file: string) => /^node(?:[.-]|$)/.test(posix.basename(file));
    expect(
      offenders(
        ({ file, target, isTypeOnly }) =>
          file.startsWith('runtime/') && target.startsWith('node:') && !isTypeOnly && !isNodeSide(file),
      ),
    ).toEqual([]);
    // Only the entry for Node imports that code.
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
});

test('no source file is above 300 lines', () => {
  const written = [...files, ...sourcesOf('bench')].filter((file) => !/(?:^|\/)generated\//.test(file));
  const long = written.filter(
    (file) => readFileSync(join(repository, file), 'utf8').split('\n').length > 301,
  );
  expect(long).toEqual([]);
});

/** The sources of a folder, from the repository's root. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.[jt]s$/.test(name) && !/\/(?:dist|node_modules)\//.test(name));
}

/** The folder or package of an import; `node:` for all modules of Node. */
function ownerOf(target: string): string {
  return /^(?:node:|@[^/]+\/[^/]+|[^/]+)/.exec(target)?.[0] ?? target;
}

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
