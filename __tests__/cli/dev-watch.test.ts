import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type AppWatcher, watchApp } from '../../cli/dev/watch-app.ts';
import { isInstallState } from '../../cli/dev/watch-installs.ts';

let root: string;
let watcher: AppWatcher;
let changed: string[];

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'routeclass-watch-')));
  changed = [];
  mkdirSync(join(root, 'app'));
  mkdirSync(join(root, 'shared'));
  watcher = await startWatching();
});

afterEach(async () => {
  await watcher.close();
  rmSync(root, { recursive: true });
});

const startWatching = () =>
  watchApp(join(root, 'app'), {
    onChange: (file) => changed.push(file),
    onFolder: () => {},
    onError: (error) => {
      throw error;
    },
  });

/** Waits until a change is seen. */
async function seen(file: string): Promise<void> {
  for (let waited = 0; waited < 5_000 && !changed.includes(file); waited += 20) await pause(20);
  expect(changed).toContain(file);
}

test.each(['package.json', 'config/tsconfig.json'])(
  'a missing file outside of the app, %s, is watched once `add` has settled, and its neighbours are not',
  async (path) => {
    const file = join(root, 'shared', path);
    await watcher.add([file]);
    writeFileSync(join(root, 'shared/other.ts'), '');
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, '{}');
    await seen(file);
    rmSync(file);
    changed = [];
    writeFileSync(file, '{}');
    await seen(file);
    expect(changed).not.toContain(join(root, 'shared/other.ts'));
  },
);

const at = (path: string) => join(root, 'app', path);

function writeFolder(path: string): void {
  mkdirSync(at(path));
  for (const file of ['kept.ts', 'old.ts']) writeFileSync(join(at(path), file), path);
}

/** Ways to replace the folder `models`, all of them between two looks of the watcher. */
const replacing: Record<string, () => void> = {
  'by one that is written anew': () => {
    rmSync(at('models'), { recursive: true });
    mkdirSync(at('models'));
    writeFileSync(at('models/kept.ts'), 'new');
  },
  'by one that was written elsewhere': () => {
    mkdirSync(join(root, 'made'));
    writeFileSync(join(root, 'made/kept.ts'), 'new');
    rmSync(at('models'), { recursive: true });
    renameSync(join(root, 'made'), at('models'));
  },
  'by its neighbour, with which it changes places': () => {
    renameSync(at('models'), join(root, 'aside'));
    renameSync(at('routes'), at('models'));
    renameSync(join(root, 'aside'), at('routes'));
  },
  'by a link': () => {
    mkdirSync(join(root, 'linked'));
    writeFileSync(join(root, 'linked/kept.ts'), 'new');
    rmSync(at('models'), { recursive: true });
    symlinkSync(join(root, 'linked'), at('models'));
  },
};

test.each(Object.keys(replacing))('a folder is still watched when it is replaced %s', async (how) => {
  writeFolder('models');
  writeFolder('routes');
  for (const file of ['models/kept.ts', 'models/old.ts', 'routes/kept.ts']) await seen(at(file));
  await pause(200);
  changed = [];
  replacing[how]!();
  await seen(at('models/kept.ts'));
  await seen(at('models/old.ts'));
  await pause(200);
  for (const file of ['models/kept.ts', 'models/added.ts']) {
    changed = [];
    writeFileSync(at(file), 'later');
    await seen(at(file));
  }
});

test('files are looked at where the system does not report saves', async () => {
  await watcher.close();
  process.env.CHOKIDAR_USEPOLLING = '1';
  try {
    const files = [at('page.ts'), join(root, 'shared/order.ts')];
    for (const file of files) writeFileSync(file, '');
    watcher = await startWatching();
    await watcher.add(files);
    for (const text of ['saved', 'saved again'])
      for (const file of files) {
        changed = [];
        rmSync(file);
        writeFileSync(file, text);
        await seen(file);
      }
  } finally {
    delete process.env.CHOKIDAR_USEPOLLING;
  }
});

test('two files of the same time that change places are seen', async () => {
  writeFolder('models');
  const files = [at('models/kept.ts'), at('models/old.ts')] as const;
  for (const file of files) await seen(file);
  await pause(200);
  const time = new Date(Date.now() - 60_000);
  for (const file of files) utimesSync(file, new Date(), time);
  await pause(200);
  changed = [];
  renameSync(files[0], join(root, 'aside'));
  renameSync(files[1], files[0]);
  renameSync(join(root, 'aside'), files[1]);
  for (const file of files) await seen(file);
});

test('a file that gets other permissions is seen: it may have become readable', async () => {
  const file = at('page.ts');
  writeFileSync(file, '');
  utimesSync(file, new Date(), new Date(Date.now() - 60_000));
  await seen(file);
  for (const mode of [0o000, 0o644]) {
    await pause(200);
    changed = [];
    chmodSync(file, mode);
    await seen(file);
  }
});

