import { once } from 'node:events';
import { request } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { nodeGlobals, onlyLanguage, type Running, TestApp } from './app.ts';

const files = {
  ...onlyLanguage,
  ...nodeGlobals,
  'app/pool.ts': [
    'export async function* pool(): AsyncGenerator<string> {',
    "  yield 'pool';",
    "  console.log('released');",
    '}\n',
  ].join('\n'),
  'app/routes/slow/page.ts': [
    "import type { Depends } from 'routeclass';",
    "import type { pool } from '../../pool.ts';",
    '// What keeps a process going.',
    'setInterval(() => {}, 1000);',
    'export default class Slow {',
    "  async get(used: Depends<typeof pool, { scope: 'app' }>): Promise<string> {",
    "    console.log('taken');",
    '    await new Promise((done) => setTimeout(done, 1000));',
    '    return used;',
    '  }',
    '}\n',
  ].join('\n'),
  'app/routes/late/page.ts':
    "export default class Late {\n  get(): number {\n    setTimeout(() => {\n      throw new Error('late');\n    });\n    return 1;\n  }\n}\n",
  'app/routes/stuck/page.ts':
    "export default class Stuck {\n  async get(): Promise<string> {\n    console.log('taken');\n    return new Promise(() => {});\n  }\n}\n",
  'app/routes/ticks/page.ts':
    'export default class Ticks {\n  async *get(): AsyncGenerator<number> {\n    for (let n = 0; ; n++) {\n      yield n;\n      await new Promise((done) => setTimeout(done, 100));\n    }\n  }\n}\n',
};

let app: TestApp;
afterEach(() => app.remove());

async function start(...args: string[]): Promise<{ dev: Running; url: string }> {
  app = new TestApp(files);
  const dev = app.start(['dev', '--port', '0', ...args]);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  return { dev, url: url! };
}

/** Settles when no connection is taken any more. */
async function refused(url: string): Promise<void> {
  const take = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
        socket.destroy();
        resolve();
      });
      // A connection that was being made when the server stopped is reset: the next attempt tells.
      socket.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve() : reject(error),
      );
    });
  try {
    for (;;) {
      await take();
      await pause(20);
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
  }
}

test.each([
  ['SIGINT', ''],
  ['SIGTERM', 'stopped by SIGTERM\n'],
  ['SIGHUP', 'stopped by SIGHUP\n'],
] as const)(
  '%s: what is in flight ends, what the app made is released, and it is said where nobody pressed a key',
  async (signal, said) => {
    const { dev, url } = await start();
    const answer = fetch(`${url}slow`);
    const ticks = await fetch(`${url}ticks`);
    const events = await fetch(`${url}__routeclass/events`);
    await dev.printed(/taken\n/);
    dev.forget();
    dev.signal(signal);
    await pause(50);
    // npm forwards its own signal, in addition to the terminal's.
    dev.signal(signal);
    await refused(url);
    const answered = await answer;
    // A client that keeps its connection must not use it again.
    expect([answered.headers.get('connection'), await answered.json()]).toEqual(['close', 'pool']);
    // An endless stream is aborted, so that it does not look complete; our own event stream ends.
    await expect(ticks.text()).rejects.toThrow();
    await events.text();
    expect(await dev.finished).toEqual({ status: 0, stdout: 'released\n', stderr: said });
  },
);

test('a signal during the first build ends it as well, when what waits for that is answered', async () => {
  app = new TestApp(files);
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  const { hostname, port } = new URL(url!);
  const socket = connect(Number(port), hostname);
  const answer = text(socket);
  await once(socket, 'connect');
  socket.write('POST /ticks HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n');
  dev.signal('SIGTERM');
  expect(await answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(await dev.finished).toMatchObject({ status: 0, stderr: 'stopped by SIGTERM\n' });
});

test('with its output closed it keeps running, and ends at a signal', async () => {
  const { dev, url } = await start();
  dev.leave();
  expect((await fetch(`${url}late`)).status).toBe(200);
  await pause(200);
  expect((await fetch(`${url}openapi.json`)).status).toBe(200);
  dev.signal('SIGTERM');
  expect((await dev.finished).status).toBe(0);
});

test('the second Ctrl-C ends it at once', async () => {
  const { dev, url } = await start();
  const answer = fetch(`${url}stuck`).catch(() => 'cut');
  await dev.printed(/taken\n/);
  dev.signal('SIGINT');
  await pause(400);
  const begin = performance.now();
  dev.signal('SIGINT');
  expect((await dev.finished).status).toBe(130);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(await answer).toBe('cut');
});

const busy =
  "import type { int, Query } from 'routeclass';\nexport default class Busy {\n  get(ms: Query<int>): void {\n    const end = Date.now() + ms;\n    while (Date.now() < end) {}\n  }\n}\n";

test('code that does not return is named, and meanwhile a signal ends the session at once', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': busy });
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/built in/);
  app.write('app/routes/page.ts', `while (true) {}\n${busy}`);
  await dev.printed(/^app\/routes\/page\.ts:1:1 has not returned for 3 seconds, .*\n/m);
  dev.signal('SIGINT');
  expect((await dev.finished).status).toBe(null);
});

