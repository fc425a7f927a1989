import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Running, testEnv } from './app.ts';

const repository = join(import.meta.dirname, '../..');

function startDemo(port: string): Running {
  const args = ['--import', 'tsx', 'demo/server.ts'];
  return new Running(
    spawn(process.execPath, args, {
      cwd: repository,
      env: testEnv({ PORT: port }),
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
}

test('the demo serves on PORT, reports a port in use, and ends cleanly', async () => {
  const demo = startDemo('0');
  try {
    const port = (await demo.printed(/listening at http:\/\/localhost:(\d+)\//))[1]!;
    for (const host of ['127.0.0.1', 'localhost']) {
      const response = await fetch(`http://${host}:${port}/openapi.json`);
      expect([response.status, Number(response.headers.get('x-process-time')) > 0]).toEqual([200, true]);
    }
    expect(await startDemo(port).finished).toEqual({
      status: 1,
      stdout: '',
      stderr: `error: port ${port} is already in use\n`,
    });
    demo.signal('SIGTERM');
    expect((await demo.finished).status).toBe(0);
  } finally {
    await demo.kill();
  }
});
