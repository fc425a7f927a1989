/**
 * Counts with valgrind what the server's main thread does for a request: its instructions, and how often the
 * first-level caches lacked what they needed. Counts are comparable only within one run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Load } from '../load/load.ts';
import { warmUp } from '../load/warm-up.ts';
import { bundle } from '../requests/bundle.ts';
import { type Contestant, contestantsOn } from '../requests/contestants.ts';
import type { Amounts } from '../requests/rounds.ts';
import { ServerProcess, type Start } from '../requests/server-process.ts';
import { type Work, works } from '../requests/works.ts';

interface WantedInstructions {
  /** Substrings of the names of works; empty for all works. */
  readonly works: readonly string[];
  /** Names of contestants beside the yardstick. */
  readonly only: readonly string[];
  readonly amounts: Amounts;
  readonly tell: (what: string) => void;
}

interface Instructions {
  readonly amounts: Amounts;
  readonly contestants: readonly Contestant[];
  readonly rows: readonly { readonly work: Work; readonly counts: ReadonlyMap<string, Counts> }[];
}

/** For one request. */
interface Counts {
  readonly instructions: number;
  /** Cache lines of code and of data that were not in the first-level caches, as valgrind simulates them. */
  readonly missed: number;
}

/** Number of keep-alive connections. */
const connections = 16;

/** Whether valgrind is installed. */
export function canCount(): boolean {
  return spawnSync('valgrind', ['--version']).status === 0;
}

export async function measureInstructions(
  parent: string,
  { amounts, only, tell, works: parts }: WantedInstructions,
): Promise<Instructions> {
  const contestants = contestantsOn('node').filter(({ name }, i) => i === 0 || only.includes(name));
  const starts = new Map<string, Omit<Start, 'setup'>>();
  for (const contestant of contestants) starts.set(contestant.name, await bundle(parent, contestant));
  const wanted = works.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)));
  const rows = [];
  for (const work of wanted) {
    const counts = new Map<string, Counts>();
    for (const { setups, name } of contestants) {
      if (!setups.includes(work.setup)) continue;
      const counted = await countOne(work, starts.get(name)!, amounts);
      counts.set(name, counted);
      tell(`${work.name}: ${name} ${counted.instructions.toFixed(0)}, ${counted.missed.toFixed(0)} misses`);
    }
    rows.push({ work, counts });
  }
  return { amounts, contestants, rows };
}

async function countOne(
  work: Work,
  { command, cwd }: Omit<Start, 'setup'>,
  { counted, warm }: Amounts,
): Promise<Counts> {
  const out = join(mkdtempSync(join(cwd, 'counted-')), 'counts');
  // Counting starts only after the warm-up, because it makes the server many times slower.
  const options = [
    '--tool=callgrind',
    '--cache-sim=yes',
    '--instr-atstart=no',
    '--separate-threads=yes',
    '--quiet',
  ];
  const program = ['valgrind', ...options, `--callgrind-out-file=${out}`, ...command];
  const server = await ServerProcess.start({ command: program, cwd, setup: work.setup });
  const control = (...args: readonly string[]) =>
    execFileSync('callgrind_control', [...args, String(server.pid)], { stdio: 'ignore' });
  const request = { ...work.request, status: work.answer.status };
  try {
    await warmUp(warm, server.port, request, connections);
    const load = await Load.open(server.port, request, connections);
    control('--instr=on');
    await load.send(counted);
    control('--dump');
    await load.close();
    const totals = mainThread(join(out, '..'));
    const each = (...names: readonly string[]) => names.reduce((sum, one) => sum + totals[one]!, 0) / counted;
    return { instructions: each('Ir'), missed: each('I1mr', 'D1mr', 'D1mw') };
  } finally {
    await server.stop();
  }
}

/** The totals from the file of the first thread, by the names of valgrind's events. */
function mainThread(folder: string): { readonly [event: string]: number } {
  const file = readdirSync(folder).find((name) => name.endsWith('.1-01'));
  const text = file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
  const [events, totals] = ['events', 'totals'].map(
    (key) => new RegExp(`^${key}: (.+)`, 'm').exec(text)?.[1],
  );
  if (events === undefined || totals === undefined)
    throw new Error(`valgrind has counted nothing in ${folder}`);
  const counts = totals.split(' ');
  return Object.fromEntries(events.split(' ').map((event, i) => [event, Number(counts[i])]));
}

/** The counts as a Markdown table. */
export function instructionsText({ amounts, contestants, rows }: Instructions): string {
  const base = contestants[0]!.name;
  const beside = (own: number, other: number) => `${(own / 1000).toFixed(1)} (${(own / other).toFixed(3)})`;
  const lines = contestants.map(({ name }) => {
    const cells = rows.flatMap(({ counts }) => {
      const own = counts.get(name);
      if (own === undefined) return ['', ''];
      const other = counts.get(base)!;
      return [beside(own.instructions, other.instructions), beside(own.missed, other.missed)];
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    '## Instructions for a request',
    `Thousands of instructions of the server's main thread, outside the kernel, for one request and its answer; then thousands of cache lines, of code and data, that its first-level caches lacked; both as multiples of \`${base}\`. ${amounts.counted} requests after ${amounts.warm} that don't count. Counted by valgrind, which simulates the caches.\n`,
    `| | ${rows.map(({ work }) => `${work.name} | misses`).join(' | ')} |`,
    `|---|${rows.map(() => '---:|---:|').join('')}`,
    ...lines,
  ].join('\n');
}
