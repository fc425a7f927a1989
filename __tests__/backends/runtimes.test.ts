import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { installRuntimes, programOf, type Runtime } from '../../scripts/runtimes/programs.ts';
import { open, pause, whole } from '../runtime/support/streamed.ts';
import { answersOf, type Kept } from './support/answers.ts';
import { appsFolder, NewApp, type Program } from './support/new-app.ts';
import { requests } from './support/requests.ts';
import { until } from './support/until.ts';

const command = join(import.meta.dirname, '../../node_modules/.bin/routeclass');
const kept: { readonly [theme: string]: readonly Kept[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'answers.json'), 'utf8'),
);

/** Each runtime's own server, with the app's `fetch`. */
const byFetch = {
  bun: 'const { port } = Bun.serve({ port: 0, fetch: createApp(routes).fetch });',
  deno: 'const { port } = Deno.serve({ port: 0, onListen() {} }, createApp(routes).fetch).addr;',
} as const;

// Compilers run beside one another: on a busy machine that takes its time.
jest.setTimeout(180_000);

const folder = appsFolder();
const app = new NewApp(folder, 'conformance');

/** The sources as they are: nothing but what `routeclass build` wrote is compiled. */
beforeAll(async () => {
  await installRuntimes();
  for (const args of [
    ['init', 'conformance', '--framework', 'h3'],
    ['build', '--root', 'conformance'],
  ]) {
    if (args[0] === 'build') app.addRoutes();
    const { status, stderr, stdout } = await app.outside(command, args);
    if (status !== 0) throw new Error(stdout + stderr);
  }
  for (const [runtime, serving] of Object.entries(byFetch))
    app.write(
      `${runtime}.ts`,
      `import { createApp } from 'routeclass';
import { routes } from './generated/dispatch.ts';

${serving}
console.log(\`listening at http://localhost:\${port}\`);
`,
    );
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

  test.each(Object.keys(requests))('%s are answered as on node', async (theme) => {
    const answers = await answersOf(theme, port);
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

function serve(runtime: Runtime, file: string): Program {
  const program = programOf(runtime);
  if (program === undefined) throw new Error(`there is no program of ${runtime} for this platform`);
  return app.serve([...program, file]);
}

/** Without what the runtimes settle themselves: how a body is framed, and the charset that Bun adds to a Blob's type. */
function withoutOwn({ headers, ...answer }: Kept): Kept {
  const shared = headers.filter((header) => !/^(?:content-length|transfer-encoding):/.test(header));
  return {
    ...answer,
    headers: shared.map((header) => header.replace('text/plain;charset=utf-8', 'text/plain')),
  };
}
