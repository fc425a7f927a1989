import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** What a server tells of itself whenever it is asked: since its start, of all its threads. */
export interface Usage {
  /** In microseconds. */
  readonly cpu: number;
  /** Resident, in bytes. */
  readonly rss: number;
  /** In use on the heap of JavaScript, in bytes. */
  readonly heap: number;
}

/** Tells on standard output where the server listens, and answers each line of standard input with its `Usage`. */
export function announce(at: Server | number): void {
  process.stdin.on('data', (data) => {
    for (const byte of data) if (byte === newline) console.log(JSON.stringify(usage()));
  });
  console.log(`listening ${typeof at === 'number' ? at : (at.address() as AddressInfo).port}`);
}

const newline = 0x0a;

function usage(): Usage {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed: heap } = process.memoryUsage();
  return { cpu: user + system, rss, heap };
}
