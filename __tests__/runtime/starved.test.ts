import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const script = fileURLToPath(new URL('./support/starved.ts', import.meta.url));

/** The status of the first request through h3, sent when the process has no file descriptor left. */
async function statusAfter(wait: number): Promise<string> {
  const command = `ulimit -n 256 && exec "${process.execPath}" --import tsx "${script}" ${wait}`;
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [port] = await once(child.stdout, 'data');
    const socket = connect(Number(port), '127.0.0.1');
    expect(String((await once(child.stdout, 'data'))[0])).toBe('EMFILE\n');
    socket.write('GET /via HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n');
    return (await text(socket)).slice(9, 12);
  } finally {
    child.kill('SIGKILL');
  }
}

test('routes that need h3 are answered without a free file descriptor, soon after the start', async () => {
  let status = '';
  // On a busy machine h3 takes longer to load.
  for (const wait of [500, 3000, 10_000]) if (status !== '200') status = await statusAfter(wait);
  expect(status).toBe('200');
});
