import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { readConfig } from '../../compiler/analyze/program/tsconfig.ts';
import { Diagnostics } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';
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

test.each([
  { baseUrl: '.', module: 'esnext', moduleResolution: 'bundler' },
  { module: 'commonjs', moduleResolution: 'node10' },
  { target: 'es5', downlevelIteration: true },
  { esModuleInterop: false, allowSyntheticDefaultImports: false },
])('what a later TypeScript drops may stand in an app: %j', (dropped) => {
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'nodenext', ...dropped } }),
    'routes/one/page.ts': 'export default class One { get() { return 1; } }\n',
  };
  expect(complaints(files)).toBe('');
});

test.each([
  { singleThreaded: true, deduplicatePackages: false },
  // TypeScript asks whether `checkJs` is meant.
  { checkers: 2 },
])('options of a TypeScript that has more of them are nothing to a build: %j', (unknown) => {
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, ...unknown } }),
    ...one,
  };
  expect(complaints(files)).toBe('');
});

test('where null is no type of its own, nothing is taken from what an editor shows: it may be null', () => {
  const page = `import type { Query } from 'routeclass';

const shelves: Record<'red' | 'blue', { first: string } | null> = { red: null, blue: null };

export default class Shelves {
  get(color: Query<'red' | 'blue'>) {
    return { shelf: shelves[color] };
  }
}
`;
  const options = { module: 'nodenext', types: [], strict: true };
  const app = (compilerOptions: object) => ({
    'tsconfig.json': JSON.stringify({ compilerOptions }),
    'routes/one/page.ts': page,
  });
  expect(complaints(app(options))).toBe('');
  expect(complaints(app({ ...options, strictNullChecks: false }))).toMatch(/^error\[any-type\]/);
});

test('where what an editor shows is anything, a result has the type that strict TypeScript gives it', () => {
  const page = `export default class Highest {
  get() {
    return { highest: Math.max.apply(null, [1, 2]) };
  }
}
`;
  const compilerOptions = { module: 'nodenext', types: [], strict: false, strictNullChecks: true };
  const files = { 'tsconfig.json': JSON.stringify({ compilerOptions }), 'routes/highest/page.ts': page };
  expect(complaints(files)).toBe('');
});

test('where null is no type of its own, what is generated is well typed all the same', () => {
  const page = `import type { Body, Query } from 'routeclass';

export interface Note {
  text: string;
  state?: 'open' | 'done' | null;
}

export default class Notes {
  get(state?: Query<'open' | 'done'>, all?: Query<boolean>) {
    return { state, all };
  }

  post(note?: Body<Note>): Note | undefined {
    return note;
  }
}
`;
  const compilerOptions = { module: 'nodenext', types: [], strict: true, strictNullChecks: false };
  const files = { 'package.json': '{"type":"module"}', 'routes/notes/page.ts': page };
  const tsconfig = { 'tsconfig.json': JSON.stringify({ compilerOptions }) };
  withApp({ ...files, ...tsconfig }, (root) => {
    const result = compilerOf(root, { client: { standalone: false } }).compile();
    const written = result.ok ? result.files.filter(({ path }) => path.endsWith('.ts')) : [];
    expect(written.map(({ path }) => path)).toContain('client.ts');
    const all = written.map(({ path, text }) => {
      const file = join(root, 'generated', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    });
    const loose = { strictNullChecks: false, exactOptionalPropertyTypes: false };
    expect(strictErrors(all, (file) => all.includes(file), loose)).toEqual([]);
  });
});

describe('what a tsconfig leaves open is as the app has it', () => {
  const files = {
    'node_modules/@types/timer/package.json': '{ "name": "@types/timer", "types": "index.d.ts" }',
    'node_modules/@types/timer/index.d.ts': 'declare const timer: { now(): number };\n',
    'node_modules/typescript/index.d.ts': 'export {};\n',
    'tsconfig.json': '{ "compilerOptions": { "module": "nodenext" } }',
    'routes/one/page.ts': `import './one.css';

function twice(value) {
  return value * 2;
}

export default class One {
  get(): number {
    return twice(timer.now());
  }
}
`,
  };
  const withTypeScript = (version: string) => ({
    ...files,
    'node_modules/typescript/package.json': `{ "name": "typescript", "version": "${version}", "types": "index.d.ts" }`,
  });

  test('TypeScript 5: all of `@types`, and no errors that only strict options give', () => {
    expect(complaints(withTypeScript('5.9.3'))).toBe('');
  });

  test('TypeScript 6: its own errors', () => {
    const found = complaints(withTypeScript('6.0.3'));
    for (const code of ['TS2304', 'TS2882', 'TS7006']) expect(found).toContain(code);
  });
});

const one = { 'routes/one/page.ts': 'export default class One { get() { return 1; } }\n' };

/** The diagnostics of an app, as text. */
function complaints(files: { readonly [path: string]: string }): string {
  return withApp(files, (root) =>
    formatDiagnostics(compilerOf(root).compile().diagnostics, { root, color: false }),
  );
}

test.each([
  [{ allowImportingTsExtensions: true, noEmit: true }, '../../todo', '../../todo.ts'],
  [{ rewriteRelativeImportExtensions: true }, '../../todo', '../../todo.ts'],
  [{}, '../../todo', '../../todo.js'],
  [{ allowImportingTsExtensions: true, noEmit: true, allowJs: true }, '../../old', '../../old.js'],
  [{ allowImportingTsExtensions: true, noEmit: true, jsx: 'react-jsx' }, '../../mail', '../../mail.tsx'],
])('an import that lacks its extension is told the one that the app writes: %j %s', (own, from, meant) => {
  const files = {
    'package.json': '{"type":"module"}',
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'nodenext', types: [], ...own } }),
    'todo.ts': 'export const one = 1;\n',
    'old.js': 'export const one = 1;\n',
    'mail.tsx': 'export const one = 1;\n',
    'routes/one/page.ts': `import { one } from '${from}';\nexport default class One { get() { return one; } }\n`,
  };
  expect(complaints(files)).toMatch(
    new RegExp(`TS2835: .* Did you mean '${meant.replaceAll('.', '\\.')}'\\?\n`),
  );
});