test.each([
  ['at once', async () => {}],
  ['after a while', () => pause(300)],
])('a folder outside of the app that is removed and made again %s is still watched', async (_name, wait) => {
  const folder = join(root, 'shared/routes');
  const make = () => {
    mkdirSync(join(folder, 'todos'), { recursive: true });
    writeFileSync(join(folder, 'todos/page.ts'), '');
  };
  make();
  await watcher.add([folder]);
  rmSync(folder, { recursive: true });
  await wait();
  changed = [];
  make();
  await seen(join(folder, 'todos/page.ts'));
  await pause(200);
  writeFileSync(join(folder, 'page.ts'), '');
  await seen(join(folder, 'page.ts'));
});

test.each([
  ['at once', async () => {}],
  ['after a moment', () => pause(20)],
])(
  'a file outside of the app that is removed and made again %s, as by git, is still watched',
  async (_name, wait) => {
    const files = ['order.ts', 'customer.ts'].map((name) => join(root, 'shared', name));
    for (const file of files) writeFileSync(file, '');
    for (const text of ['main', 'branch', 'merge', 'main again']) {
      await watcher.add(files); // after each build
      await pause(200);
      changed = [];
      rmSync(files[0]!);
      await wait();
      writeFileSync(files[0]!, text);
      await seen(files[0]!);
      await pause(100);
    }
  },
);

test.each([
  ['at once', async () => {}],
  ['after a moment', () => pause(300)],
])('a file whose folder is removed and made again %s is still watched', async (_name, wait) => {
  const folder = join(root, 'shared/models');
  const files = ['order.ts', 'customer.ts'].map((name) => join(folder, name));
  mkdirSync(folder);
  for (const file of files) writeFileSync(file, '');
  for (const text of ['main', 'branch', 'merge']) {
    await watcher.add(files);
    await pause(200);
    changed = [];
    rmSync(folder, { recursive: true });
    await wait();
    mkdirSync(folder);
    for (const file of files) writeFileSync(file, text);
    await seen(files[0]!);
    await pause(200);
  }
});

/** Ways to make the package of a file again. */
const remaking: Record<string, (file: string) => Promise<void>> = {
  'at once': async (file) => {
    rmSync(join(root, 'shared/lib'), { recursive: true });
    mkdirSync(dirname(file), { recursive: true });
  },
  'one by one, as by git': async (file) => {
    rmSync(file);
    for (const folder of ['lib/src/models', 'lib/src', 'lib']) {
      await pause(150);
      rmdirSync(join(root, 'shared', folder));
    }
    await watcher.add([file]);
    mkdirSync(dirname(file), { recursive: true });
  },
  'after it was moved away': async (file) => {
    renameSync(join(root, 'shared/lib'), join(root, `aside-${readFileSync(file)}`));
    mkdirSync(dirname(file), { recursive: true });
  },
};

test.each(Object.keys(remaking))('a file whose package is made again %s is watched', async (how) => {
  const file = join(root, 'shared/lib/src/models/order.ts');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  for (const text of ['main', 'branch']) {
    await watcher.add([file]);
    await pause(200);
    await remaking[how]!(file);
    changed = [];
    for (const content of [text, `${text}, saved`]) {
      writeFileSync(file, content);
      await seen(file);
      await pause(200);
      changed = [];
    }
  }
});

test('a file that was saved since the build began is seen, although it was not watched then', async () => {
  const files = ['before.ts', 'since.ts'].map((name) => join(root, 'shared', name));
  writeFileSync(files[0]!, '');
  await pause(100);
  const begun = Date.now();
  await pause(100);
  writeFileSync(files[1]!, '');
  await watcher.add(files, begun);
  expect(changed).toEqual([files[1]]);
});

test('a folder outside of the app that was missing is watched with all that is in it', async () => {
  const folder = join(root, 'shared/routes');
  await watcher.add([folder]);
  mkdirSync(join(folder, 'todos'), { recursive: true });
  writeFileSync(join(folder, 'todos/page.ts'), '');
  await seen(join(folder, 'todos/page.ts'));
});

test('an output, packages, and what has a name that begins with a dot are not watched', async () => {
  const folders = ['made', '.git', 'node_modules'];
  for (const folder of folders) {
    mkdirSync(join(root, folder));
    if (folder === 'made') writeFileSync(join(root, folder, '.routeclass-manifest.json'), '[]\n');
    renameSync(join(root, folder), at(folder));
  }
  await pause(200);
  for (const folder of folders) writeFileSync(join(at(folder), 'page.ts'), '');
  writeFileSync(at('.page.ts'), '');
  writeFileSync(at('page.ts'), '');
  await seen(at('page.ts'));
  await pause(200);
  expect([...new Set(changed)]).toEqual([at('page.ts')]);
});

test.each(['.package-lock.json', '.modules.yaml', '.yarn-integrity', '.yarn-state.yml'])(
  '%s tells that packages were installed, but not where a package contains it',
  (name) => {
    expect(isInstallState(join(root, 'node_modules', name))).toBe(true);
    expect(isInstallState(join(root, 'node_modules/dep', name))).toBe(false);
  },
);
