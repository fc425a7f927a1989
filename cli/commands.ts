import { Build } from './commands/build.ts';
import { Dev } from './commands/dev.ts';

/** Every command by its name, for oclif (see `oclif.commands` in package.json). */
export const COMMANDS = { build: Build, dev: Dev };
