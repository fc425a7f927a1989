import { chmodSync, existsSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { listen, networkUrls, urlOf as shownUrl } from '../../cli/dev/listen.ts';
import { moduleDiagnostic } from '../../cli/dev/load-diagnostics.ts';
import { nodeGlobals, onlyLanguage, type Running, TestApp } from './app.ts';

const page = (body: string) =>
  `export default class Page {\n  async get(): Promise<string> {\n    ${body}\n  }\n}\n`;
const kettle = [
  'export async function* kettle(): AsyncGenerator<string> {',
  "  yield 'stout';",
  "  console.log('released');",
  '}\n',
].join('\n');
const teapot = [
  "import { type Depends, HttpError } from 'routeclass';",
  "import type { kettle } from '../../kettle.ts';",
  'export default class Teapot {',
  "  get(shape: Depends<typeof kettle, { scope: 'app' }>): string {",
  "    throw new HttpError(418, 'short and ' + shape);",
  '  }',
  '}\n',
].join('\n');

let app: TestApp;
afterEach(() => app?.remove());

async function urlOf(dev: Running): Promise<string> {
  return (await dev.printed(/listening at (\S+)\n/))[1]!;
}

test('serves, swaps on save, and keeps serving the last successful build when a save has errors', async () => {
  app = new TestApp({
    ...onlyLanguage,
    ...nodeGlobals,
    'app/kettle.ts': kettle,
    'app/routes/page.ts': page("return 'one';"),
    'app/routes/teapot/page.ts': teapot,
    'app/routes/slow/page.ts': page(
      "console.log('taken');\n    await new Promise((done) => setTimeout(done, 1500));\n    return 'old';",
    ),
  });
  const dev = app.start(['dev', '--port', '0']);
  const url = await urlOf(dev);
  await dev.printed(/built in \d+ ms\n/);
  expect(await (await fetch(url)).json()).toBe('one');

  // The app is served by the runtime that the page imports: otherwise `instanceof HttpError` would be false.
  const refused = await fetch(`${url}teapot`);
  expect([refused.status, await refused.json()]).toEqual([418, { detail: 'short and stout' }]);

  const inFlight = fetch(`${url}slow`);
  await dev.printed(/taken\n/);
  dev.whileStopped(() => {
    app.write('app/routes/page.ts', page("return 'two';"));
    app.write('app/routes/slow/page.ts', page("return 'new';"));
  });
  await dev.printed(/rebuilt in \d+ ms \(2 files\)\n/);
  expect(await (await fetch(url)).json()).toBe('two');
  expect(await (await fetch(`${url}slow`)).json()).toBe('new');
  expect(await (await inFlight).json()).toBe('old');
  // What the older version had made for the app as a whole.
  await dev.printed(/released\n/);

  dev.forget();
  app.write('app/routes/page.ts', page("return 'three';").replace('get()', 'get(nowhere: string)'));
  await dev.printed(/the last successful build keeps serving/);
  expect(dev.output).toMatch(/error\[.*\n {2}app\/routes\/page\.ts:2:13\n/);
  expect(await (await fetch(url)).json()).toBe('two');

  dev.forget();
  app.write('app/routes/page.ts', `throw new Error('no database');\n${page("return 'four';")}`);
  await dev.printed(/the last successful build keeps serving/);
  expect(dev.output).toContain(
    'error[app-not-loaded]: `app/routes/page.ts` cannot be loaded: no database\n  app/routes/page.ts:1:7\n',
  );
  expect(await (await fetch(url)).json()).toBe('two');

  dev.forget();
  dev.whileStopped(() => {
    app.write('app/answer.ts', "export const answer: string = 'five';\n");
    app.write('app/routes/page.ts', `import { answer } from '../answer.ts';\n${page('return answer;')}`);
  });
  await dev.printed(/rebuilt in/);
  expect(await (await fetch(url)).json()).toBe('five');
  dev.forget();
  app.write('app/answer.ts', "export const answer: string = 'six';\n");
  await dev.printed(/rebuilt in \d+ ms \(app\/answer\.ts\)\n/);
  expect(await (await fetch(url)).json()).toBe('six');

  dev.signal('SIGTERM');
  expect((await dev.finished).status).toBe(0);
});

test('the session continues, whatever the app throws while it is loaded', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page("return 'one';") });
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/1 operation built in/);
  const cases = [
    ["{ name: 'Odd', message: ['a', 'b'] }", "Odd: [ 'a', 'b' ]"],
    ['Object.create(null)', '[Object: null prototype] {}'],
  ] as const;
  for (const [thrown, reason] of cases) {
    dev.forget();
    app.write('app/routes/page.ts', `${page("return 'two';")}throw ${thrown};\n`);
    await dev.printed(/the last successful build keeps serving/);
    expect(dev.output).toContain(`cannot be loaded: ${reason}\n`);
  }
  app.write('app/routes/page.ts', page("return 'three';"));
  await dev.printed(/rebuilt in/);
});

