import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inTurns, median } from '../numbers.ts';
import { type Answers, answersOf, assertAlike } from './agree.ts';
import { routesOfResource } from './apps.ts';
import type { Contestant } from './contestants.ts';
import { type Cost, measureRun, measureStart } from './measure.ts';

/** Medians of all rounds. */
export interface Row {
  readonly contestant: string;
  readonly step: string;
  readonly cost: Cost;
}

const firstAnswerStep = 'start, to the first answer';
export const totalStep = 'from nothing to a running server';

/** Writes a contestant's app and links its packages. Returns its folder. */
export function writeApp(parent: string, { app, modules, name }: Contestant, routes: number): string {
  const folder = join(parent, `${name.replaceAll(/\W+/g, '-')}-${routes}`);
  for (const [path, text] of Object.entries(app(Math.ceil(routes / routesOfResource)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  return folder;
}

/**
 * Builds each contestant's app and sends its server valid and invalid requests.
 *
 * @throws Error where two servers answer differently
 */
export async function checkAgreement(
  parent: string,
  some: readonly Contestant[],
  routes: number,
): Promise<void> {
  let first: { contestant: Contestant; answers: Answers } | undefined;
  for (const contestant of some) {
    const { name, server, speaksAlike, steps } = contestant;
    if (server === undefined) continue;
    const folder = writeApp(parent, contestant, routes);
    for (const { command, isAside } of steps) if (!isAside) await measureRun(folder, command);
    const last = Math.ceil(routes / routesOfResource) - 1;
    await measureStart(folder, server, '/items-0', async (port) => {
      const answers = [...(await answersOf(port, 'items-0')), ...(await answersOf(port, `items-${last}`))];
      first ??= { contestant, answers };
      const isSameWording = speaksAlike === true && first.contestant.speaksAlike === true;
      assertAlike([name, answers], [first.contestant.name, first.answers], isSameWording);
    });
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures all contestants, one process at a time. */
export async function measureRounds(
  parent: string,
  some: readonly Contestant[],
  routes: number,
  rounds: number,
  tell: (what: string) => void,
): Promise<readonly Row[]> {
  const folders = some.map((contestant) => writeApp(parent, contestant, routes));
  const costs = new Map<string, { contestant: string; step: string; costs: Cost[] }>();
  const note = (contestant: string, step: string, cost: Cost) => {
    tell(`${contestant}, ${step}: ${cost.seconds.toFixed(2)} s`);
    const key = `${contestant}\n${step}`;
    if (!costs.has(key)) costs.set(key, { contestant, step, costs: [] });
    costs.get(key)!.costs.push(cost);
  };
  for (const at of inTurns(rounds, some.length)) await measureOne(some[at]!, folders[at]!, note);
  const order = some.map(({ name }) => name);
  return [...costs.values()]
    .sort((a, b) => order.indexOf(a.contestant) - order.indexOf(b.contestant))
    .map(({ contestant, step, costs }) => ({ contestant, step, cost: medianCost(costs) }));
}

async function measureOne(
  { name, output, server, steps }: Contestant,
  folder: string,
  note: (contestant: string, step: string, cost: Cost) => void,
): Promise<void> {
  for (const path of output) moveAway(join(folder, path));
  const way: Cost[] = [];
  for (const { command, isAside, name: step } of steps) {
    const cost = await measureRun(folder, command);
    if (!isAside) way.push(cost);
    note(name, step, cost);
  }
  if (server === undefined) return;
  const started = await measureStart(folder, server, '/items-0');
  note(name, firstAnswerStep, started);
  note(name, totalStep, together([...way, started]));
}

/**
 * Moves the output away rather than removing it: when ext4 makes a file, it scans all files removed in the
 * last minutes, which takes most of a second here.
 */
function moveAway(path: string): void {
  if (existsSync(path)) renameSync(path, join(mkdtempSync(join(path, '../../earlier-')), 'output'));
}

function together(costs: readonly Cost[]): Cost {
  return {
    seconds: costs.reduce((sum, { seconds }) => sum + seconds, 0),
    cpu: costs.reduce((sum, { cpu }) => sum + cpu, 0),
    peak: Math.max(...costs.map(({ peak }) => peak)),
  };
}

function medianCost(costs: readonly Cost[]): Cost {
  return {
    seconds: median(costs.map(({ seconds }) => seconds)),
    cpu: median(costs.map(({ cpu }) => cpu)),
    peak: median(costs.map(({ peak }) => peak)),
  };
}
