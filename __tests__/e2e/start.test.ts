import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';

const repository = join(import.meta.dirname, '../..');

interface Ending {
  readonly status: number | null;
  readonly signal: string | null;
}

/** A process in its own process group, so that its child processes end with it. */
class Started {
  readonly #child: ChildProcess;
  /** Settles when the process and everything else that writes to its output have ended. */
  readonly ended: Promise<Ending>;
  /** The process itself has ended. */
  readonly exited: Promise<Ending>;
  stdout = '';
  stderr = '';

  constructor(command: string, args: readonly string[], port: number | string) {
    const { FORCE_COLOR: _, NODE_OPTIONS: __, NODE_ENV: ___, HOST: ____, ...inherited } = process.env;
    const env = { ...inherited, PORT: String(port), NO_COLOR: '1' };
    this.#child = spawn(command, args, {
      cwd: repository,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout!.on('data', (chunk) => {
      this.stdout += chunk;
    });
    this.#child.stderr!.on('data', (chunk) => {
      this.stderr += chunk;
    });
    this.ended = once(this.#child, 'close').then(([status, signal]) => ({ status, signal }));
    this.exited = once(this.#child, 'exit').then(([status, signal]) => ({ status, signal }));
  }

  /** Waits until the port answers. */
  async answers(port: number): Promise<void> {
    for (let waited = 0; waited < 30_000; waited += 50) {
      const isUp = await fetch(`http://127.0.0.1:${port}/items`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      if (this.#child.exitCode !== null) break;
      await pause(50);
    }
    throw new Error(`nothing answers:\n${this.stdout}${this.stderr}`);
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  async end(): Promise<void> {
    try {
      process.kill(-this.#child.pid!, 'SIGKILL');
    } catch {
      // All processes of the group have ended.
    }
    await this.ended;
  }
}

const running: Started[] = [];
const blockers: Server[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.end();
  for (const one of blockers.splice(0)) one.close();
});

const serverArgs = ['--import', 'tsx', 'demo/server.ts'];

function start(command: string, args: readonly string[], port: number | string): Started {
  const started = new Started(command, args, port);
  running.push(started);
  return started;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('`npm start` builds the demo, serves it on PORT and passes SIGTERM on', async () => {
  const port = await freePort();
  const npm = start('npm', ['start'], port);
  await npm.answers(port);

  const at = `http://127.0.0.1:${port}`;
  const created = await fetch(`${at}/todos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"title":"a"}',
  });
  expect([created.status, await created.json()]).toEqual([200, { id: 1, title: 'a', completed: false }]);
  expect(await (await fetch(`${at}/todos`)).json()).toEqual({
    total: 1,
    todos: [{ id: 1, title: 'a', completed: false }],
  });
  const refused = await fetch(`${at}/items?limit=0`);
  expect([refused.status, Number(refused.headers.get('x-process-time')) > 0]).toEqual([422, true]);
  expect((await fetch(`${at}/openapi.json`)).status).toBe(200);
  expect(npm.stdout).toContain(`http://localhost:${port}/`);
  expect(npm.stderr).not.toMatch(/error/i);

  npm.signal('SIGTERM');
  expect(await npm.exited).toEqual({ status: 0, signal: null });
  // The shell between npm and the server must not leave it behind, with its port taken.
  await expect(fetch(`${at}/items`)).rejects.toThrow();
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the server with status 0', async (signal) => {
  const port = await freePort();
  const server = start(process.execPath, serverArgs, port);
  await server.answers(port); // leaves a kept-alive connection behind
  const before = performance.now();
  server.signal(signal);
  expect(await server.ended).toEqual({ status: 0, signal: null });
  // About a second, with room for a busy machine; with keep-alive connections it would take five.
  expect(performance.now() - before).toBeLessThan(3000);
  expect(server.stderr).toBe('');
});

test('a port that is taken is one clear line and status 1', async () => {
  const blocker = createServer().listen(0);
  blockers.push(blocker);
  await once(blocker, 'listening');
  const { port } = blocker.address() as AddressInfo;
  const server = start(process.execPath, serverArgs, port);
  expect(await server.ended).toEqual({ status: 1, signal: null });
  expect(server.stderr).toMatch(new RegExp(`^[^\\n]*\\b${port}\\b[^\\n]*\\n$`));
  expect(server.stderr).toMatch(/in use|taken/);
  expect(server.stdout).toBe('');
});
