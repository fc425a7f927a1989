import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { onlyLanguage, TestApp } from './app.ts';

/**
 * What happens to a command at the worst moment, which is too short for another process to meet: the commands
 * load a module that waits for a call of the file system.
 */

let app: TestApp;
afterEach(() => app.remove());

/** @param act code that runs after a call of `fs` with this path */
const after = (call: string, path: RegExp, act: string) => `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const real = fs.${call};
fs.${call} = (path, ...rest) => {
  const result = real(path, ...rest);
  if (${path}.test(String(path))) ${act};
  return result;
};
syncBuiltinESMExports();
`;

function run(args: readonly string[], interruption: string) {
  app.write('interrupt.mjs', interruption);
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(join(app.root, 'interrupt.mjs')).href}` };
  return app.start(args, app.root, env).finished;
}

test('init that is stopped while it writes leaves the whole app, and no temporary folder', async () => {
  app = new TestApp({});
  const stop = after('writeFileSync', /shop.*README/, "process.kill(process.pid, 'SIGINT')");
  await run(['init', 'shop'], stop);
  expect(readdirSync(app.root).sort()).toEqual(['interrupt.mjs', 'package.json', 'shop']);
  expect(Object.keys(app.files('shop')!)).toHaveLength(7);
});

test('without a config that is gone when it is to be loaded, nothing is built: its settings are not the defaults', async () => {
  app = new TestApp({
    ...onlyLanguage,
    'routeclass.config.ts': "export default { out: 'made' };\n",
    'app/routes/page.ts': 'export default class Hello { get(): string { return "hello"; } }\n',
  });
  const save = after('readFileSync', /routeclass\.config\.ts$/, 'fs.rmSync(path)');
  const { status, stderr } = await run(['build'], save);
  expect({ status, first: stderr.split('\n')[0] }).toEqual({
    status: 1,
    first:
      'error[config-unreadable]: the config cannot be read: Required config (routeclass.config.ts) cannot be resolved.',
  });
  expect(app.files('generated')).toBeUndefined();
});
