/**
 * `npm run backends`: runs the end-to-end tests against the demo on each backend, and against its sources on
 * Bun and Deno, or only on those that are named. Prints a line for each.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BackendName, backendNames, backends } from '../../cli/init/backends.ts';
import { installRuntimes, type Runtime } from '../../scripts/runtimes/programs.ts';
import { temporaryFolder } from '../compiler/support/temporary.ts';

const repository = join(import.meta.dirname, '../..');
const command = join(repository, 'node_modules/.bin/routeclass');
const parent = temporaryFolder();

const runtimes = ['bun', 'deno'] as const;
type Name = BackendName | (typeof runtimes)[number];

try {
  const named = process.argv.slice(2);
  const names: readonly Name[] = [...backendNames, ...runtimes];
  const unknown = named.find((name) => !names.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`there is no backend ${unknown}, only ${names.join(', ')}`);
  const all = named.length > 0 ? names.filter((name) => named.includes(name)) : names;
  if (all.some(isRuntime)) await installRuntimes();
  const results = all.map((name) => [name, isRuntime(name) ? runSources(name) : runBuilt(name)] as const);
  for (const [name, result] of results) console.log(`${name.padEnd(8)} ${result}`);
  process.exitCode = results.every(([, result]) => !result.includes('failed')) ? 0 : 1;
} finally {
  rmSync(parent, { recursive: true, force: true });
}

function isRuntime(name: Name): name is (typeof runtimes)[number] {
  return (runtimes as readonly string[]).includes(name);
}

function runBuilt(name: BackendName): string {
  const root = demoApp(name, name);
  run('npm', ['run', 'build'], root);
  return testsOf(join(root, backends[name].scripts.start.split(' ').at(-1)!), 'node');
}

/** Runs the sources directly: only `routeclass build` compiles anything. */
function runSources(name: (typeof runtimes)[number]): string {
  const root = demoApp(name, 'h3');
  run(command, ['build'], root);
  return testsOf(join(root, 'server.ts'), name);
}

/** The test counts that jest prints. */
function testsOf(server: string, runtime: Runtime): string {
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '__tests__/e2e'];
  const { stderr } = spawnSync(process.execPath, jest, {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, E2E_SERVER: server, E2E_RUNTIME: runtime },
  });
  const count = /^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'failed to run';
  if (count.includes('failed')) console.error(stderr);
  return count;
}

/** The demo as a separate app for a backend. */
function demoApp(name: Name, framework: BackendName): string {
  const root = join(parent, `on-${name}`);
  run(command, ['init', `on-${name}`, '--framework', framework], parent);
  for (const folder of ['app', 'test']) rmSync(join(root, folder), { recursive: true });
  cpSync(join(repository, 'demo'), join(root, 'demo'), { recursive: true });
  rmSync(join(root, 'demo/server.ts'));
  cpSync(join(repository, 'routeclass.config.ts'), join(root, 'routeclass.config.ts'));
  return root;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}
