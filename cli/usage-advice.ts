import { existsSync } from 'node:fs';
import type { Command } from '@oclif/core';
import { nearest } from '../compiler/diagnose/suggest.ts';
import { COMMANDS } from './commands.ts';

const commands: { readonly [id: string]: Command.Class } = COMMANDS;

/**
 * A suggestion, read from oclif's message about an unknown command, flag, option value or argument: `Did you
 * mean \`build\`?`. Undefined for other messages, or where no name is near.
 */
export function didYouMean(message: string, argv: readonly string[]): string | undefined {
  const command = /^command (.+) not found/i.exec(message)?.[1];
  if (command !== undefined) return suggestion(command, Object.keys(commands));
  const choice = /^Expected --[\w-]+=(.*) to be one of: (.*)$/im.exec(message);
  if (choice) return suggestion(choice[1]!, choice[2]!.split(', '));
  const flags = Object.keys(commands[argv[0] ?? '']?.flags ?? {});
  const argument = /^Unexpected argument: (.+)/i.exec(message)?.[1];
  if (argument !== undefined) return asFlag(argument, flags);
  const flag = /^Nonexistent flags?: --([^\s,]+)/i.exec(message)?.[1];
  return flag === undefined ? undefined : suggestion(flag, flags, '--');
}

/** The flag that an argument was probably meant for, by what it looks like: a path, a port, a folder. */
function asFlag(argument: string, flags: readonly string[]): string | undefined {
  const looks: { readonly [flag: string]: boolean } = {
    path: true,
    port: /^\d+$/.test(argument),
    root: existsSync(argument),
  };
  const meant = flags.find((flag) => looks[flag]);
  if (meant === undefined) return undefined;
  const value = /^[\w./:-]+$/.test(argument) ? argument : `'${argument}'`;
  return `Did you mean \`--${meant} ${value}\`?`;
}

/**
 * The message for a missing argument, made from oclif's, which gives only its name and description: ``what to
 * write is missing: write `routeclass create route` ``.
 */
export function missingArgument(message: string, [id = '']: readonly string[]): string | undefined {
  const name = /^Missing \d+ required args?:\n\s*(\w+)/.exec(message)?.[1];
  const { args = {} } = commands[id] ?? {};
  const missing = name === undefined ? undefined : args[name];
  if (missing === undefined) return undefined;
  const wanted = Object.entries(args)
    .filter(([, { required }]) => required)
    .map(([one, { options }]) => options?.join('|') ?? `<${one}>`);
  const what = missing.description?.replace(/^./, (letter) => letter.toLowerCase()).replace(/\.$/, '');
  return `${what ?? name} is missing: write \`${['routeclass', id, ...wanted].join(' ')}\``;
}

function suggestion(name: string, candidates: readonly string[], prefix = ''): string | undefined {
  const found = nearest(name, candidates);
  return found === undefined ? undefined : `Did you mean \`${prefix}${found}\`?`;
}
