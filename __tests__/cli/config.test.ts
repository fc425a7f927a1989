import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { loadSettings } from '../../cli/config/load-settings.ts';
import { notAnObject } from '../../cli/config/read-config.ts';
import { countsText } from '../../cli/report/counts.ts';
import { configSamples } from '../../compiler/diagnose/config-samples.ts';
import { formatDiagnostics } from '../../compiler/diagnose/frame.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { TestApp } from './app.ts';

const hello = 'export default class Hello {\n  get(): string {\n    return "hello";\n  }\n}\n';
const config = (body: string) =>
  `import { defineConfig } from 'routeclass';\n\nexport default defineConfig(${body});\n`;

let app: TestApp;
afterEach(() => app.remove());

/** What `build` prints about an app with this config, which it refuses. */
async function refusedByBuild(source: string): Promise<string> {
  app = new TestApp({ 'app/routes/page.ts': hello, 'routeclass.config.ts': source });
  const { status, stdout, stderr } = await app.run(['build']);
  expect({ status, stdout, generated: app.files('generated') }).toEqual({
    status: 1,
    stdout: '',
    generated: undefined,
  });
  expect(stderr).not.toMatch(/^ +at /m);
  return stderr;
}

/** The same for a fault in the value of the config, without a process: it is found before anything is compiled. */
async function refused(source: string): Promise<string> {
  app = new TestApp({ 'app/routes/page.ts': hello, 'routeclass.config.ts': source });
  const loaded = await loadSettings(app.root);
  const diagnostics = loaded.ok ? loaded.settings.configFaults! : loaded.diagnostics;
  const text = formatDiagnostics(diagnostics, { root: app.root, color: false, read: readSource });
  return `${text}\n\n${countsText(diagnostics)}\n`;
}

test.each(Object.entries(configSamples))(
  'the sample of %s is a config without a fault',
  async (_, sample) => {
    app = new TestApp({ 'app/routes/page.ts': hello, 'routeclass.config.ts': config(`{ ${sample} }`) });
    expect(await loadSettings(app.root)).toMatchObject({ ok: true });
  },
);

test('faults of the config are reported together with those of the routes, unless they concern the folders', async () => {
  const page = 'export default class Hello {\n  gett(): string {\n    return "hello";\n  }\n}\n';
  const codes = async (source: string) => {
    app = new TestApp({ 'app/routes/page.ts': page, 'routeclass.config.ts': config(source) });
    const { status, stderr } = await app.run(['build']);
    await app.remove();
    expect(status).toBe(1);
    return [...stderr.matchAll(/^error\[(.*?)\]/gm)].map(([, code]) => code);
  };
  const both = "{ openapi: { titel: 'Shop' }, limits: 5, client: 'yes' } as object";
  const ofConfig = ['config-invalid-value', 'config-invalid-value', 'config-unknown-key'];
  expect((await codes(both)).toSorted()).toEqual([...ofConfig, 'unknown-method']);
  expect(await codes("{ routs: 'app', debug: 1 } as object")).toEqual([
    'config-unknown-key',
    'config-invalid-value',
  ]);
  expect(await codes('{ out: 5 } as object')).toEqual(['config-invalid-value']);
});

test('the config file, and nothing else, names the folders: no rc file, no package.json', async () => {
  app = new TestApp({
    'src/routes/page.ts': hello,
    'routeclass.config.ts': config("{ routes: 'src/routes', docs: false as boolean }"),
    '.routeclassrc': 'out=elsewhere',
    'package.json': '{ "type": "module", "routeclass": { "out": "elsewhere" } }',
  });
  expect(await app.run(['build'])).toMatchObject({ status: 0, stderr: '' });
  expect(Object.keys(app.files('generated')!)).toContain('generated/dispatch.ts');
});

test('a config is beside package.json, and nowhere else', async () => {
  const titled = "export default { openapi: { title: 'elsewhere' } };\n";
  for (const path of [
    '.config/routeclass.ts',
    '.config/routeclass.config.ts',
    'routeclass.config/index.ts',
  ]) {
    app = new TestApp({ 'app/routes/page.ts': hello, [path]: titled });
    expect(await loadSettings(app.root)).toMatchObject({
      ok: true,
      settings: { openapi: { title: 'test-app' } },
    });
    await app.remove();
  }
});

test('unknown keys, at their place, with what was meant', async () => {
  const stderr = await refusedByBuild(config("{\n  rotues: 'app/routes',\n  openapi: { titel: 'x' },\n}"));
  expect(stderr).toContain(
    'error[config-unknown-key]: the config has no key `rotues`\n  routeclass.config.ts:4:3\n',
  );
  expect(stderr).toContain('help: Did you mean `routes`?');
  expect(stderr).toContain(
    'error[config-unknown-key]: the config has no key `openapi.titel`\n  routeclass.config.ts:5:14\n',
  );
});

