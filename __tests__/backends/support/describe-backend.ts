import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { BackendName } from '../../../cli/init/backends.ts';
import { temporaryFolder } from '../../compiler/support/temporary.ts';
import { open, whole } from '../../runtime/support/streamed.ts';
import { answersOf, type Kept } from './answers.ts';
import { NewApp, type Program } from './new-app.ts';
import { requests } from './requests.ts';
import { until } from './until.ts';

const file = join(import.meta.dirname, '../answers.json');
const updating = process.env.UPDATE_SAMPLES !== undefined;

const repository = join(import.meta.dirname, '../../..');
const workspace = async () => join(repository, 'node_modules/.bin/routeclass');

// Several compilers run at once, which is slow on a busy machine.
jest.setTimeout(180_000);

/**
 * Tests an app from `routeclass init` to the stopped server, by its own scripts. All backends must give the
 * same answers, byte for byte, as `answers.json`, which `UPDATE_SAMPLES=1` rewrites with those of h3.
 *
 * @param install prepares a folder for apps, and returns the command to use; by default the repository's own
 */
export function describeBackend(
  name: BackendName,
  install: (folder: string) => Promise<string> = workspace,
): void {
  describe(`an app on ${name}`, () => {
    const folder = temporaryFolder();
    const app = new NewApp(folder, 'conformance');
    let server: Program;
    let port: number;

    beforeAll(async () => {
      const made = await app.outside(await install(folder), ['init', 'conformance', '--framework', name]);
      expect(made).toMatchObject({ status: 0, stderr: '' });
      app.addRoutes();
      const built = await app.npm('run', 'build');
      if (built.status !== 0) throw new Error(built.stdout + built.stderr);
      server = app.start('start');
      port = await server.port();
    });
    afterAll(() => app.remove());

    test.each(Object.entries(requests))('%s are answered as everywhere', async (theme, all) => {
      const answers = await answersOf(all, port);
      if (updating && name === 'h3') keep(theme, answers);
      expect(answers).toEqual(kept()[theme]);
    });

    test('a body that Express or Fastify would not read reaches the route whole, twice on one connection', async () => {
      const body = JSON.stringify({ title: 'a', tags: Array.from({ length: 20_000 }, (_, n) => `tag ${n}`) });
      for (let n = 0; n < 2; n++) {
        const answer = await fetch(`http://127.0.0.1:${port}/notes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body,
        });
        expect([answer.status, await answer.text()]).toEqual([201, body]);
      }
    });

    test('a body that is refused costs no later request on its connection', async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const send = (method: string, path: string, body = ''): Promise<number | undefined> =>
        new Promise((resolve, reject) => {
          const headers = { 'content-type': 'application/json' };
          const sent = request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
            response.resume().on('end', () => resolve(response.statusCode));
          });
          sent.on('error', reject).end(body);
        });
      expect(await send('POST', '/notes', `"${'x'.repeat(900_000)}"`)).toBe(413);
      for (let n = 0; n < 20; n++) {
        expect(await send('GET', '/slow?ms=50')).toBe(200);
      }
      agent.destroy();
    });

    test('a stream that fails is broken off after what came before, without a word of the error', async () => {
      const answer = await whole(port, '/ticks?fails=true');
      expect(answer).toMatchObject({ status: 200, body: 'data: {"n":0}\n\n', isWhole: false });
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

    test('a client that breaks off its body leaves nothing behind', async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(
        'POST /notes HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"title"',
      );
      await pause(50);
      socket.destroy();
      expect((await whole(port, '/items')).status).toBe(200);
    });

    test('SIGTERM: what is in flight is answered, the app is closed, the status is 0', async () => {
      const inFlight = whole(port, '/slow');
      // A client that keeps its connection open after the answer, as long as it may, and goes on asking.
      const kept = connect(port, '127.0.0.1').on('error', () => {});
      const closed = new Promise((resolve) => kept.once('close', resolve));
      let answered = '';
      kept.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
      kept.on('data', (bytes) => {
        answered += bytes;
        kept.write('GET /items HTTP/1.1\r\nHost: a\r\n\r\n');
      });
      await server.printed(/slow for 500 ms.*slow for 500 ms/s);
      const idle = connect(port, '127.0.0.1').on('error', () => {});
      const left = new Promise((resolve) => idle.once('close', resolve));
      const ask = () => idle.write('GET /items HTTP/1.1\r\nHost: a\r\n\r\n');
      let late = '';
      idle.on('data', (bytes) => {
        late += bytes;
      });
      ask();
      await once(idle, 'data');
      server.signal('SIGTERM');
      const begin = performance.now();
      await pause(50);
      ask();
      await left;
      // A client that comes back at once: were it let in, the server might cut it off when it stops to listen.
      await expect(whole(port, '/items')).rejects.toThrow('ECONNREFUSED');
      expect(await inFlight).toMatchObject({ status: 200, body: '{"stored":"stored"}', isWhole: true });
      const { status, stderr, stdout } = await server.finished;
      // Nitro itself closes such connections after five seconds.
      expect(performance.now() - begin).toBeLessThan(name === 'nitro' ? 9_000 : 6_000);
      await closed;
      expect(new Set(answered.match(/HTTP\/1\.1 \d+/g))).toEqual(new Set(['HTTP/1.1 200']));
      // Nitro itself cuts idle connections at once.
      if (name !== 'nitro') expect(late.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
      expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('store released\n') });
      // Unexpected errors are reported, once each, and nothing else is.
      expect(stderr.match(/a secret of/g)).toHaveLength(2);
      await expect(whole(port, '/items')).rejects.toThrow('ECONNREFUSED');
    });

    test('npm test passes', async () => {
      const { status, stdout } = await app.npm('test');
      expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/pass 3\b/) });
    });

    test('npm run dev serves anew what is saved, be it a page, a model or the config', async () => {
      const page = 'app/routes/hello/[name]/page.ts';
      const model = (type: string) => `export interface Greeted {\n  age: ${type};\n}\n`;
      app.write('models/greeted.ts', model('string'));
      const post = '\n  post(body: Body<Greeted>) {\n    return body.age;\n  }\n}\n';
      app.write(
        page,
        app
          .read(page)
          .replace(
            'import type { int',
            "import type { Greeted } from '../../../../models/greeted.ts';\nimport type { Body, int",
          )
          .replace(/\}\n$/, post),
      );
      const at = await freePort();
      const dev = app.startAt(at, 'run', 'dev');
      await dev.port();
      const asked = async (path: string, options?: RequestInit) => {
        const answer = await fetch(`http://127.0.0.1:${at}${path}`, options).catch(() => undefined);
        return answer?.ok ? answer.text() : undefined;
      };
      const says = async (path: string, text: string, options?: RequestInit) =>
        until(async () => (await asked(path, options))?.includes(text) ?? false, 60_000);
      await says('/hello/Ada', 'Hello, Ada!');
      // Watchers start shortly after the first answer.
      await pause(1500);
      app.write(page, app.read(page).replace('Hello,', 'Good day,'));
      await says('/hello/Ada', 'Good day, Ada!');

      await pause(1500);
      app.write('models/greeted.ts', model('number'));
      const headers = { 'content-type': 'application/json' };
      await says('/hello/Ada', '36', { method: 'POST', headers, body: '{"age":36}' });

      // First a new config, then a changed one.
      for (const title of ['Greetings', 'Salutations']) {
        await pause(1500);
        app.write('routeclass.config.ts', `export default { openapi: { title: '${title}' } };\n`);
        await says('/openapi.json', `"${title}"`);
      }
    });
  });
}

/**
 * A fixed port, because some servers restart after a save, and would choose another port if any were allowed.
 */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function kept(): { readonly [theme: string]: readonly Kept[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function keep(theme: string, answers: readonly Kept[]): void {
  let all = {};
  try {
    all = kept();
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, `${JSON.stringify({ ...all, [theme]: answers }, undefined, 2)}\n`);
}
