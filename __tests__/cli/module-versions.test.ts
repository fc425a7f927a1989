import { expect, test } from '@jest/globals';
import { ModuleVersions } from '../../cli/dev/loader/module-versions.ts';
import { tableSource } from '../../cli/dev/loader/table-source.ts';

/** Loads all imports of the table that are not current, following the import graph. */
function load(
  versions: ModuleVersions,
  graph: { readonly [file: string]: readonly string[] },
  kept: readonly string[],
) {
  const loaded: string[] = [];
  const visit = (file: string) => {
    if (loaded.includes(file)) return;
    loaded.push(file);
    versions.noteLoad(file);
    for (const imported of graph[file] ?? []) {
      const isNew = versions.versionOf(imported) > 0 || kept.length === 0;
      versions.noteImport(file, imported);
      if (isNew) visit(imported);
    }
  };
  for (const file of ['a', 'b']) {
    if (kept.includes(file)) continue;
    versions.noteTableImport(file, file);
    visit(file);
  }
  return loaded;
}

test('a file is renewed with all that lead to it, in circles too, and nothing else', () => {
  const versions = new ModuleVersions('runtime');
  const graph = { a: ['x'], x: ['y'], y: ['x', 'z'], b: ['w'] };
  expect(versions.begin([])).toEqual([]);
  load(versions, graph, []);
  versions.end(['a', 'b']);

  expect(versions.begin(['z'])).toEqual(['b']);
  expect(['a', 'x', 'y', 'z', 'b', 'w'].map((file) => versions.versionOf(file))).toEqual([1, 1, 1, 1, 0, 0]);
  load(versions, graph, ['b']);
  versions.end(['a', 'b']);
  expect(versions.begin([])).toEqual(['a', 'b']);
});

test('what an attempt loaded that failed is renewed, and what it never came to stays to be loaded', () => {
  const versions = new ModuleVersions('runtime');
  versions.begin([]);
  load(versions, { a: ['x'], b: ['x'] }, []);
  versions.end(['a', 'b']);
  // Loading fails in `x`, before its present importers are known.
  expect(versions.begin(['x'])).toEqual([]);
  versions.noteLoad('a');
  versions.noteImport('a', 'x');
  versions.noteLoad('x');
  expect(versions.begin([])).toEqual([]);
  expect([versions.versionOf('a'), versions.versionOf('x'), versions.versionOf('b')]).toEqual([2, 2, 1]);
});

test('who imports the runtime through a file of its own stays current when that file changes', () => {
  const versions = new ModuleVersions('runtime');
  versions.begin([]);
  load(versions, { a: ['runtime'], b: ['runtime'] }, []);
  versions.end(['a', 'b']);
  expect(versions.begin(['a', 'runtime'])).toEqual(['b']);
  expect(versions.versionOf('runtime')).toBe(1);
});

test('a table takes what is kept from the table before it, and imports the rest', () => {
  const text = [
    "import type { T } from './types.ts';",
    "import Home from '../app/page.ts';",
    "import Todos, { type U, get as getTodos } from './todos.ts';",
    "import { defineRoutes, route } from './runtime.ts';",
    'export const routes = defineRoutes([]);',
    '',
  ].join('\n');
  const { source, specifiers } = tableSource(text, new Set(['../app/page.ts']));
  expect(specifiers).toEqual(['../app/page.ts', './todos.ts', './runtime.ts']);
  expect(source.split('\n').filter(Boolean)).toEqual([
    `const routeclass_module_0 = globalThis[Symbol.for('routeclass.dev.modules')].get("../app/page.ts");`,
    'const { default: Home } = routeclass_module_0;',
    'import * as routeclass_module_1 from "./todos.ts";',
    'const { default: Todos, get: getTodos } = routeclass_module_1;',
    'import * as routeclass_module_2 from "./runtime.ts";',
    'const { defineRoutes, route } = routeclass_module_2;',
    'export const routes = defineRoutes([]);',
    'export const modules = new Map([["../app/page.ts", routeclass_module_0], ["./todos.ts", routeclass_module_1], ["./runtime.ts", routeclass_module_2]]);',
  ]);
});
