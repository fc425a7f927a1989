import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

/** The resources that a server reports on request: since its start, for all its threads. */
export interface Usage {
  /** CPU time in microseconds. */
  readonly cpu: number;
  /** Resident memory in bytes. */
  readonly rss: number;
  /** Used JavaScript heap in bytes. */
  readonly heap: number;
}

/** Prints the server's port on standard output, and answers each line of standard input with its `Usage`. */
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
