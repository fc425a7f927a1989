/**
 * `lookup.ts <router> <routes> <kind>`: checks one router, then prints the CPU time of its lookups in
 * nanoseconds, as the JSON of a `Timing`.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Router, routers } from './routers.ts';
import { type Kind, makePaths, makeRoutes, type Wanted } from './routes.ts';

/** Nanoseconds of CPU time for one path. */
export interface Timing {
  readonly lookup: number;
  /** The time to make the string of the path from bytes, as a server does: not included in `lookup`. */
  readonly path: number;
}

/** `latin1Slice` is `toString` without argument checks, whose cost would be included. */
interface Sliceable {
  latin1Slice(start: number, end: number): string;
}

/** Coprime to `chunk`, so that each chunk begins with a different path. */
const pathCount = 5003;
const chunk = 20_000;
const warmUp = 5;
const chunks = 15;

const [name, size, kind] = process.argv.slice(2);
const routes = makeRoutes(Number(size));
const router = await routers[name!]!(routes);
const wanted = makePaths(routes, kind as Kind, pathCount);
// Checks all kinds of paths: a router must be correct for all before any result counts.
for (const one of ['static', 'one parameter', 'two parameters', 'misses'] as const)
  for (const each of makePaths(routes, one, 1000)) check(router, each);
for (const each of wanted) check(router, each);

/**
 * Paths are made from bytes anew for each lookup, as a parser makes them: a string that was looked up before
 * has its hash cached.
 */
const bytes = Buffer.from(wanted.map(({ path }) => path).join(''), 'latin1') as unknown as Sliceable;
const ends = Uint32Array.from(
  wanted.map(
    (
      (end) =>
      ({ path }: Wanted) =>
        (end += path.length)
    )(0),
  ),
);
const verbs = wanted.map(({ verb }) => verb);
/** Exported, so that V8 cannot optimize away results that are not used. */
export let kept: unknown;

let without = 0;
let within = 0;
for (let turn = -warmUp; turn < chunks; turn++) {
  const pathsOnly = cpuOf(() => makeAll(turn));
  const lookups = cpuOf(() => lookUpAll(turn));
  if (turn < 0) continue;
  without += pathsOnly;
  within += lookups;
}
const perPath = 1000 / (chunk * chunks);
const timing: Timing = { lookup: (within - without) * perPath, path: without * perPath };
console.log(JSON.stringify(timing));

function makeAll(turn: number): void {
  let at = ((turn + warmUp) * chunk) % pathCount;
  for (let i = 0; i < chunk; i++) {
    kept = bytes.latin1Slice(at === 0 ? 0 : ends[at - 1]!, ends[at]!);
    kept = verbs[at]!;
    at = at + 1 === pathCount ? 0 : at + 1;
  }
}

function lookUpAll(turn: number): void {
  let at = ((turn + warmUp) * chunk) % pathCount;
  for (let i = 0; i < chunk; i++) {
    const path = bytes.latin1Slice(at === 0 ? 0 : ends[at - 1]!, ends[at]!);
    kept = router.lookUp(verbs[at]!, path);
    at = at + 1 === pathCount ? 0 : at + 1;
  }
}

function cpuOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { system, user } = process.cpuUsage(before);
  return system + user;
}

function check({ lookUp, read }: Router, { id, params, path, verb }: Wanted): void {
  const found = read(lookUp(verb, path));
  if (isDeepStrictEqual(found, id === undefined ? undefined : { id, params })) return;
  throw new Error(
    `${name}: ${verb} ${path} led to ${JSON.stringify(found)}, not ${id} ${JSON.stringify(params)}`,
  );
}