test('a config may import a folder', async () => {
  app = new TestApp({
    ...onlyLanguage,
    'app/routes/page.ts': page("return 'here';"),
    'parts.v2/index.ts': 'export const docs = false;\n',
    'routeclass.config.ts': "import { docs } from './parts.v2';\nexport default { docs };\n",
  });
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/1 operation built in/);
  expect(dev.output).not.toContain('documentation');
});

test('answers 503 until the first build succeeds; a saved config counts', async () => {
  app = new TestApp({ 'src/page.ts': page("return 'here';") });
  const dev = app.start(['dev', '--port', '0']);
  const url = await urlOf(dev);
  await dev.printed(/error\[routes-folder-missing\]/);
  const early = await fetch(url);
  expect([early.status, early.headers.get('content-type')]).toEqual([503, 'application/json']);
  expect(await early.json()).toMatchObject({
    detail: expect.stringContaining('has not been built'),
    ok: false,
    errors: 1,
    diagnostics: [{ code: 'routes-folder-missing' }],
  });
  const head = await fetch(url, { method: 'HEAD' });
  const names = ['retry-after', 'cache-control', 'content-length'];
  expect([head.status, ...names.map((name) => head.headers.get(name))]).toEqual([
    503,
    '1',
    'no-store',
    early.headers.get('content-length'),
  ]);
  // A page can show the diagnostics only where the browser has asked for one.
  const sent = await fetch(url, { method: 'POST', headers: { accept: 'text/html' } });
  expect(sent.headers.get('content-type')).toBe('application/json');

  app.write(
    'routeclass.config.ts',
    "import { defineConfig } from 'routeclass';\nexport default defineConfig({ routes: 'src' });\n",
  );
  await dev.printed(/rebuilt in \d+ ms \(routeclass\.config\.ts\)\n/);
  expect(await (await fetch(url)).json()).toBe('here');

  dev.signal('SIGINT');
  expect((await dev.finished).status).toBe(0);
});

test('answers that quote the sources are only for host names of this machine, because any other name may resolve to it', async () => {
  app = new TestApp({
    ...onlyLanguage,
    'app/routes/page.ts': 'export default class Page { get(): secret {} }\n',
  });
  const dev = app.start(['dev', '--port', '0']);
  const { port } = new URL(await urlOf(dev));
  await dev.printed(/TS2304/);
  const asked = (host: string, path: string) =>
    new Promise<readonly [number | undefined, string]>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, async (response) => {
        resolve([response.statusCode, await text(response)]);
      }).once('error', reject);
    });
  for (const path of ['/', '/__routeclass/diagnostics']) {
    for (const host of ['localhost', `LOCALHOST:${port}`, 'shop.localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect((await asked(host, path))[1]).toContain('secret');
    for (const host of ['example.org', `localhost.example.org:${port}`, '127.0.0.1.example.org'])
      expect((await asked(host, path))[1]).toMatch(
        /^\{"detail":"The diagnostics of `routeclass dev` quote .*"\}\n$/,
      );
  }
  const statuses = ['/', '/__routeclass/diagnostics', '/__routeclass/events'].map(
    async (path) => (await asked('example.org', path))[0],
  );
  expect(await Promise.all(statuses)).toEqual([503, 403, 403]);
});

test('a taken port is one clear line', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page("return 'one';") });
  const other: Server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const finished = await app.start(['dev', '--port', String(port)]).finished;
  other.close();
  expect(finished).toEqual({ status: 1, stdout: '', stderr: `error: port ${port} is already in use\n` });
});

/** One of several such ports, so that two runs of the tests seldom need the same. */
const blocked = 6665 + (process.pid % 5);

