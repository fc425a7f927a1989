import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldersUp } from '../../compiler/paths.ts';

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
  const isInWorkspace = foldersUp(folder).some((one) => existsSync(join(one, 'pnpm-workspace.yaml')));
  return manager === 'pnpm' && !isInWorkspace ? ['pnpm'] : [];
}
