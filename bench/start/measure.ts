import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../clean-up.ts';
import { routesOfResource } from '../compile/apps.ts';
import type { Contestant } from '../compile/contestants.ts';
import { ask, freePort } from '../compile/http.ts';
import { firstAnswer, measureRun, measureStart, start } from '../compile/measure.ts';
import { checkAgreement, writeApp } from '../compile/rounds.ts';
import { inTurns, median } from '../numbers.ts';
import { bare, contestants, packages, plain } from './contestants.ts';

export { packages as startPackages };

interface StartOptions {
  readonly routes: number;
  readonly rounds: number;
  readonly tell: (what: string) => void;
}

/** Medians of all rounds. */
interface StartRow {
  readonly contestant: string;
  /**
   * Milliseconds from the start of the process to its first answer: elapsed time, and CPU time of all
   * threads.
   */
  readonly clock: number;
  readonly cpu: number;
  /** Resident memory in MiB: the peak until the first answer, and the amount after `requests` more. */
  readonly peak: number;
  readonly settled: number;
}

interface Start {
  readonly routes: number;
  readonly rounds: number;
  readonly rows: readonly StartRow[];
}

/**
 * So many that V8's young generation, which doubles now and then under load, has its full size in every
 * server: before, two servers are compared at different steps.
 */
const requests = 20_000;

export async function measureServerStart({ routes, rounds, tell }: StartOptions): Promise<Start> {
  const parent = temporaryFolder();
  tell('asking every server the same');
  await checkAgreement(mkdtempSync(join(parent, 'alike-')), contestants, routesOfResource * 2);
  const all = [bare, ...contestants];
  const folders: string[] = [];
  for (const contestant of all) {
    const folder = writeApp(parent, contestant, routes);
    for (const { command } of contestant.steps) await measureRun(folder, command);
    folders.push(folder);
  }
  const taken = all.map((): StartRow[] => []);
  for (const at of inTurns(rounds, all.length)) {
    const row = await measureOne(all[at]!, folders[at]!, Math.ceil(routes / routesOfResource));
    tell(`${row.contestant}: ${row.clock.toFixed(0)} ms, ${row.settled.toFixed(0)} MiB`);
    taken[at]!.push(row);
  }
  return { routes, rounds, rows: taken.map(medianRow) };
}

/** Starts the server twice: once until the first answer, and once to answer `requests` more. */
async function measureOne(
  { name, server }: Contestant,
  folder: string,
  resources: number,
): Promise<StartRow> {
  const { seconds, cpu, peak } = await measureStart(folder, server!, '/items-0');
  const settled = await settledMemory(folder, server!, resources);
  return { contestant: name, clock: seconds * 1000, cpu: cpu * 1000, peak, settled };
}

async function settledMemory(folder: string, command: readonly string[], resources: number): Promise<number> {
  const port = await freePort();
  const { child, ended, ...measured } = start(folder, command, { PORT: String(port) });
  try {
    await firstAnswer({ child, ended, ...measured }, port, '/items-0');
    for (let i = 0; i < requests; i++) await ask(port, { path: `/items-${i % resources}` });
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024;
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

function medianRow(rows: readonly StartRow[]): StartRow {
  const of = (pick: (row: StartRow) => number) => median(rows.map(pick));
  return {
    contestant: rows[0]!.contestant,
    clock: of(({ clock }) => clock),
    cpu: of(({ cpu }) => cpu),
    peak: of(({ peak }) => peak),
    settled: of(({ settled }) => settled),
  };
}

export function startText({ routes, rounds, rows }: Start): string {
  const yardstick = rows.find(({ contestant }) => contestant === plain)!;
  const ratio = (value: number, of: number) => (value / of).toFixed(2);
  const lines = rows.map(({ clock, contestant, cpu, peak, settled }) => {
    const cells = [
      contestant,
      clock.toFixed(0),
      cpu.toFixed(0),
      peak.toFixed(0),
      settled.toFixed(0),
      ratio(clock, yardstick.clock),
      ratio(cpu, yardstick.cpu),
      ratio(settled, yardstick.settled),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '## Starting a server',
    `${routes.toLocaleString('en')} routes, five of each resource, with a module and a model of its own; every server is bundled by esbuild, packages left outside. From the process' start to its first answer of 200, in milliseconds on the clock and of CPU; resident memory in MiB, at most until then, and in another life after ${requests.toLocaleString('en')} requests, when V8's young generation no longer grows. ${rounds === 1 ? 'One round' : `Medians of ${rounds} rounds`}, one process at a time. The server by hand checks all that the others check, in code of its own for each resource, reads and writes JSON with \`JSON\`, and refuses in the words of routeclass, with every fault; all but the first have given the same answers to the same valid requests, and named every faulty field of the same invalid ones. The last columns are multiples of it.\n`,
    '| Server | ms | ms of CPU | peak MiB | settled MiB | × ms | × CPU | × settled |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...lines,
  ].join('\n');
}
