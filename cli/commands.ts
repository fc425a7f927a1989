import { Build } from './commands/build.ts';
import { CreateRoute } from './commands/create-route.ts';
import { Dev } from './commands/dev.ts';
import { Init } from './commands/init.ts';

/** Every command by its name, for oclif (see `oclif.commands` in package.json). */
export const COMMANDS = { build: Build, 'create:route': CreateRoute, dev: Dev, init: Init };
