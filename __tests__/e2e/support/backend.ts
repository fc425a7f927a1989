import { spawn } from 'node:child_process';
import { programOf, type Runtime } from '../../../scripts/runtimes/programs.ts';
import { Running as Process, testEnv } from '../../cli/app.ts';
import type { Running } from './ways.ts';

/** The file that serves the demo, as `npm run backends` made it; undefined where the demo is served from here. */
export const builtServer = process.env.E2E_SERVER;

/** What runs it. */
const runtime = (process.env.E2E_RUNTIME ?? 'node') as Runtime;

/** A fresh demo in a process of its own. */
export async function startBuilt(server: string): Promise<Running> {
  const command = programOf(runtime);
  if (command === undefined) throw new Error(`there is no program of ${runtime} for this platform`);
  const [program, ...args] = command;
  const child = spawn(program, [...args, server], {
    env: testEnv({ PORT: '0' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const demo = new Process(child);
  const [, port] = await demo.printed(/listening (?:at|on:) http:\/\/[^:\s]+:(\d+)/i);
  return { port: Number(port), close: () => demo.kill() };
}
