import { spawn } from 'node:child_process';
import { Running as Process, testEnv } from '../../cli/app.ts';
import type { Running } from './ways.ts';

/** The file that serves the demo on a backend, as `npm run backends` built it; undefined where the demo is served from here. */
export const builtServer = process.env.E2E_SERVER;

/** A fresh demo in a process of its own. */
export async function startBuilt(server: string): Promise<Running> {
  const child = spawn(process.execPath, [server], {
    env: testEnv({ PORT: '0' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const demo = new Process(child);
  const [, port] = await demo.printed(/listening (?:at|on:) http:\/\/[^:\s]+:(\d+)/i);
  return { port: Number(port), close: () => demo.kill() };
}
