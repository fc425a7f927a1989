import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { runInThisContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { askForRoute } from '../../cli/create/ask-for-route.ts';
import { askForApp } from '../../cli/init/ask-for-app.ts';
import { canAsk } from '../../cli/terminal/ask.ts';

// Node reads keys otherwise with `TERM=dumb`, and does not look at the `process` that Jest gives to tests.
runInThisContext("process.env.TERM = 'xterm'");

const enter = '\r';
const down = '\u001b[B';

/** Somebody at a terminal who types each text when a question is there. */
function typist(...texts: readonly string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
  });
  const type = async () => {
    for (const text of texts) {
      await pause(60);
      for (const key of text === enter || text === down ? [text] : [...text]) input.write(key);
    }
  };
  void type();
  return { terminal: { input, output }, shown: () => shown };
}

test('init asks for the backend and the name, and shows a fault of the name at once', async () => {
  const { shown, terminal } = typist(down, enter, 'Shop', enter, '\u007f\u007f\u007f\u007f', 'shop-9', enter);
  expect(await askForApp(undefined, terminal)).toEqual({ name: 'shop-9', framework: 'hono' });
  expect(shown()).toContain('npm does not allow capital letters');
});

test('init does not ask for what the command line gives', async () => {
  const { shown, terminal } = typist('shop-9', enter);
  expect(await askForApp('fastify', terminal)).toEqual({ name: 'shop-9', framework: 'fastify' });
  expect(shown()).not.toContain('Which framework');
});

test.each([
  ['fastify', 'a dependency of the app has the same name'],
  ['cli', 'the folder "cli" exists already and is not empty'],
])('init shows at once that no app can have the name %s', async (name, fault) => {
  const { shown, terminal } = typist(name, enter, '\u007f'.repeat(name.length), 'shop-9', enter);
  expect(await askForApp('fastify', terminal)).toMatchObject({ name: 'shop-9' });
  expect(shown()).toContain(fault);
});

test('create route suggests a name for the class', async () => {
  const { terminal } = typist('/users/{id}', enter, enter, down, ' ', enter);
  expect(await askForRoute({ path: undefined, className: undefined, verbs: undefined }, terminal)).toEqual({
    path: '/users/{id}',
    className: 'UsersId',
    verbs: ['get', 'post'],
  });
});

test('create route asks only for what the flags leave out', async () => {
  const given = { path: '/users', className: 'Users', verbs: ['get'] } as const;
  // Any further question would wait for an answer.
  const answers = { path: ['/users', enter], className: [enter], verbs: [enter] };
  for (const [missing, typed] of Object.entries(answers)) {
    const { terminal } = typist(...typed);
    expect(await askForRoute({ ...given, [missing]: undefined }, terminal)).toEqual(given);
  }
});

test('questions are for terminals in which an answer can be corrected', () => {
  const terminal = { isTTY: true, columns: 80 };
  const asks = (TERM: string, stdin = terminal, stdout = terminal) =>
    canAsk({ env: { TERM }, stdin, stdout });
  const pipe = { ...terminal, isTTY: false };
  expect([asks('xterm'), asks('dumb')]).toEqual([true, false]);
  expect([asks('xterm', pipe), asks('xterm', terminal, pipe)]).toEqual([false, false]);
});

test('cancelling ends the command with the status of Ctrl-C', async () => {
  const { terminal } = typist('\u0003');
  await expect(askForApp('h3', terminal)).rejects.toMatchObject({ oclif: { exit: 130 } });
});
