import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Work } from './works.ts';

/** Number of keep-alive connections, each with one request at a time. */
const connections = 64;

/** Sends a request `amount` times, from a separate process on another core than the server's. */
export async function sendLoad(port: number, { request, answer }: Work, amount: number): Promise<void> {
  const [program, ...args] = [...loadCore(), process.execPath, join(import.meta.dirname, 'autocannon.js')];
  const child = spawn(program!, args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const { headers, method, path, body } = request;
  const options = { url: `http://localhost:${port}${path}`, method, headers, body, connections, amount };
  child.stdin.end(JSON.stringify({ options, status: answer.status }));
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`the load of ${method} ${path} ended with ${status}`);
}

function loadCore(): readonly string[] {
  return process.platform === 'linux' ? ['taskset', '-c', '1'] : [];
}
