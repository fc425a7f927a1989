import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { onlyLanguage, TestApp } from './app.ts';

const page = 'export default class Page {\n  get(): string {\n    return "hello";\n  }\n}\n';

let app: TestApp;
beforeEach(() => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': page });
});
afterEach(() => app.remove());

/** Runs a command of an app with this config, in a process of its own, which the config may keep alive. */
function withConfig(source: string, args: readonly string[]) {
  app.write('routeclass.config.ts', source);
  return app.start(args).finished;
}

test.each(['await new Promise(() => {});', 'await new Promise(() => setInterval(() => {}, 1000));'])(
  'a config that waits for what never comes is given up: %s',
  async (waiting) => {
    const { status, stderr } = await withConfig(`${waiting}\nexport default {};\n`, ['build']);
    expect(status).toBe(1);
    expect(stderr).toContain(
      'error[config-unreadable]: the config cannot be read: it has not finished after 10 seconds: it may be awaiting something that never settles\n  routeclass.config.ts:1:1\n',
    );
  },
);

test.each([
  ['at once', ['process.exit(7);']],
  ['later', ['await 0;', '', 'process.exit(7);']],
])('a config that ends the process %s is told, with the line', async (_, lines) => {
  const { status, stderr } = await withConfig([...lines, 'export default {};', ''].join('\n'), ['build']);
  expect(status).toBe(7);
  expect(stderr).toBe(
    `error: routeclass.config.ts:${lines.length} ended this process with status 7 by calling \`process.exit\`\n`,
  );
});

test('a config that ends the process as if all were done makes the command fail', async () => {
  const { status, stderr } = await withConfig('process.exit(0);\n', ['build']);
  expect(stderr).toContain('routeclass.config.ts:1 ended this process with status 0');
  expect(status).toBe(1);
});

test.each([
  ['build', 0],
  ['build --check', 1],
  ['routes', 0],
])('a config that leaves something open does not keep `%s` from ending', async (command, status) => {
  const open = 'setInterval(() => {}, 1000);\nexport default {};\n';
  expect((await withConfig(open, command.split(' '))).status).toBe(status);
});

test('a JSON document is complete, whatever its length and its reader, even if the config leaves something open', async () => {
  const methods = Array.from({ length: 300 }, (_, n) => [`app/routes/a${n}/page.ts`, page] as const);
  for (const [path, text] of methods) app.write(path, text);
  const { stdout } = await withConfig('setInterval(() => {}, 1000);\nexport default {};\n', [
    'routes',
    '--json',
  ]);
  expect(JSON.parse(stdout).routes).toHaveLength(301);
});

test.each(['build', 'routes', 'diff old.json'])(
  'of `%s --json` one document is all that is on standard output, whatever the config says there',
  async (command) => {
    app.write('old.json', '{ "openapi": "3.1.0", "info": { "title": "a", "version": "1" }, "paths": {} }');
    const { stderr, stdout } = await withConfig(
      "console.log('of the config');\nprocess.stdout.write('more of it\\n');\nexport default {};\n",
      [...command.split(' '), '--json'],
    );
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, ok: true });
    expect(stderr).toBe('of the config\nmore of it\n');
  },
);

test.each([
  ['a timer', 'setInterval(() => console.log("later"), 1);\nexport default {};\n'],
  [
    'a promise that nobody waits for',
    'void (async () => {\n  for (;;) {\n    await new Promise((go) => setImmediate(go));\n    console.log("later");\n  }\n})();\nexport default {};\n',
  ],
  [
    'another module',
    'import { existsSync } from "node:fs";\nexistsSync("later.mjs") && (await import(new URL("later.mjs", import.meta.url).href));\nexport default {};\n',
  ],
])('a config has no more of standard output when it has been read: from %s', async (_, source) => {
  app.write('later.mjs', 'setInterval(() => console.log("later"), 1);\nawait 0;\n');
  const { stderr, stdout } = await withConfig(source, ['routes', '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true });
  expect(stderr).toMatch(/^(?:later\n)+$/);
});