test('code that returns after all is named, too, and only once, and then a signal stops the session as usual', async () => {
  app = new TestApp({ ...onlyLanguage, 'app/routes/page.ts': busy });
  const dev = app.start(['dev', '--port', '0']);
  const [, url] = await dev.printed(/listening at (\S+)\n/);
  await dev.printed(/built in/);
  const answer = fetch(`${url}?ms=6500`);
  await dev.printed(/^app\/routes\/page\.ts:5:\d+ has not returned for 3 seconds, .*\n/m);
  expect((await answer).status).toBe(204);
  expect(dev.output.match(/has not returned/g)).toHaveLength(1);
  // Another turn of the event loop.
  await fetch(`${url}?ms=0`);
  dev.signal('SIGTERM');
  expect(await dev.finished).toMatchObject({
    status: 0,
    stderr: expect.stringMatching(/stopped by SIGTERM\n$/),
  });
});

test('--https serves with a certificate of its own', async () => {
  const { url } = await start('--https');
  expect(url).toMatch(/^https:\/\/localhost:\d+\/$/);
  const status = await new Promise((resolve, reject) => {
    request(`${url}openapi.json`, { rejectUnauthorized: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

test('a changed config that ends the process is told to have done so, and not the app', async () => {
  app = new TestApp({
    ...onlyLanguage,
    ...nodeGlobals,
    'app/routes/page.ts': 'export default class Page { get(): void {} }\n',
  });
  const dev = app.start(['dev', '--port', '0']);
  await dev.printed(/built in/);
  app.write('routeclass.config.ts', 'process.exit(3);\n');
  const { status, stderr } = await dev.finished;
  expect({ status, stderr }).toEqual({
    status: 3,
    stderr: 'error: routeclass.config.ts:1 ended this process with status 3 by calling `process.exit`\n',
  });
});

test.each([
  { state: 'wrong', configs: [['export default { nothing: 1 };\n', /keeps serving/]] as const },
  {
    state: 'superseded and still loading',
    configs: [
      ['await new Promise((resolve) => setTimeout(resolve, 9_000));\n', /still loading/],
      ['export default {};\n', /rebuilt in/],
    ] as const,
  },
])(
  'an app that ends the process while a config is $state is told to have done so, once',
  async ({ configs }) => {
    app = new TestApp({
      ...onlyLanguage,
      ...nodeGlobals,
      'app/routes/page.ts': 'export default class Page {\n  get(): void {\n    process.exit(3);\n  }\n}\n',
    });
    const dev = app.start(['dev', '--port', '0']);
    const [, url] = await dev.printed(/listening at (\S+)\n/);
    await dev.printed(/built in/);
    for (const [config, printed] of configs) {
      app.write('routeclass.config.ts', config);
      await dev.printed(printed);
    }
    await fetch(url!).catch(() => {});
    const { stderr } = await dev.finished;
    expect(stderr.match(/.* ended this process .*/g)).toHaveLength(1);
  },
);

test.each(['module', 'handler'])(
  'an app that ends the process in a %s is told to have done so',
  async (where) => {
    const end = 'process.exit(3);';
    const [module, handler] = where === 'module' ? [end, ''] : ['', end];
    app = new TestApp({
      ...onlyLanguage,
      ...nodeGlobals,
      'app/routes/page.ts': `${module}\nexport default class Page {\n  get() {\n    ${handler}\n    return 1;\n  }\n}\n`,
    });
    const dev = app.start(['dev', '--port', '0']);
    const [, url] = await dev.printed(/listening at (\S+)\n/);
    if (where === 'handler') await fetch(url!).catch(() => {});
    const { status, stderr } = await dev.finished;
    expect({ status, stderr }).toEqual({
      status: 3,
      stderr: 'error: the app ended this process with status 3 by calling `process.exit`\n',
    });
  },
);
