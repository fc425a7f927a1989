import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TestApp } from '../cli/app.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../compiler/support/temporary.ts';
import { type Edit, EditedApp, showEdit } from './support/edited-app.ts';
import { slots } from './support/edited-slots.ts';
import { type Outcome, outcomeOf } from './support/outcome.ts';
import { runs } from './support/runs.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Edits of some slots. Without `wrong`, the texts are valid, alone and together. */
const edits = (wrong: boolean): fc.Arbitrary<Edit[]> =>
  fc
    .uniqueArray(fc.constantFrom(...Object.keys(slots)), { maxLength: wrong ? 3 : 12 })
    .chain((names) =>
      fc.tuple(
        ...names.map((slot) =>
          fc
            .integer({ min: 1, max: wrong ? slots[slot]!.length - 1 : 1 })
            .map((choice) => ({ kind: 'choose' as const, slot, choice })),
        ),
      ),
    );

function appOf(list: readonly Edit[]): ReadonlyMap<string, string> {
  const app = new EditedApp();
  for (const edit of list) app.apply(edit);
  return app.render();
}

/** Writes the app to a separate folder, file by file, and compiles it. */
function build(name: string, files: Iterable<readonly [string, string]>): Outcome {
  const root = join(folder, name);
  writeFiles(root, Object.fromEntries(files));
  try {
    return outcomeOf(compilerOf(root, { client: { standalone: true } }).compile(), root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const hold = <T>(arbitrary: fc.Arbitrary<T>, usual: number, test: (value: T) => void) =>
  fc.assert(fc.property(arbitrary, test), runs(usual));

const show = (list: readonly Edit[]) => list.map(showEdit).join(', ');

const spellings: { readonly [name: string]: (text: string) => string } = {
  LF: (text) => text,
  CRLF: (text) => text.replaceAll('\n', '\r\n'),
  BOM: (text) => `\ufeff${text}`,
  'BOM and CRLF': (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'no last line end': (text) => text.trimEnd(),
};

test('the folder, the order of files on disk, the ends of lines and a mark of the order of bytes change nothing', () => {
  const name = fc.constantFrom(
    'a',
    '.dot/a',
    "it's 100% [id] #1",
    'page.ts/routes',
    'ünï',
    'node_module',
    '(group)/_a',
  );
  const cases = fc.boolean().chain((wrong) =>
    fc.record({
      list: edits(wrong),
      name,
      spelling: fc.constantFrom(...Object.keys(spellings)),
      shuffle: fc.nat(),
    }),
  );
  hold(cases, 8, ({ list, name, shuffle, spelling }) => {
    const files = [...appOf(list)];
    const sorted = fc.sample(fc.shuffledSubarray(files, { minLength: files.length }), {
      numRuns: 1,
      seed: shuffle,
    })[0]!;
    const spelt = sorted.map(([path, text]) => [path, spellings[spelling]!(text)] as const);
    expect({ app: show(list), ...build(name, spelt) }).toEqual({ app: show(list), ...build('plain', files) });
  });
});

test('a page that is added or removed changes the code and the document of no other', () => {
  const distinct: Edit[] = [
    { kind: 'choose', slot: 'postItem', choice: 2 },
    { kind: 'choose', slot: 'pool', choice: 0 },
  ];
  hold(
    edits(false).map((list) => [...list, ...distinct]),
    1,
    (list) => {
      const files = appOf(list);
      const whole = build('whole', files);
      expect(whole.diagnostics).toBe('');
      for (const page of [...files.keys()].filter((path) => path.endsWith('/page.ts'))) {
        const without = build(
          'without',
          [...files].filter(([path]) => path !== page),
        );
        const own = `validators/${page.slice('routes/'.length)}`;
        expect(pagesOf(without)).toEqual({ ...pagesOf(whole), [own]: undefined });
        expect(pathsOf(whole)).toMatchObject(pathsOf(without));
      }
    },
  );
});

/** The generated file of each page. */
function pagesOf({ files }: Outcome): { [path: string]: string } {
  return Object.fromEntries(Object.entries(files).filter(([path]) => /^validators\/(?!_)/.test(path)));
}

function pathsOf({ files }: Outcome): { [path: string]: unknown } {
  return JSON.parse(files['openapi.json']!).paths;
}

test('no language, time zone or variable of the machine changes what is written', async () => {
  const app = new TestApp({ ...Object.fromEntries(appOf([])), 'routeclass.config.ts': config });
  try {
    const written = async (variables: { [name: string]: string }) => {
      const build = app.start(['build'], app.root, variables);
      expect(await build.finished).toMatchObject({ status: 0, stderr: '' });
      const files = app.files('generated');
      rmSync(join(app.root, 'generated'), { recursive: true });
      return files;
    };
    const usual = await written({});
    for (const locale of ['tr_TR.UTF-8', 'C'])
      expect(await written({ LC_ALL: locale, TZ: 'Asia/Kathmandu', COLUMNS: '20' })).toEqual(usual);
  } finally {
    await app.remove();
  }
});

const config = `import { defineConfig } from 'routeclass';\nexport default defineConfig({ routes: 'routes' });\n`;