test('a key that belongs inside another key gets a hint', async () => {
  const stderr = await refused(config("{ title: 'Shop', origin: '*' } as object"));
  expect(stderr).toContain('help: Did you mean `openapi.title`?');
  expect(stderr).toContain('help: Did you mean `cors.origin`?');
});

test("a key of another framework's config gets a hint", async () => {
  const stderr = await refused(
    config("{ prefix: '/api', port: 3000, helmet: true, outDir: 'dist', srcDir: 'src' } as object"),
  );
  expect(stderr).toContain('help: Put the routes into a folder of that name');
  expect(stderr).toContain('help: Set it where the app is served: `serve(app, { port: 3000 })`.');
  expect(stderr).toContain('help: Write `securityHeaders: true`.');
  expect(stderr).toContain("help: Write `out: 'generated'`.");
  expect(stderr).toContain("help: Write `routes: 'app/routes'`.");
});

test('values that no app could start with', async () => {
  const stderr = await refused(
    `export default {
  cors: { origin: 'https://a.example/', exposeHeaders: ['x id'] },
  requestId: { header: 'content-length' },
  securityHeaders: { 'x-frame-options': 'DENY\\n', 'a b': 'c', 'referrer-policy': false },
};
`,
  );
  expect(stderr).toMatch(
    /`cors.origin` of the config must be an origin .* not "https:\/\/a.example\/"\n.*:2:11\n/,
  );
  expect(stderr).toContain('`cors.exposeHeaders.0` of the config must be a header name, not "x id"\n');
  expect(stderr).toContain('`requestId.header` of the config must be a header name, not "content-length"\n');
  expect(stderr).toContain(
    '`securityHeaders.x-frame-options` of the config must be a valid value of this header, or false',
  );
  expect(stderr).toContain(
    '`securityHeaders.a b` of the config must be a valid value of this header, or false',
  );
  expect(stderr).toContain('5 errors\n');
});

test('what other tools have as verbs and names', async () => {
  const stderr = await refused(
    "export default {\n  cors: { origin: true, methods: ['*', 'put'], allowHeaders: ['*'], credentials: true },\n  securityHeaders: { contentSecurityPolicy: false, 'x-powered-by': false },\n};\n",
  );
  expect(stderr).toContain(
    '`cors.methods.0` of the config must be a verb such as \'PUT\' (without `methods`, all verbs of a route are allowed), not "*"\n',
  );
  expect(stderr).toContain(
    '`cors.allowHeaders` of the config must be a list of names if `credentials` is set (browsers then take `*` for a name), not ["*"]\n',
  );
  expect(stderr).toContain('the config has no key `securityHeaders.contentSecurityPolicy`\n');
  expect(stderr).toContain('help: Did you mean `content-security-policy`?\n');
  expect(stderr).toContain('the config has no key `securityHeaders.x-powered-by`\n');
  expect(stderr).toContain('help: The keys are `content-security-policy`, ');
  expect(stderr).toContain('4 errors\n');
});

test('credentials of every page, which browsers refuse', async () => {
  expect(await refused('export default { cors: { credentials: true } };\n')).toContain(
    '`cors.origin` of the config must be an origin, a list of origins or true if `credentials` is set, not missing\n',
  );
});

test('values of the wrong type, at their key', async () => {
  const stderr = await refused(
    "export default { docs: 'no', limits: { body: -1 }, openapi: { servers: [{}] } };\n",
  );
  expect(stderr).toContain(
    'error[config-invalid-value]: `docs` of the config must be true or false, not "no"\n  routeclass.config.ts:1:18\n',
  );
  expect(stderr).toContain(
    '`limits.body` of the config must be a whole number, zero or more, not -1\n  routeclass.config.ts:1:40\n',
  );
  expect(stderr).toContain('  help: Write it as in `defineConfig({ limits: { body: 1_048_576 } })`.\n');
  expect(stderr).toContain('`openapi.servers.0.url` of the config must be present, not missing\n');
  expect(stderr).toContain("`defineConfig({ openapi: { servers: [{ url: 'https://api.example.com' }] } })`.");
});

test.each([
  ['{ client: { standalone: 1 } }', '{ client: { standalone: true } }'],
  ['{ cors: { credentials: 1 } }', "{ cors: { origin: 'https://app.example.com', credentials: true } }"],
])('the hint shows the setting that is refused: %s', async (source, shown) => {
  const stderr = await refused(`export default ${source};\n`);
  expect(stderr).toContain('must be true or false, not 1\n');
  expect(stderr).toContain(`help: Write it as in \`defineConfig(${shown})\`.`);
});

