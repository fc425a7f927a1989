import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const modules = join(repository, 'node_modules');

/**
 * Makes a folder like `npm install` would: with both packages from the tarballs that would be published, and
 * links to their dependencies, because tests have no network. Returns the command.
 */
export async function installPacked(folder: string): Promise<string> {
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, '@routeclass'), { recursive: true });
  mkdirSync(join(installed, '.bin'));
  for (const name of readdirSync(modules)) {
    if (!['.bin', '.cache', '.package-lock.json', '@routeclass', 'routeclass'].includes(name))
      symlinkSync(join(modules, name), join(installed, name));
  }
  for (const name of readdirSync(join(modules, '.bin')).filter((one) => one !== 'routeclass'))
    symlinkSync(join(modules, '.bin', name), join(installed, '.bin', name));

  // The packages are built already, by `npm test`.
  const { stdout } = await run(
    'npm',
    [
      'pack',
      '--json',
      '--ignore-scripts',
      '--pack-destination',
      folder,
      '-w',
      'routeclass',
      '-w',
      '@routeclass/cli',
    ],
    { cwd: repository },
  );
  for (const { filename, name } of JSON.parse(stdout) as { filename: string; name: string }[]) {
    await run('tar', ['-xzf', filename], { cwd: folder });
    renameSync(join(folder, 'package'), join(installed, name));
  }
  // Dependencies that npm installs inside the package, because other packages need different versions.
  const nested = join(repository, 'cli/node_modules');
  symlinkSync(nested, join(installed, '@routeclass/cli/node_modules'));
  symlinkSync(join(installed, '@routeclass/cli/bin/routeclass.js'), join(installed, '.bin/routeclass'));
  return join(installed, '.bin/routeclass');
}
