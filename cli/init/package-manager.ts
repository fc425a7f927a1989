import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const packageManagers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

type PackageManager = (typeof packageManagers)[number];

/**
 * The package manager that runs this process, read from the user agent that it sets: `pnpm/11.2.0 npm/?
 * node/v24.1.0`. Defaults to npm.
 */
export function packageManagerOf({ npm_config_user_agent: agent }: NodeJS.ProcessEnv): PackageManager {
  const name = agent?.split('/')[0];
  return packageManagers.find((one) => one === name) ?? 'npm';
}

/** The folders of `templates/init/` that a package manager needs, for an app that is made in a folder. */
export function templatesFor(manager: PackageManager, folder: string): readonly string[] {
  // A `pnpm-workspace.yaml` of its own would take the app out of the workspace.
  return manager === 'pnpm' && !isInPnpmWorkspace(folder) ? ['pnpm'] : [];
}

function isInPnpmWorkspace(folder: string): boolean {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return true;
  return dirname(folder) !== folder && isInPnpmWorkspace(dirname(folder));
}