test.each([
  ["const other = { docs: 'x' };\nexport default { docs: 5 };\n", '2:18'],
  [
    "const other = { docs: 'x' };\nconst own = { docs: 5 };\nexport default (own satisfies object);\n",
    '2:15',
  ],
  ['function made() {\n  return { docs: 5 };\n}\nexport default made();\n', '2:12'],
  ['const own: object = { docs: 5, own: () => own };\nexport default own;\n', '1:23'],
])('the key that is marked is of the object that is exported: %j', async (source, place) => {
  expect(await refused(source)).toContain(
    `\`docs\` of the config must be true or false, not 5\n  routeclass.config.ts:${place}\n`,
  );
});

test('a config that leads nowhere, or is a folder, is an error: the defaults are not used in its place', async () => {
  app = new TestApp({ 'app/routes/page.ts': hello });
  const config = join(app.root, 'routeclass.config.ts');
  const reason = async () => {
    const { stderr, status } = await app.run(['build']);
    expect({ status, generated: app.files('generated') }).toEqual({ status: 1, generated: undefined });
    return stderr.split('\n').slice(0, 2);
  };
  symlinkSync('nowhere.ts', config);
  const unreadable = 'error[config-unreadable]: the config cannot be read:';
  expect(await reason()).toEqual([
    `${unreadable} a symbolic link in its path is broken`,
    '  routeclass.config.ts',
  ]);
  rmSync(config);
  mkdirSync(config);
  expect(await reason()).toEqual([
    `${unreadable} a folder is where a file should be`,
    '  routeclass.config.ts',
  ]);
});

test('what a client is to be is true, false or an object', async () => {
  const stderr = await refused('export default { client: { alone: true }, debug: false };\n');
  expect(stderr).toContain('error[config-unknown-key]: the config has no key `client.alone`');
  app.remove();
  expect(await refused("export default { client: 'yes', cors: ['*'] };\n")).toMatch(
    /`client` of the config must be true, false or an object, not "yes"\n[\s\S]*`cors` of the config must be true, false or an object, not a list\n/,
  );
});

test.each([
  ['routes', 'my#routes', '"#"'],
  ['routes', 'a%20b/routes', '"%"'],
  ['out', 'what?', '"?"'],
])('%s cannot be %s: no import could name it', async (key, folder, sign) => {
  const config = `export default { ${key}: '${folder}' };\n`;
  expect(await refused(config)).toContain(
    `\`${key}\` of the config must be a folder without ${sign} in its path, which imports cannot contain, not "${folder}"\n  routeclass.config.ts:1:18\n`,
  );
});

test.each([
  ["{ routes: 'nowhere' }", 'nowhere', '  routeclass.config.ts:3:31\n'],
  ["{ routes: 'app/routes/page.ts' }", 'app/routes/page.ts', '  routeclass.config.ts:3:31\n'],
  ["{ ...{ ['rou' + 'tes']: 'nowhere' } } as object", 'nowhere', '  help:'],
])('a routes folder that is not there is told where the config names it: %s', async (body, folder, place) => {
  expect(await refusedByBuild(config(body))).toContain(
    `error[routes-folder-missing]: there is no routes folder \`${folder}\`\n${place}`,
  );
});

test('an output folder that holds other things is refused', async () => {
  expect(await refused("export default { out: '.' };\n")).toContain(
    '`out` of the config must be a folder that does not contain the app',
  );
  await app.remove();
  expect(await refused("export default { out: 'app' };\n")).toContain(
    '`out` of the config must be a folder separate from the routes',
  );
});

test.each(['.', 'generated', 'generated/routes'])(
  'routes that meet the default output folder are refused where the config names them: %s',
  async (routes) => {
    expect(await refusedByBuild(config(`{ routes: '${routes}' }`))).toContain(
      `\`routes\` of the config must be a folder separate from the output, not "${routes}"\n  routeclass.config.ts:3:31\n`,
    );
  },
);

test('a config that throws is an error with place and reason', async () => {
  const stderr = await refusedByBuild(
    "const secret: string | undefined = undefined;\nif (!secret) throw new Error('SECRET is not set');\nexport default {};\n",
  );
  expect(stderr).toContain(
    'error[config-unreadable]: the config cannot be read: SECRET is not set\n  routeclass.config.ts:2:',
  );
});

test.each([
  ["throw new Error('boom');", 'boom', 1],
  ['import x from "nope"; export default x;', "Cannot find module 'nope'", 1],
  ['\n\n  import x from "nope";\n\nexport default x;\n', "Cannot find module 'nope'", 3],
])(
  'of a config that fails the line is told, not the column in what is run: %j',
  async (source, reason, line) => {
    const written = source.split('\n')[line - 1]!;
    const column = written.length - written.trimStart().length;
    const stderr = await refusedByBuild(source);
    expect(stderr).toContain(
      `error[config-unreadable]: the config cannot be read: ${reason}\n  routeclass.config.ts:${line}:${column + 1}\n`,
    );
    expect(stderr).toContain(
      `> ${line} | ${written}\n      | ${' '.repeat(column)}${written.trim().replaceAll(/./g, '^')}\n`,
    );
  },
);

