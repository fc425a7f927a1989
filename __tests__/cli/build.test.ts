import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { executable, onlyLanguage, TestApp, testEnv } from './app.ts';

const hello = 'export default class Hello {\n  get(): string {\n    return "hello";\n  }\n}\n';
const broken =
  'export default class Broken {\n  get(nowhere: string): string {\n    return nowhere;\n  }\n}\n';

let app: TestApp;
afterEach(() => app.remove());

describe('routeclass build', () => {
  test('writes generated/; from elsewhere nothing is left to write; --check names what drifted', async () => {
    app = new TestApp({ 'app/routes/hello/page.ts': hello });
    const built = await app.start(['build']).finished;
    expect(built).toMatchObject({ status: 0, stderr: '' });
    expect(built.stdout).toMatch(/^generated: \d+ files written\n$/);
    const first = app.files('generated')!;
    expect(Object.keys(first)).toContain('generated/dispatch.ts');
    expect(JSON.stringify(first)).not.toContain('\\r');
    expect(JSON.stringify(first)).not.toContain(app.root);

    const again = await app.start(['build', '--root', app.root], tmpdir()).finished;
    expect(again).toEqual({ status: 0, stderr: '', stdout: 'generated is up to date\n' });
    expect(app.files('generated')).toEqual(first);

    expect(await app.start(['build', '--check']).finished).toEqual({
      status: 0,
      stderr: '',
      stdout: 'generated is up to date\n',
    });
    app.write('generated/dispatch.ts', `// edited \u009b\n${app.read('generated/dispatch.ts')}`);
    const drifted = app.files('generated');
    const { status, stderr } = await app.start(['build', '--check']).finished;
    expect(status).toBe(1);
    expect(stderr).toContain('  generated/dispatch.ts:1: differs\n');
    expect(stderr).toContain('    found:    // edited \ufffd\n');
    expect(app.files('generated')).toEqual(drifted);
  });

  test('a client is written where the config asks for one, checked with the rest, and removed again', async () => {
    const config = (client: string) => `export default { client: ${client} };\n`;
    app = new TestApp({
      ...onlyLanguage,
      'app/routes/hello/page.ts': hello,
      'routeclass.config.ts': config('true'),
    });
    expect(await app.run(['build'])).toMatchObject({ status: 0, stderr: '' });
    const text = app.read('generated/client.ts');
    expect(text).toContain('getHello(options?: CallOptions): Promise<GetHelloAnswer>;');
    expect(await app.run(['build', '--check'])).toMatchObject({ status: 0 });
    app.write('generated/client.ts', text.replace('/hello', '/hallo'));
    const drifted = await app.run(['build', '--check']);
    expect([drifted.status, drifted.stderr]).toEqual([1, expect.stringContaining('generated/client.ts')]);
    app.write('routeclass.config.ts', config('{ standalone: true }'));
    expect(await app.run(['build'])).toMatchObject({ status: 0, stderr: '' });
    expect(app.read('generated/client.ts')).toBe(text);
    app.write('routeclass.config.ts', config('false'));
    expect(await app.run(['build'])).toMatchObject({ status: 0, stderr: '' });
    expect(Object.keys(app.files('generated')!)).not.toContain('generated/client.ts');
  });

  test('all errors are reported at once, and nothing is written', async () => {
    app = new TestApp({ ...onlyLanguage, 'app/routes/a/page.ts': broken, 'app/routes/b/page.ts': broken });
    const { status, stderr } = await app.run(['build']);
    expect(status).toBe(1);
    expect(stderr).toContain('app/routes/a/page.ts:2:7');
    expect(stderr).toContain('app/routes/b/page.ts:2:7');
    expect(stderr).toContain('2 errors\n');
    expect(app.files('generated')).toBeUndefined();
  });

  test('a missing routes folder is a diagnostic', async () => {
    app = new TestApp({});
    const { status, stderr } = await app.run(['build']);
    expect(status).toBe(1);
    expect(stderr).toContain('error[routes-folder-missing]: there is no routes folder `app/routes`');
    expect(stderr).not.toContain('    at ');
  });

  test("in a folder inside an app, the error names the app's folder", async () => {
    app = new TestApp({ ...onlyLanguage, 'app/routes/hello/page.ts': hello });
    for (const [command, folder, above] of [
      ['build', 'app', '..'],
      ['routes', 'app/routes/hello', '../../..'],
    ] as const) {
      const { status, stderr } = await app.run([command], join(app.root, folder));
      expect(status).toBe(1);
      expect(stderr).toContain(
        `\n  help: The app seems to be in \`${above}\`: run the command there, or with \`--root ${above}\`.\n`,
      );
      expect(await app.run([command, '--root', above], join(app.root, folder))).toMatchObject({ status: 0 });
    }
  });

  test.each(['api', 'apps/api'])(
    'at the root of a workspace, the error names the folder %s',
    async (folder) => {
      const appIn = (path: string) => ({
        [`${path}/package.json`]: '{}',
        [`${path}/app/routes/page.ts`]: hello,
      });
      app = new TestApp({ 'package.json': '{}', ...appIn(folder), ...appIn('a/node_modules') });
      const { status, stderr } = await app.run(['build']);
      expect(status).toBe(1);
      expect(stderr).toContain(
        `\n  help: The app seems to be in \`${folder}\`: run the command there, or with \`--root ${folder}\`.\n`,
      );
    },
  );

  test('a folder where a generated file should be is to be removed', async () => {
    app = new TestApp({ ...onlyLanguage, 'app/routes/hello/page.ts': hello });
    await app.run(['build']);
    rmSync(join(app.root, 'generated/dispatch.ts'));
    app.write('generated/dispatch.ts/theirs', '');
    expect((await app.run(['build'])).stderr).toMatch(/generated\/dispatch.ts`.*\n {2}help: Remove it, or/);
  });

  test('a file of the user in the way is left alone', async () => {
    app = new TestApp({
      ...onlyLanguage,
      'app/routes/hello/page.ts': hello,
      'generated/dispatch.ts': 'mine',
    });
    const { status, stderr } = await app.run(['build']);
    expect(status).toBe(1);
    expect(stderr).toContain('error[output-not-generated]: `generated/dispatch.ts` exists');
    const document: object = JSON.parse((await app.run(['build', '--json'])).stdout);
    expect(document).toMatchObject({ ok: false, out: 'generated' });
    for (const list of ['written', 'removed']) expect(document).not.toHaveProperty(list);
    expect(app.files('generated')).toEqual({ 'generated/dispatch.ts': 'mine' });
  });
});

describe('routeclass', () => {
  test('in a folder that was removed, every command says so', async () => {
    app = new TestApp({});
    const script = 'mkdir gone && cd gone && rmdir ../gone && exec "$0" build';
    const { status, stderr } = spawnSync('sh', ['-c', script, executable], {
      cwd: app.root,
      encoding: 'utf8',
      env: testEnv(),
    });
    expect(status).toBe(1);
    // Node itself may warn before.
    expect(stderr).toMatch(/(?:^|\n)error: the current folder no longer exists\n$/);
  });

  test.each([
    [['build', '--chekc'], 'error: nonexistent flag: --chekc. Did you mean `--check`?'],
    [['build', 'more'], 'error: unexpected argument: more'],
    [['bild'], 'error: command bild not found. Did you mean `build`?'],
    [['build', '--root', 'nowhere'], 'error: parsing --root: there is no folder "nowhere"'],
    [['build', '--root', ''], 'error: parsing --root: there is no folder ""'],
    [['build', '--root', 'x'.repeat(300)], `error: parsing --root: there is no folder "${'x'.repeat(300)}"`],
    [['dev', '--port', 'x'], 'error: parsing --port: expected an integer but received: x'],
  ])('%j is wrong usage: one line, status 2', async (args, line) => {
    app = new TestApp({});
    const { status, stdout, stderr } = await app.run(args);
    expect({ status, stdout, first: stderr.split('\n')[0] }).toEqual({ status: 2, stdout: '', first: line });
    expect(stderr).not.toContain('    at ');
  });

  test('--help lists the commands, --version prints the version', async () => {
    app = new TestApp({});
    const [help, version] = await Promise.all([app.run(['--help']), app.run(['--version'])]);
    expect(help).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(
        /^ {2}build (?:.*\n)+? {2}create (?:.*\n)+? {2}dev (?:.*\n)+? {2}explain (?:.*\n)+? {2}init (?:.*\n)+? {2}routes /m,
      ),
    });
    expect(version).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^@routeclass\/cli\/\d+\.\d+\.\d+ /),
    });
  });
});
