import { installRuntimes, programOf, type Runtime } from '../../scripts/runtimes/programs.ts';
import { temporaryFolder } from '../clean-up.ts';
import { load, peers } from '../machine.ts';
import { installPeers } from '../peers.ts';
import { type Answers, answersOf, assertAlike } from './agree.ts';
import { bundle } from './bundle.ts';
import { type Contestant, contestantsOn, yardstick } from './contestants.ts';
import { type Amounts, type Entrant, measureWork, type Rates } from './rounds.ts';
import { amountsOn, isMeasured } from './runtimes.ts';
import { type Work, works } from './works.ts';

/** The measurements to take. */
interface Wanted {
  readonly runtimes: readonly Runtime[];
  /** Substrings of the names of works; empty for all works. */
  readonly works: readonly string[];
  /** Names of contestants to measure beside the yardstick of each runtime. Default: all. */
  readonly only?: readonly string[];
  readonly rounds: number;
  readonly amounts: Amounts;
}

/** The results for one runtime. */
export interface MeasuredRuntime {
  readonly runtime: Runtime;
  /** The first is the yardstick. */
  readonly contestants: readonly Contestant[];
  readonly works: readonly { readonly work: Work; readonly rates: Rates }[];
  readonly rounds: number;
  readonly amounts: Amounts;
  /** The load of the machine before and after. */
  readonly load: readonly [before: number, after: number];
}

/**
 * Measures requests per second of server CPU, after checking that all servers give the same answers. All
 * measurements together take hours; `sofar` receives the results after each work.
 *
 * @throws Error where a contestant does not give the required answer, or fails under load
 */
export async function measureRequests(
  wanted: Wanted,
  progress: (line: string) => void,
  sofar: (measured: readonly MeasuredRuntime[]) => void = () => {},
): Promise<readonly MeasuredRuntime[]> {
  assertKnown(wanted);
  const taking = wanted.runtimes.map((runtime) => ({ runtime, contestants: chosen(runtime, wanted.only) }));
  if (taking.some(({ contestants }) => contestants.some(({ modules }) => modules === peers))) installPeers();
  if (wanted.runtimes.some((runtime) => runtime !== 'node')) await installRuntimes();
  const parent = temporaryFolder();
  const able = taking.filter(({ runtime }) => {
    if (programOf(runtime) !== undefined) return true;
    progress(`${runtime} is left out: it is not installed for this platform`);
    return false;
  });
  progress('asking every server the same');
  const own = await ownAnswers(parent);
  const fields: Field[] = [];
  for (const { contestants, runtime } of able)
    fields.push({ runtime, entrants: await entrantsOf(parent, contestants, own, progress) });
  progress('all answer alike');
  const measured: MeasuredRuntime[] = [];
  for (const field of fields) {
    const one = await measureField(field, wanted, progress, (now) => sofar([...measured, now]));
    measured.push(one);
  }
  return measured;
}

interface Field {
  readonly runtime: Runtime;
  readonly entrants: readonly Entrant[];
}

async function measureField(
  { entrants, runtime }: Field,
  { amounts: wanted, rounds, works: parts }: Wanted,
  progress: (line: string) => void,
  sofar: (measured: MeasuredRuntime) => void,
): Promise<MeasuredRuntime> {
  const before = load();
  const amounts = amountsOn(runtime, wanted);
  const done: { work: Work; rates: Rates }[] = [];
  const contestants = entrants.map(({ contestant }) => contestant);
  const now = (): MeasuredRuntime => ({
    runtime,
    contestants,
    works: [...done],
    rounds,
    amounts,
    load: [before, load()],
  });
  for (const work of works) {
    if (parts.length > 0 && !parts.some((part) => work.name.includes(part))) continue;
    if (!contestants[0]!.setups.includes(work.setup) || !isMeasured(runtime, work)) continue;
    progress(`\n${work.name}, on ${runtime}`);
    const rates = await measureWork(work, entrants, rounds, amounts, (what) => progress(`  ${what}`));
    done.push({ work, rates });
    sofar(now());
  }
  return now();
}

/** The answers of node's yardstick, which every contestant with `speaksAlike` must give. */
async function ownAnswers(parent: string): Promise<Answers> {
  const model = { ...yardstick, name: 'model' };
  return answersOf(model, await bundle(parent, model));
}

async function entrantsOf(
  parent: string,
  contestants: readonly Contestant[],
  own: Answers,
  progress: (line: string) => void,
): Promise<readonly Entrant[]> {
  const entrants: Entrant[] = [];
  for (const contestant of contestants) {
    progress(`  ${contestant.name}, on ${contestant.runtime}`);
    const start = await bundle(parent, contestant);
    const answers = await answersOf(contestant, start);
    if (contestant.speaksAlike === true) assertAlike(contestant.name, answers, own);
    entrants.push({ contestant, start });
  }
  return entrants;
}

function chosen(runtime: Runtime, only: readonly string[] | undefined): readonly Contestant[] {
  return contestantsOn(runtime).filter(({ name }, i) => i === 0 || only === undefined || only.includes(name));
}

function assertKnown({ only = [], runtimes }: Wanted): void {
  const names = runtimes.flatMap((runtime) => contestantsOn(runtime).map(({ name }) => name));
  const unknown = only.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`no ${unknown}: there are ${[...new Set(names)].map((name) => `"${name}"`).join(', ')}`);
}
