import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const page = (name: string) => `export default class ${name} {
  get(): { name: string } {
    return { name: '${name}' };
  }
}
`;

/** The generated files of an app with these routes. */
function generated(...names: readonly string[]): ReadonlyMap<string, string> {
  const pages = names.map((name) => [`routes/${name.toLowerCase()}/page.ts`, page(name)]);
  return withApp(Object.fromEntries(pages), (root) => {
    const result = compilerOf(root, { docs: true }).compile();
    if (!result.ok) throw new Error('the app does not compile');
    return new Map(result.files.map(({ path, text }) => [path, text]));
  });
}

test('git merges the files of two branches that added a route each, to those of a build', () => {
  const all = ['Apples', 'Bread', 'Milk', 'Salt', 'Tea', 'Water'];
  const before = generated(...all.filter((name) => name !== 'Bread' && name !== 'Tea'));
  const ours = generated(...all.filter((name) => name !== 'Tea'));
  const theirs = generated(...all.filter((name) => name !== 'Bread'));
  const merged = withApp({}, (root) => {
    const file = (side: string, path: string, text: string) => {
      const at = join(root, side, path);
      mkdirSync(dirname(at), { recursive: true });
      writeFileSync(at, text);
      return at;
    };
    return [...before].map(([path, text]) => {
      const sides = [
        file('ours', path, ours.get(path)!),
        file('before', path, text),
        file('theirs', path, theirs.get(path)!),
      ];
      const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...sides], { encoding: 'utf8' });
      return { path, conflicts: status, text: stdout };
    });
  });
  const built = generated(...all);
  expect(merged).toEqual([...before.keys()].map((path) => ({ path, conflicts: 0, text: built.get(path) })));
  expect(merged.length).toBeGreaterThan(5);
});
