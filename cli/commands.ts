import { Build } from './commands/build.ts';
import { Dev } from './commands/dev.ts';
import { Explain } from './commands/explain.ts';
import { Routes } from './commands/routes.ts';

/** Every command by its name, for oclif (see `oclif.commands` in package.json). */
export const COMMANDS = { build: Build, dev: Dev, explain: Explain, routes: Routes };
