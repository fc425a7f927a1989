import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { onlyLanguage, type Running, saved, TestApp } from './app.ts';
import { page, RepositoryApp } from './repository-app.ts';

let app: TestApp;
afterEach(() => app.remove());

async function started(one: TestApp): Promise<Running> {
  app = one;
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/built in/);
  return dev;
}

const config = (out: string) => `export default { out: '${out}' };\n`;
const remove = (path: string) => rmSync(join(app.root, path), { recursive: true });
const broken = /the last successful build keeps serving\n/;

test('a deleted output is there again, as often as it is deleted: others than `dev` import it', async () => {
  const dev = await started(new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page(1) }));
  const before = app.files('generated');
  for (let i = 0; i < 2; i++) {
    expect(await saved(dev, () => remove('generated'), /written again\n/)).toBe(
      'generated was deleted, and has been written again\n',
    );
    expect(app.files('generated')).toEqual(before);
  }
  // While the app has errors, it is gone until they are fixed.
  await saved(dev, () => app.write('app/routes/page.ts', 'export'), broken);
  await saved(dev, () => remove('generated'), broken);
  expect(app.files('generated')).toBeUndefined();
  await saved(dev, () => app.write('app/routes/page.ts', page(1)));
  expect(app.files('generated')).toEqual(before);
});

test('a file is removed with its route although a checkout has replaced the manifest that lists it', async () => {
  const route = 'app/routes/old/page.ts';
  const dev = await started(
    new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page(1), [route]: page(2) }),
  );
  const file = 'generated/validators/old/page.ts';
  const manifest = 'generated/.routeclass-manifest.json';
  expect(existsSync(join(app.root, file))).toBe(true);
  await saved(dev, () => {
    remove(route);
    app.write(manifest, app.read(manifest).replace(/.*old.*\n/, ''));
  });
  expect(existsSync(join(app.root, file))).toBe(false);
});

test('an output that is deleted before the config names another is not written again', async () => {
  const files = {
    ...onlyLanguage,
    'routeclass.config.ts': config('generated'),
    'app/routes/page.ts': page(1),
  };
  const dev = await started(new TestApp(files));
  dev.forget();
  remove('generated');
  await pause(120);
  app.write('routeclass.config.ts', config('made'));
  await dev.printed(/rebuilt in/);
  expect([app.files('generated') === undefined, app.files('made') === undefined]).toEqual([true, false]);
});

test('an output is not written where the config names another by then', async () => {
  const files = {
    ...onlyLanguage,
    'routeclass.config.ts': config('generated'),
    'app/routes/page.ts': page(1),
  };
  const dev = await started(new TestApp(files));
  // As a checkout that deletes and writes files while the config is read or the app compiled.
  const checkout = `import { rmSync, writeFileSync } from 'node:fs';
rmSync('generated', { recursive: true, force: true });
writeFileSync('routeclass.config.ts', ${JSON.stringify(config('made'))});
`;
  await saved(dev, () => app.write('routeclass.config.ts', checkout + config('generated')));
  expect([app.files('generated') === undefined, app.files('made') === undefined]).toEqual([true, false]);
});

test('an output deleted with the folder above it: not written again without the app, and seen in another such folder', async () => {
  const files = {
    ...onlyLanguage,
    'routeclass.config.ts': config('app/generated'),
    'app/routes/page.ts': page(1),
  };
  const dev = await started(new TestApp(files));
  const again = () => saved(dev, () => remove('app/generated'), /written again\n/);
  await saved(dev, () => remove('app'), broken);
  expect(dev.output).toContain('error[routes-folder-missing]');
  expect(app.files('app')).toBeUndefined();
  await saved(dev, () => app.write('app/routes/page.ts', page(1)));
  expect(await again()).toBe('app/generated was deleted, and has been written again\n');
  // All at once, so that nothing is built.
  dev.forget();
  dev.whileStopped(() => {
    cpSync(join(app.root, 'app'), join(app.root, 'copy'), { recursive: true });
    remove('app');
    renameSync(join(app.root, 'copy'), join(app.root, 'app'));
  });
  await pause(400);
  expect(dev.output).toBe('');
  expect(await again()).toBe('app/generated was deleted, and has been written again\n');
});

test('an output is written again where the folder above it was deleted with it', async () => {
  const files = {
    ...onlyLanguage,
    'routeclass.config.ts': config('build/generated'),
    'app/routes/page.ts': page(1),
  };
  const dev = await started(new TestApp(files));
  expect(await saved(dev, () => remove('build'), /written again\n/)).toBe(
    'build/generated was deleted, and has been written again\n',
  );
});

test('a save puts an output right that others have changed, also one without a change', async () => {
  const dev = await started(new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page(1) }));
  await saved(dev, () => app.write('app/routes/page.ts', page(2)));
  const before = app.files('generated');
  remove('generated/openapi.json');
  app.write('generated/dispatch.ts', `<<<<<<< HEAD\n${app.read('generated/dispatch.ts')}`);
  await saved(dev, () => app.write('app/routes/page.ts', page(2)));
  expect(app.files('generated')).toEqual(before);
});

test('git checks out branches without the app and with another output, and comes back: nothing is left behind', async () => {
  const repository = await RepositoryApp.committed();
  repository.git('checkout', '-q', '-b', 'without-app');
  repository.git('rm', '-q', '-r', 'app', 'generated');
  repository.git('commit', '-q', '-m', 'before the app');
  repository.git('checkout', '-q', '-b', 'other-output', 'main');
  repository.git('mv', 'generated', 'made');
  repository.write('routeclass.config.ts', config('made'));
  await repository.commit('another output');
  repository.git('checkout', '-q', 'main');
  const dev = await started(repository);
  for (const [branch, said] of [
    ['without-app', broken],
    ['other-output', /rebuilt in/],
  ] as const) {
    await saved(dev, () => repository.git('checkout', '-q', branch), said);
    expect([branch, await repository.changes()]).toEqual([branch, '']);
    await saved(dev, () => repository.git('checkout', '-q', 'main'));
    expect([branch, await repository.changes()]).toEqual([branch, '']);
  }
});
