import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { file, multipart, multipartType } from './support/multipart.ts';

const script = fileURLToPath(new URL('./support/starved.ts', import.meta.url));

const form = multipart(file('file', 'a.txt', 'a'));
const requests = [
  'GET /via HTTP/1.1\r\nhost: test\r\nconnection: close\r\n\r\n',
  'POST /upload HTTP/1.1\r\nhost: test\r\nconnection: close\r\n' +
    `${multipartType}\r\ncontent-length: ${form.length}\r\n\r\n${form}`,
];

/** The statuses of the first request through h3 and the first upload, when no file descriptor is left. */
async function statusesAfter(wait: number): Promise<string> {
  const command = `ulimit -n 256 && exec "${process.execPath}" --import tsx "${script}" ${wait}`;
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [port] = await once(child.stdout, 'data');
    const sockets = requests.map(() => connect(Number(port), '127.0.0.1'));
    expect(String((await once(child.stdout, 'data'))[0])).toBe('EMFILE\n');
    for (const [i, request] of requests.entries()) sockets[i]!.write(request);
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    return answers.map((answer) => answer.slice(9, 12)).join(' ');
  } finally {
    child.kill('SIGKILL');
  }
}

test('soon after the start, h3 and uploads need no free file descriptor', async () => {
  let statuses = '';
  // On a busy machine both take longer to load.
  for (const wait of [500, 3000, 10_000]) if (statuses !== '200 200') statuses = await statusesAfter(wait);
  expect(statuses).toBe('200 200');
});
