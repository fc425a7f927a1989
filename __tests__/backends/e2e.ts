/** `npm run backends`: the end-to-end tests against the demo on each backend, or on those that are named. A line for each. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BackendName, backendNames, backends } from '../../cli/init/backends.ts';
import { appsFolder } from './support/new-app.ts';

const repository = join(import.meta.dirname, '../..');
const parent = appsFolder();

try {
  const named = process.argv.slice(2) as BackendName[];
  const results = (named.length > 0 ? named : backendNames).map((name) => [name, runOn(name)] as const);
  for (const [name, result] of results) console.log(`${name.padEnd(8)} ${result}`);
  process.exitCode = results.every(([, result]) => !result.includes('failed')) ? 0 : 1;
} finally {
  rmSync(parent, { recursive: true, force: true });
}

/** jest's own count of the tests. */
function runOn(name: BackendName): string {
  const root = buildDemo(name);
  const server = join(root, backends[name].scripts.start.split(' ').at(-1)!);
  const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '__tests__/e2e'];
  const { stderr } = spawnSync(process.execPath, jest, {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, E2E_SERVER: server },
  });
  const count = /^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'failed to run';
  if (count.includes('failed')) console.error(stderr);
  return count;
}

/** The demo as an app on a backend, built. */
function buildDemo(name: BackendName): string {
  const root = join(parent, `on-${name}`);
  run(join(repository, 'node_modules/.bin/routeclass'), ['init', `on-${name}`, '--framework', name], parent);
  for (const folder of ['app', 'test']) rmSync(join(root, folder), { recursive: true });
  cpSync(join(repository, 'demo'), join(root, 'demo'), { recursive: true });
  rmSync(join(root, 'demo/server.ts'));
  cpSync(join(repository, 'routeclass.config.ts'), join(root, 'routeclass.config.ts'));
  run('npm', ['run', 'build'], root);
  return root;
}

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}
