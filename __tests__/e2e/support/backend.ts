import { spawn } from 'node:child_process';
import { programOf, type Runtime } from '../../../scripts/runtimes/programs.ts';
import { Running as Process, testEnv } from '../../cli/running.ts';
import type { Running } from '../../runtime/support/ways.ts';

/**
 * The server file of the demo that `npm run backends` made; undefined where the tests serve the demo
 * themselves.
 */
export const builtServer = process.env.E2E_SERVER;

/** The runtime for that file. */
const runtime = (process.env.E2E_RUNTIME ?? 'node') as Runtime;

/** Starts a fresh demo in a separate process. */
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
