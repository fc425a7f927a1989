import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { outputOf, temporaryFolder } from '../clean-up.ts';
import { peers } from '../machine.ts';
import { inTurns, median } from '../numbers.ts';
import type { Timing } from './lookup.ts';
import { packages, routers } from './routers.ts';
import { type Kind, kinds } from './routes.ts';

export { packages as routingPackages };

interface RoutingOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** The names of the routers to measure; all by default. */
  readonly only?: readonly string[] | undefined;
  readonly tell: (what: string) => void;
}

/** Medians of all rounds. */
interface RoutingRow extends Timing {
  readonly kind: Kind;
  readonly routes: number;
  readonly router: string;
}

interface Routing {
  readonly rounds: number;
  readonly rows: readonly RoutingRow[];
}

/** Measures each combination of router, size and kind in a fresh process, one at a time. */
export async function measureRouting({ sizes, rounds, only, tell }: RoutingOptions): Promise<Routing> {
  const folder = temporaryFolder();
  symlinkSync(peers, join(folder, 'node_modules'), 'junction');
  // Bundles the runtime as its package does, so that no types are stripped and no loader runs.
  const program = join(folder, 'lookup.mjs');
  const entryPoints = [join(import.meta.dirname, 'lookup.ts')];
  const shared = { bundle: true, platform: 'node', format: 'esm', target: 'es2022' } as const;
  buildSync({ ...shared, entryPoints, outfile: program, external: ['h3'], logLevel: 'error' });
  const names = only ?? Object.keys(routers);
  const rows: RoutingRow[] = [];
  for (const routes of sizes)
    for (const kind of kinds) {
      const measured = await measureOne(program, names, routes, kind, rounds);
      for (const { lookup, router } of measured)
        tell(`${routes} routes, ${kind}, ${router}: ${lookup.toFixed(0)} ns`);
      rows.push(...measured);
    }
  return { rounds, rows };
}

async function measureOne(
  program: string,
  names: readonly string[],
  routes: number,
  kind: Kind,
  rounds: number,
): Promise<readonly RoutingRow[]> {
  const timings = names.map((): Timing[] => []);
  for (const at of inTurns(rounds, names.length))
    timings[at]!.push(JSON.parse(await outputOf([program, names[at]!, String(routes), kind])));
  return names.map((router, i) => ({
    kind,
    routes,
    router,
    lookup: median(timings[i]!.map(({ lookup }) => lookup)),
    path: median(timings[i]!.map(({ path }) => path)),
  }));
}

export function routingText({ rounds, rows }: Routing): string {
  const sizes = [...new Set(rows.map(({ routes }) => routes))];
  const names = [...new Set(rows.map(({ router }) => router))];
  const of = (kind: Kind, routes: number) => rows.filter((row) => row.kind === kind && row.routes === routes);
  const lines = sizes.flatMap((routes) =>
    kinds.map((kind) => {
      const here = of(kind, routes);
      const times = names.map((name) => here.find(({ router }) => router === name)!.lookup.toFixed(0));
      const loop = median(here.map(({ path }) => path)).toFixed(0);
      return `| ${[routes.toLocaleString('en'), kind, ...times, loop].join(' | ')} |`;
    }),
  );
  return [
    '## Looking up a path',
    `Nanoseconds of CPU for one lookup of verb and path; ${rounds === 1 ? 'one round' : `medians of ${rounds} rounds`}, a fresh process for each number. Five routes make a resource, and fifty resources an area: \`/api/orders-0/open-users/{id}/parts/{part}\`. Every path is a new string made of bytes, as a server's parser makes it; the last column is what that costs, and is in no other one. Before, every router has given the same route and parameters for all paths of all kinds.\n`,
    `| Routes | Paths | ${names.join(' | ')} | making the string |`,
    `|---:|---|${'---:|'.repeat(names.length + 1)}`,
    ...lines,
  ].join('\n');
}
