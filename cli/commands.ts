import { Build } from './commands/build.ts';
import { Create } from './commands/create.ts';
import { Dev } from './commands/dev.ts';
import { Diff } from './commands/diff.ts';
import { Explain } from './commands/explain.ts';
import { Help } from './commands/help.ts';
import { Init } from './commands/init.ts';
import { Routes } from './commands/routes.ts';

/** Every command by its name, for oclif (see `oclif.commands` in package.json). */
export const COMMANDS = {
  build: Build,
  create: Create,
  dev: Dev,
  diff: Diff,
  explain: Explain,
  help: Help,
  init: Init,
  routes: Routes,
};
