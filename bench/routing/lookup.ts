/**
 * `lookup.ts <router> <routes> <kind>`: checks one router, then prints the nanoseconds of CPU that its
 * lookups take, as `Timing` in JSON.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Router, routers } from './routers.ts';
import { type Kind, makePaths, makeRoutes, type Wanted } from './routes.ts';

/** Nanoseconds of CPU for one path. */
export interface Timing {
  readonly lookup: number;
  /** Making the path's string, as a server does from what it receives: not part of `lookup`. */
  readonly path: number;
}

/** `toString` without its checks of arguments, which would count as well. */
interface Sliceable {
  latin1Slice(start: number, end: number): string;
}

/** Not a power of two, so that no path comes at the same place of a chunk twice. */
const pathCount = 5003;
const chunk = 20_000;
const warmUp = 5;
const chunks = 15;

const [name, size, kind] = process.argv.slice(2);
const routes = makeRoutes(Number(size));
const router = await routers[name!]!(routes);
const wanted = makePaths(routes, kind as Kind, pathCount);
// Every kind, for a router that is wrong about one is no faster at another.
for (const one of ['static', 'one parameter', 'two parameters', 'misses'] as const)
  for (const each of makePaths(routes, one, 1000)) check(router, each);
for (const each of wanted) check(router, each);

/** A new string each time, as a parser gives it: one that has been looked up before knows its hash. */
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
/** What a caller would go on with: nothing may be left out because nobody looks at it. */
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