test.each([
  [{ allowImportingTsExtensions: true, noEmit: true }, '../../models', '../../models/index.ts'],
  [{ rewriteRelativeImportExtensions: true }, '../../models', '../../models/index.ts'],
  [{}, '../../models/', '../../models/index.js'],
])('an import of a folder is told its `index`: %j %s', (own, from, meant) => {
  const files = {
    'package.json': '{"type":"module"}',
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'nodenext', types: [], ...own } }),
    'models/index.ts': 'export const one = 1;\n',
    'routes/one/page.ts': `import { one } from '${from}';\nexport default class One { get() { return one; } }\n`,
  };
  expect(complaints(files)).toContain(`an extension to the import path. Did you mean '${meant}'?\n`);
});

test.each([
  [
    { allowImportingTsExtensions: true, noEmit: true },
    '../../todo.dto',
    ". Did you mean '../../todo.dto.ts'?",
  ],
  [{}, '../../todo.dto', ". Did you mean '../../todo.dto.js'?"],
  [{}, '../../post.dto', ''],
])('so is an import of a file with a dot in its name: %j %s', (own, from, advice) => {
  const files = {
    'package.json': '{"type":"module"}',
    'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'nodenext', types: [], ...own } }),
    'todo.dto.ts': 'export const one = 1;\n',
    'routes/one/page.ts': `import { one } from '${from}';\nexport default class One { get() { return one; } }\n`,
  };
  expect(complaints(files)).toContain(`its corresponding type declarations${advice}\n`);
});

test('a tsconfig of references alone stands for the project that holds the pages, however deep', () => {
  const page = `import type { Query } from 'routeclass';
import type { Color } from '@models/color';

const twice = (value) => value + value;

export default class One {
  get(color: Query<Color>): string {
    return twice(color);
  }
}
`;
  const bundled = { module: 'esnext', moduleResolution: 'bundler', types: [] };
  const project = (options: object, include: readonly string[]) =>
    JSON.stringify({ compilerOptions: { ...bundled, ...options }, include });
  const app = (strict: boolean) => ({
    'tsconfig.json':
      '{ "files": [], "references": [{ "path": "./tsconfig.tools.json" }, { "path": "./config" }] }',
    'tsconfig.tools.json': project({}, ['tools']),
    'config/tsconfig.json':
      '{ "files": [], "references": [{ "path": ".." }, { "path": "./gone.json" }, { "path": "./app.json" }] }',
    'config/app.json': project({ strict, paths: { '@models/*': ['../models/*'] } }, ['../routes']),
    'models/color.ts': "export type Color = 'red' | 'blue';\n",
    'tools/tool.ts': 'export {};\n',
    'routes/one/page.ts': page,
  });
  expect(complaints(app(false))).toBe('');
  expect(complaints(app(true))).toMatch(/^error\[type-error\] TS7006: .*'value'.*\n(?!.*error)/);
});