test.each([
  ['203.0.113.1', 0, 'cannot listen on 203.0.113.1: this machine has no such address'],
  ['localhost', blocked, `port ${blocked} cannot be used: browsers block it`],
])('where it cannot listen, on %s at %i, the reason is one clear line', async (host, port, line) => {
  expect(await listen(() => {}, { host, port, https: false, start: '/' })).toBe(line);
});

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const hasIpv6 = addresses.some(({ address }) => address === '::1');
/** The address of this machine for others, if it has one. */
const own =
  addresses.find(
    ({ address, family, internal }) => !internal && family === 'IPv4' && !/^169\.254\./.test(address),
  )?.address ?? '127.0.0.1';

test.each(['0.0.0.0', '::', own])('the URLs for the host %s can be opened in a browser', async (host) => {
  if (host === '::' && !hasIpv6) return;
  const address = { host, port: 0, https: false, start: '/docs' };
  const listener = await listen((_, response) => response.end(), address);
  if (typeof listener === 'string') throw new Error(listener);
  const network = await networkUrls(listener, host);
  const urls = [shownUrl(listener, host), ...network];
  for (const url of urls) expect((await fetch(url)).status).toBe(200);
  await listener.close();
  const { port } = listener.address;
  expect(urls[0]).toBe(`http://${host === own ? own : 'localhost'}:${port}/`);
  // For other machines, which can connect to all addresses or to that one.
  if (host === own) expect(network).toEqual([]);
  else expect(network.filter((url) => /localhost|127\.|0\.0\.0\.0|\[::1?\]/.test(url))).toEqual([]);
  if (host === '0.0.0.0' && own !== '127.0.0.1') expect(network).toContain(`http://${own}:${port}/`);
});

test('the loopback address of IPv6 is one like that of IPv4, where there is one', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page("return 'one';") });
  const dev = app.start(['dev', '--port', '0', '--host', '::1']);
  if (!hasIpv6) {
    const stderr = expect.stringMatching(/^error: cannot listen on ::1: .+\n$/);
    expect(await dev.finished).toEqual({ status: 1, stdout: '', stderr });
    return;
  }
  const url = await urlOf(dev);
  expect(url).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
  await dev.printed(/built in \d+ ms\n/);
  expect(dev.output).not.toContain('WARN');
  expect(await (await fetch(url)).json()).toBe('one');
});

test('the default port is taken: the next free one, and --open opens the documentation there', async () => {
  app = new TestApp({
    ...onlyLanguage,
    'app/routes/page.ts': page("return 'one';"),
    // A replacement for the program that opens URLs on Linux, which listhen finds in the temporary folder.
    // Its file is renamed once it is complete.
    'tmp/xdg-open': '#!/bin/sh\ncd "$(dirname "$0")"\necho "$1" > opening && mv opening opened\n',
  });
  chmodSync(join(app.root, 'tmp/xdg-open'), 0o755);
  const other: Server = createServer().listen(3000, '127.0.0.1');
  // An error means that the port is in use already, which is all that the test needs.
  await new Promise((resolve) => other.once('listening', resolve).once('error', resolve));
  const dev = app.start(['dev', '--open'], app.root, { TMPDIR: join(app.root, 'tmp') });
  const [, said, port] = await dev.printed(/^(.*)\nlistening at http:\/\/localhost:(\d+)\/\n/m);
  expect(said).toBe('port 3000 is in use: using the next free port');
  expect(Number(port)).toBeGreaterThan(3000);
  await dev.printed(/built in/);
  const opened = join(app.root, 'tmp/opened');
  for (let waited = 0; waited < 100 && !existsSync(opened); waited++) await pause(50);
  if (process.platform === 'linux') expect(app.read('tmp/opened')).toBe(`http://127.0.0.1:${port}/docs\n`);
  await new Promise((resolve) => other.close(resolve));
});

test('an app without `"type": "module"` gets a diagnostic', () => {
  app = new TestApp({ 'package.json': '{}' });
  expect(moduleDiagnostic(app.root)?.code).toBe('app-not-module');
  app.write('package.json', '{ "type": "module" }');
  expect(moduleDiagnostic(app.root)).toBeUndefined();
});

test.each([
  ['{ "type": "module", }', 'package-unreadable', '`package.json` cannot be read: it is not JSON', 20],
  [
    '\ufeff{ "type": "module" }',
    'app-not-loaded',
    '`package.json` cannot be loaded: it begins with a byte order mark (BOM)',
    0,
  ],
])('an app whose package.json cannot be read is told why: %j', (text, code, message, start) => {
  app = new TestApp({ 'package.json': text });
  expect(moduleDiagnostic(app.root)).toMatchObject({ code, message, span: { start } });
});
