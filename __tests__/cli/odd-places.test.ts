import { execFile } from 'node:child_process';
import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { onlyLanguage, TestApp, testEnv } from './app.ts';

const hello = 'export default class Hello {\n  get() {\n    return "hello";\n  }\n}\n';
const page = `import type { Depends, Path } from 'routeclass';
import type { named } from '../../../../lib/named.ts';

export default class Greeting {
  get(id: Path<string>, name: Depends<typeof named>) {
    return id + name;
  }
}
`;
const named = `import type { Query } from 'routeclass';\nexport const named = (name: Query<string>) => name;\n`;

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.remove();
});

function appOf(files: { readonly [path: string]: string }): TestApp {
  const app = new TestApp({ ...onlyLanguage, ...files });
  apps.push(app);
  return app;
}

/** The output of `build` for an app that it refuses. */
async function refusal(app: TestApp): Promise<string> {
  const { status, stderr, stdout } = await app.run(['build']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).not.toMatch(/^ +at /m);
  expect(stderr).not.toContain(app.root);
  return stderr;
}

/** Run in a separate process, because jest resolves paths by its own rules. */
const ask = `import { createApp } from 'routeclass';
import { routes } from './generated/dispatch.ts';
const answer = await createApp(routes).fetch(new Request('http://localhost/hello/1?name=ada'));
console.log(await answer.text());
`;

test('an app in folders with odd names is built and loaded', async () => {
  const names = [`it's "$x" \`y\``, '100%20#1', '[id] (group) {x}', '-日本 *&|;\nline'];
  const below = join(...names);
  const files = {
    ...onlyLanguage,
    'package.json': '{ "type": "module" }',
    'app/routes/hello/[id]/page.ts': page,
    'lib/named.ts': named,
    'ask.ts': ask,
    'routeclass.config.ts': "export default { openapi: { title: 'Odd' } };\n",
  };
  const app = appOf(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [join(below, path), text])),
  );
  const root = join(app.root, below);
  expect(await app.run(['build'], root)).toMatchObject({ status: 0, stderr: '' });
  expect((await app.run(['routes'], root)).stdout).toContain('app/routes/hello/[id]/page.ts');
  const loaded = promisify(execFile)(process.execPath, ['--import', 'tsx', 'ask.ts'], {
    cwd: root,
    env: testEnv(),
  });
  expect((await loaded).stdout).toBe('"1ada"\n');
});

test('an output folder that is a link: followed where it leads somewhere, else refused', async () => {
  const app = appOf({ 'app/routes/page.ts': hello, 'real/notes.txt': 'mine' });
  symlinkSync('real', join(app.root, 'generated'));
  expect(await app.run(['build'])).toMatchObject({ status: 0 });
  expect(readdirSync(join(app.root, 'real'))).toEqual(expect.arrayContaining(['dispatch.ts', 'notes.txt']));
  const other = appOf({ 'app/routes/page.ts': hello });
  symlinkSync('nowhere', join(other.root, 'generated'));
  expect(await refusal(other)).toContain(
    '`generated` cannot be written: a symbolic link in its path is broken\n  help: Remove it, ',
  );
  expect(existsSync(join(other.root, 'nowhere'))).toBe(false);
});

test('a link that leads back to itself is refused, in the place of the output and of the routes', async () => {
  const app = appOf({ 'app/routes/page.ts': hello });
  symlinkSync('generated', join(app.root, 'generated'));
  expect(await refusal(app)).toMatch(
    /^error\[output-not-writable\]: `generated` cannot be written: symbolic links in its path form a loop\n {2}help: Remove it, /,
  );
  const other = appOf({ 'app/other.ts': '' });
  symlinkSync('routes', join(other.root, 'app/routes'));
  const line =
    /^error\[route-unreadable\]: `app\/routes` cannot be read: symbolic links in its path form a loop\n/;
  expect(await refusal(other)).toMatch(line);
  expect(await other.run(['routes'])).toMatchObject({ status: 1, stderr: expect.stringMatching(line) });
  const created = await other.run(['create', 'route', '--path', '/', '--name', 'A', '--methods', 'get']);
  expect(created).toEqual({
    status: 1,
    stdout: '',
    stderr: 'error: "/" cannot be written: symbolic links in its path form a loop\n',
  });
});

test('what is imported from an output folder that is a link is found from where the link leads', async () => {
  const app = appOf({
    'app/routes/hello/[id]/page.ts': page,
    'lib/named.ts': named,
    'ask.ts': ask,
    'build/code/notes.txt': 'mine',
  });
  symlinkSync('build/code', join(app.root, 'generated'));
  expect(await app.run(['build'])).toMatchObject({ status: 0, stderr: '' });
  expect(await app.run(['build', '--check'])).toMatchObject({ status: 0 });
  const loaded = promisify(execFile)(process.execPath, ['--import', 'tsx', 'ask.ts'], {
    cwd: app.root,
    env: testEnv(),
  });
  expect((await loaded).stdout).toBe('"1ada"\n');
});

test('folders of routes may be links, also to what lies above; a page that leads nowhere is named', async () => {
  const app = appOf({ 'app/routes/page.ts': hello, 'shared/items/page.ts': hello });
  symlinkSync('../../shared/items', join(app.root, 'app/routes/items'));
  symlinkSync('..', join(app.root, 'shared/items/up'));
  expect(await app.run(['build'])).toMatchObject({ status: 0, stderr: '' });
  const { stdout } = await app.run(['routes']);
  expect(stdout).toContain('/items ');
  app.write('app/routes/dead/other.ts', '');
  symlinkSync('nowhere.ts', join(app.root, 'app/routes/dead/page.ts'));
  expect(await refusal(app)).toContain(
    'error[route-unreadable]: `app/routes/dead/page.ts` cannot be read: a symbolic link in its path is broken\n',
  );
});

test('types in tsconfig.json that are not installed are named, with a hint', async () => {
  const app = appOf({ 'app/routes/page.ts': hello });
  app.write('tsconfig.json', '{ "compilerOptions": { "types": ["nobody"] } }');
  expect(await refusal(app)).toContain(
    "error[type-error] TS2688: Cannot find type definition file for 'nobody'\n" +
      '  tsconfig.json:1:34\n' +
      '  > 1 | { "compilerOptions": { "types": ["nobody"] } }\n' +
      '      |                                  ^^^^^^^^\n' +
      '  help: Run `npm install`. If no package in package.json has these types, add one, or remove the name here.\n',
  );
});

test('folders that differ in case alone are refused as TypeScript refuses them', async () => {
  const app = appOf({ 'app/routes/users/page.ts': hello, 'app/routes/Users/page.ts': hello });
  if (readdirSync(join(app.root, 'app/routes')).length === 1) return; // a file system without case
  expect(await refusal(app)).toContain(
    "TS1149: File name 'app/routes/users/page.ts' differs from already included file name 'app/routes/Users/page.ts' only in casing\n",
  );
});

test('a fault in a line of megabytes is shown with what surrounds it, and no sign of a terminal', async () => {
  const line = `export default class Long { get() { return '\u001b[31m'; } ${' '.repeat(3_000_000)} other(): void {} }\n`;
  const stderr = await refusal(
    appOf({ 'app/routes/long/page.ts': line, 'app/routes/near/page.ts': line.replace(/ {9,}/, ' ') }),
  );
  expect(stderr.match(/error\[unknown-method\]/g)).toHaveLength(2);
  expect(stderr.match(/other\(\): void \{\}/g)).toHaveLength(2);
  expect(stderr.length).toBeLessThan(2_000);
  expect(stderr).toContain("return '\ufffd[31m'");
});