test.each(['@routeclass/cli', 'routeclass/config'])(
  'what looks for defineConfig in %s is told where it is',
  async (name) => {
    expect(
      await refusedByBuild(`import { defineConfig } from '${name}';\nexport default defineConfig({});\n`),
    ).toContain("  help: Write `import { defineConfig } from 'routeclass'`.");
  },
);

test('a config that does not parse is an error at its place', async () => {
  const stderr = await refusedByBuild('export default {\n  routes: = 5,\n};\n');
  expect(stderr).toContain('error[config-unreadable]: the config cannot be read: SyntaxError');
  expect(stderr).toContain('  routeclass.config.ts:2:11\n');
});

test.each([
  ['export default 5;\n', '1:16'],
  ['export const x = 1;\n', '1:1'],
  ["export const routes = 'app/routes';\n", '1:1'],
  ['const config = {};\nexport default undefined;\n', '2:16'],
])('%j is no config: what is exported by default is', async (source, place) => {
  expect(await refusedByBuild(source)).toContain(
    `error[config-unreadable]: the config cannot be read: ${notAnObject}\n  routeclass.config.ts:${place}\n`,
  );
});

test('null is no config', async () => {
  expect(await refusedByBuild('export default null;\n')).toContain(
    `error[config-unreadable]: the config cannot be read: ${notAnObject}`,
  );
});

test.each([
  ['{\n  "docs": true,\n}\n', 'Expected double-quoted property name', '3:1'],
  ['{\n  "docs": yes\n}\n', 'Unexpected token', '2:11'],
  ['{\n  "docs": true\n', "Expected ',' or '}'", '3:1'],
  ['', 'Unexpected end of JSON input', '1:1'],
])('a config that is no JSON says where: %j', async (source, reason, place) => {
  app = new TestApp({ 'app/routes/page.ts': hello, 'routeclass.config.json': source });
  const { status, stderr } = await app.run(['build']);
  expect(status).toBe(1);
  expect(stderr).toContain(`error[config-unreadable]: the config cannot be read: SyntaxError: ${reason}`);
  expect(stderr).toContain(`\n  routeclass.config.json:${place}\n`);
});

test('a file that a config fails to read is named by its path in the app', async () => {
  const read =
    "import { readFileSync } from 'node:fs';\nreadFileSync(new URL('secret.txt', import.meta.url));\n";
  const stderr = await refusedByBuild(`${read}export default {};\n`);
  expect(stderr).toContain(
    "ENOENT: no such file or directory, open 'secret.txt'\n  routeclass.config.ts:2:1\n",
  );
});

test('the error for a config that throws a non-error names the file', async () => {
  expect(await refusedByBuild("throw 'SECRET is not set';\nexport default {};\n")).toContain(
    'error[config-unreadable]: the config cannot be read: SECRET is not set\n  routeclass.config.ts:1:1\n',
  );
});

test('a package.json above an app without one must be valid JSON, as for Node, and is otherwise ignored', async () => {
  app = new TestApp({ 'package.json': '{ "type": "module", }', 'shop/app/routes/page.ts': hello });
  const shop = join(app.root, 'shop');
  expect(await loadSettings(shop)).toMatchObject({
    ok: false,
    diagnostics: [{ code: 'package-unreadable', span: { file: join(app.root, 'package.json'), start: 20 } }],
  });
  app.write('package.json', '{ "type": "module", "name": "workspace", "version": "5.0.0" }');
  const loaded = await loadSettings(shop);
  expect(loaded).toMatchObject({ ok: true });
  expect(JSON.stringify(loaded)).not.toMatch(/workspace|5\.0\.0/);
});

test('a config that cannot import anything, because package.json is not JSON, is not blamed for it', async () => {
  app = new TestApp({
    'package.json': '{ "type": "module", }',
    'app/routes/page.ts': hello,
    'routeclass.config.ts': config('{ docs: false }'),
  });
  const { status, stderr } = await app.run(['build']);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^error\[package-unreadable\]: `package.json` cannot be read: it is not JSON\n {2}package.json:1:21\n/,
  );
  expect(stderr).toMatch(/\n1 error\n$/);
});

test('a syntax error in a file that the config imports is reported at its place in that file', async () => {
  app = new TestApp({
    'app/routes/page.ts': hello,
    'limits.ts': 'export const limits = {\n  body: ,\n};\n',
    'routeclass.config.ts': `import { limits } from './limits.ts';\n${config('{ limits }')}`,
  });
  const { status, stderr } = await app.run(['build']);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^error\[config-unreadable\]: the config cannot be read: SyntaxError: Unexpected token\n {2}limits.ts:2:9\n/,
  );
});
