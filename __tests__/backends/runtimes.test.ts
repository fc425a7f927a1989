import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { build } from 'esbuild';
import { installRuntimes, programOf, type Runtime, workerd } from '../../scripts/runtimes/programs.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';
import { open, whole } from '../runtime/support/streamed.ts';
import { answersOf, type Kept } from './support/answers.ts';
import { NewApp, type Program } from './support/new-app.ts';
import { requests } from './support/requests.ts';
import { until } from './support/until.ts';

const command = join(import.meta.dirname, '../../node_modules/.bin/routeclass');
const kept: { readonly [theme: string]: readonly Kept[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'answers.json'), 'utf8'),
);

/** Each runtime's own server, with the app's `fetch`. */
const byFetch = {
  'bun.ts': serving('const { port } = Bun.serve({ port: 0, fetch: app.fetch });'),
  'deno.ts': serving('const { port } = Deno.serve({ port: 0, onListen() {} }, app.fetch).addr;'),
  'worker.ts': `import { createApp } from 'routeclass';
import { routes } from './generated/dispatch.ts';

export default createApp(routes);
`,
  'workerd.capnp': `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [(name = "app", worker = (
    compatibilityDate = "2026-01-01",
    modules = [(name = "worker", esModule = embed "dist/worker.js")],
  ))],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")],
);
`,
};

// Several compilers run at once, which is slow on a busy machine.
jest.setTimeout(180_000);

const folder = temporaryFolder();
const app = new NewApp(folder, 'conformance');

/** Uses the plain sources: only `routeclass build` has compiled anything. */
beforeAll(async () => {
  await installRuntimes();
  await routeclass('init', 'conformance', '--framework', 'h3');
  app.addRoutes();
  await routeclass('build', '--root', 'conformance');
  for (const [file, text] of Object.entries(byFetch)) app.write(file, text);
}, 600_000);
afterAll(() => app.remove());

describe.each([
  ['bun', 'server.ts'],
  ['bun', 'bun.ts'],
  ['deno', 'server.ts'],
  ['deno', 'deno.ts'],
] as const)('%s runs %s', (runtime, file) => {
  let server: Program;
  let port: number;

  beforeAll(async () => {
    server = serve(runtime, file);
    port = await server.port();
  });
  afterAll(() => server?.end());

  test.each(Object.entries(requests))('%s are answered as on node', async (theme, all) => {
    const answers = await answersOf(all, port);
    expect(answers.map(withoutOwn)).toEqual(kept[theme]!.map(withoutOwn));
  });

  test('a client that leaves a stream ends its generator', async () => {
    const listening = async () => (await whole(port, '/ticks', {}, 'POST')).body;
    const response = await open(port, '/ticks');
    response.resume();
    await pause(60);
    expect(await listening()).toBe('{"open":1}');
    response.destroy();
    await until(async () => (await listening()) === '{"open":0}');
  });
});

test.each(['bun', 'deno'] as const)(
  '%s: SIGTERM, what is in flight is answered, the app is closed, the status is 0',
  async (runtime) => {
    const server = serve(runtime, 'server.ts');
    const port = await server.port();
    // A connection that stays open, and is idle.
    expect((await fetch(`http://127.0.0.1:${port}/items`)).status).toBe(200);
    const inFlight = whole(port, '/slow');
    await server.printed(/slow for 500 ms/);
    server.signal('SIGTERM');
    await pause(50);
    expect(await inFlight).toMatchObject({ status: 200, body: '{"stored":"stored"}', isWhole: true });
    const { status, stderr, stdout } = await server.finished;
    expect({ status, stderr, stdout }).toEqual({
      status: 0,
      stderr: '',
      stdout: expect.stringContaining('store released\n'),
    });
    await expect(whole(port, '/items')).rejects.toThrow('ECONNREFUSED');
  },
);

test('`dev` reports that bun cannot run it', async () => {
  const dev = app.serve([...known(programOf('bun'), 'bun'), command, 'dev']);
  expect(await dev.finished).toMatchObject({
    status: 1,
    stderr: 'error: `dev` requires Node, because Bun has no module hooks: run it without `--bun`\n',
  });
});

describe('a worker, bundled', () => {
  let server: Program;
  let port: number;

  beforeAll(async () => {
    await build({
      entryPoints: [join(app.root, 'worker.ts')],
      outfile: join(app.root, 'dist/worker.js'),
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['workerd', 'worker', 'browser'],
    });
    server = app.serve([known(workerd(), 'workerd'), 'serve', '--control-fd=1', 'workerd.capnp']);
    port = Number((await server.printed(/"port":(\d+)/))[1]);
  });
  afterAll(() => server?.end());

  test.each(Object.entries(requests))('%s are answered as on node', async (theme, all) => {
    // It refuses a request without a `Host` itself.
    const answers = await answersOf(
      all.filter(({ isOld }) => !isOld),
      port,
    );
    const expected = kept[theme]!.filter((_one, i) => !all[i]!.isOld);
    expect(answers.map(withoutOwn)).toEqual(expected.map(withoutOwn));
  });
});

async function routeclass(...args: readonly string[]): Promise<void> {
  const { status, stderr, stdout } = await app.outside(command, args);
  if (status !== 0) throw new Error(stdout + stderr);
}

function serving(statement: string): string {
  return `import { createApp } from 'routeclass';
import { routes } from './generated/dispatch.ts';

const app = createApp(routes);
${statement}
console.log(\`listening at http://localhost:\${port}\`);
`;
}

function serve(runtime: Runtime, file: string): Program {
  return app.serve([...known(programOf(runtime), runtime), file]);
}

function known<T>(program: T | undefined, name: string): T {
  if (program === undefined) throw new Error(`there is no program of ${name} for this platform`);
  return program;
}

/**
 * The answer without headers that depend on the runtime: the framing of the body, and the charset that Bun
 * adds to a Blob's type.
 */
function withoutOwn({ headers, ...answer }: Kept): Kept {
  const shared = headers.filter((header) => !/^(?:content-length|transfer-encoding):/.test(header));
  return {
    ...answer,
    headers: shared.map((header) => header.replace('text/plain;charset=utf-8', 'text/plain')),
  };
}
