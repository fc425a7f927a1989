import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { installApart } from '../../scripts/install-apart.ts';
import { foldersIn } from '../compiler/support/compile.ts';
import { clear, generate, generatorNames, typeErrors } from './support/generate.ts';
import { installed } from './support/installed.ts';
import { unsuited } from './support/unsuited.ts';
import { useOf } from './support/uses.ts';

const repository = join(import.meta.dirname, '../..');
const samples = join(repository, '__tests__/samples');

/** With `GENERATORS=all`, every sample is tested, which takes minutes. */
const titles = process.env.GENERATORS === 'all' ? foldersIn(samples) : ['whole-document'];

const documents = new Map([
  ['demo', join(repository, 'generated/openapi.json')],
  ...titles.map((title) => [title, join(samples, title, 'expected/openapi.json')] as const),
]);

interface Paths {
  readonly [path: string]: { readonly [verb: string]: { readonly operationId: string } };
}

function operationIds(document: string): string[] {
  const { paths }: { paths: Paths } = JSON.parse(readFileSync(document, 'utf8'));
  return Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
}

/**
 * A text without what generators change in an id: the case and the marks of its letters, and what joins its
 * words. `odd.things-list` becomes `oddThingsList`, and `über` is `uber` or `\u00FCber`.
 */
function plain(text: string): string {
  return text
    .replaceAll(/\\u([\dA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize('NFD')
    .replaceAll(/[-._\p{M}]/gu, '')
    .toLowerCase();
}

beforeAll(async () => {
  await installApart(import.meta.dirname);
  clear();
}, 600_000);

describe.each(generatorNames)('%s', (name) => {
  const suited = [...documents].filter(([title]) => !unsuited.some((one) => one.is(title, name)));
  const files: string[] = [];

  test.each(suited)(
    'makes a client of %s with every operation',
    async (title, document) => {
      const client = await generate(name, title, document);
      for (const file of client.keys()) files.push(`${title}/${name}/${file}`);
      const text = plain([...client.values()].join('\n'));
      expect(operationIds(document).filter((id) => !text.includes(plain(id)))).toEqual([]);
    },
    60_000,
  );

  test('all of them are strictly typed, and know the members of a union', async () => {
    const use = `whole-document/${name}/use.ts`;
    writeFileSync(join(installed, 'out', use), useOf(name));
    expect(files.length).toBeGreaterThan(0);
    expect(await typeErrors([...files, use])).toEqual([]);
  }, 120_000);
});