test('an unreadable tsconfig is reported by its path in the app', () => {
  const diagnostics = new Diagnostics();
  const closed = { ...ts.sys, fileExists: () => true, readFile: () => undefined };
  expect(readConfig('/shop', [], closed, diagnostics)).toBeUndefined();
  expect(diagnostics.sorted().map(({ code, message }) => [code, message])).toEqual([
    ['tsconfig-unreadable', "`tsconfig.json` cannot be read: Cannot read file 'tsconfig.json'"],
  ]);
});

test.each([
  ['"../base/tsconfig.json"', '2:14'],
  ['["./own.json", "../base/tsconfig.json"]', '2:29'],
])('a missing file is reported where tsconfig.json extends it: %s', (extended, place) => {
  const files = { 'tsconfig.json': `{\n  "extends": ${extended}\n}\n`, 'own.json': '{}', ...one };
  expect(complaints(files)).toContain(
    `\`tsconfig.json\` cannot be read: Cannot read file '../base/tsconfig.json'\n  tsconfig.json:${place}\n`,
  );
});

test.each(['./base.json', './base'])(
  'configs that extend each other are reported by their paths in the app, where the first extends one: %s',
  (base) => {
    const files = {
      'tsconfig.json': `{ "extends": "${base}" }`,
      'base.json': '{ "extends": "./tsconfig.json" }',
      ...one,
    };
    expect(complaints(files)).toContain(
      'resolving configuration: tsconfig.json -> base.json -> tsconfig.json\n  tsconfig.json:1:14\n',
    );
  },
);

test('contradictory options are reported where they are written', () => {
  const options = '{\n  "module": "nodenext",\n  "moduleResolution": "bundler"\n}';
  const text = complaints({ 'tsconfig.json': `{ "compilerOptions": ${options} }`, ...one });
  expect(text).toMatch(/TS5109: .*\n {2}tsconfig\.json:3:23\n/);
});

test.each([
  ['at its name', { strict: false, strictPropertyInitialization: true }, {}, 'tsconfig.json:1:36'],
  ['where it is extended', {}, { strict: false, strictPropertyInitialization: true }, 'base.json:1:36'],
  ['where both are', { strict: false }, { strictPropertyInitialization: true }, 'base.json:1:21'],
])('an option that needs another one is reported %s', (_, own, extended, place) => {
  const files = {
    'tsconfig.json': JSON.stringify({ compilerOptions: own, extends: './middle.json' }),
    'middle.json': '{ "extends": "./base.json" }',
    'base.json': JSON.stringify({ compilerOptions: extended }),
  };
  expect(complaints({ ...files, ...one })).toContain('TS5052: ');
  expect(complaints({ ...files, ...one })).toContain(`\n  ${place}\n`);
});

test.each([
  [{ types: ['nobody'] }, 'TS2688', '1:30'],
  [{ paths: { '@/*': [] } }, 'TS5066', '1:30'],
  [{ moduleResolution: 'bundler' }, 'TS5095', '1:40'],
  [{ target: 'es3' }, 'TS5108', '1:21'],
  [{ moduleResolution: 'node10', customConditions: ['a'] }, 'TS5098', '1:49'],
])('what TypeScript refuses of an extended config is reported there: %j', (options, code, place) => {
  const own = { module: 'moduleResolution' in options ? 'node16' : 'nodenext', ignoreDeprecations: '6.0' };
  const files = {
    'tsconfig.json': JSON.stringify({ extends: './base.json', compilerOptions: own }),
    'base.json': JSON.stringify({ compilerOptions: options }),
  };
  expect(complaints({ ...files, ...one })).toMatch(new RegExp(`${code}: .*\\n {2}base\\.json:${place}\\n`));
});

test.each([
  ['in the last of several configs', ['./new.json', './old.json'], 'old.json'],
  ['in the base of the last', ['./new.json', './extends-old.json'], 'old.json'],
  ['rather than in its base', ['./old-over-new.json'], 'old-over-new.json'],
])('an option that configs give twice is reported %s', (_, extended, place) => {
  const config = (target: string, base: string[] = []) =>
    JSON.stringify({ compilerOptions: { target }, extends: base });
  const files = {
    'tsconfig.json': JSON.stringify({ extends: extended }),
    'new.json': config('es2023'),
    'old.json': config('es3'),
    'extends-old.json': '{ "extends": "./old.json" }',
    'old-over-new.json': config('es3', ['./new.json']),
  };
  expect(complaints({ ...files, ...one })).toContain(`\n  ${place}:1:21\n`);
});

test('types that are not installed are reported where they are asked for', () => {
  const files = { 'tsconfig.json': '{ "compilerOptions": { "types": ["bun-types"] } }', ...one };
  expect(complaints(files)).toMatch(/TS2688: .*\n {2}tsconfig\.json:1:34\n/);
});
