/**
 * Counts the instructions of the server's main thread for a request with valgrind. Counts are comparable only
 * within one run.
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
  readonly rows: readonly { readonly work: Work; readonly counts: ReadonlyMap<string, number> }[];
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
    const counts = new Map<string, number>();
    for (const { setups, name } of contestants) {
      if (!setups.includes(work.setup)) continue;
      const counted = await countOne(work, starts.get(name)!, amounts);
      counts.set(name, counted);
      tell(`${work.name}: ${name} ${counted.toFixed(0)}`);
    }
    rows.push({ work, counts });
  }
  return { amounts, contestants, rows };
}

async function countOne(
  work: Work,
  { command, cwd }: Omit<Start, 'setup'>,
  { counted, warm }: Amounts,
): Promise<number> {
  const out = join(mkdtempSync(join(cwd, 'counted-')), 'counts');
  // Counting starts only after the warm-up, because it makes the server many times slower.
  const options = ['--tool=callgrind', '--instr-atstart=no', '--separate-threads=yes', '--quiet'];
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
    return mainThread(join(out, '..')) / counted;
  } finally {
    await server.stop();
  }
}

/** The total count from the file of the first thread. */
function mainThread(folder: string): number {
  const file = readdirSync(folder).find((name) => name.endsWith('.1-01'));
  const total = file === undefined ? null : /^totals: (\d+)/m.exec(readFileSync(join(folder, file), 'utf8'));
  if (total === null) throw new Error(`valgrind has counted nothing in ${folder}`);
  return Number(total[1]);
}

/** The counts as a Markdown table. */
export function instructionsText({ amounts, contestants, rows }: Instructions): string {
  const base = contestants[0]!.name;
  const lines = contestants.map(({ name }) => {
    const cells = rows.map(({ counts }) => {
      const own = counts.get(name);
      return own === undefined ? '' : `${(own / 1000).toFixed(1)} (${(own / counts.get(base)!).toFixed(3)})`;
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  return [
    '## Instructions for a request',
    `Thousands of instructions of the server's main thread, outside the kernel, for one request and its answer, and as a multiple of \`${base}\`; ${amounts.counted} requests after ${amounts.warm} that don't count. Counted by valgrind; they say nothing of caches.\n`,
    `| | ${rows.map(({ work }) => work.name).join(' | ')} |`,
    `|---|${rows.map(() => '---:|').join('')}`,
    ...lines,
  ].join('\n');
}
