import { Args, Command, Errors } from '@oclif/core';
import type { Code } from '../../compiler/diagnose/diagnostic.ts';
import { nearest } from '../../compiler/diagnose/suggest.ts';
import { hasColors } from '../colors.ts';
import { packedExamples } from '../explain/examples.ts';
import { codeList, longForm } from '../explain/long-form.ts';

/** Prose is read in columns. */
const proseWidth = 90;

export class Explain extends Command {
  static override summary =
    'Explain an error by its code: the rule, why it is so, what is wrong and what is right.';
  static override description =
    'Without a code: all of them, one a line. Exit status: 0, or 2 for a code that there is not.';
  static override examples = [
    { description: 'What is behind `error[any-type]`:', command: '<%= config.bin %> explain any-type' },
    { description: 'All codes:', command: '<%= config.bin %> explain' },
  ];
  static override args = {
    code: Args.string({ description: 'What stands in the brackets of an error or a warning.' }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(Explain);
    const { stdout } = process;
    const color = hasColors(stdout);
    const columns = stdout.isTTY ? stdout.columns : Number.POSITIVE_INFINITY;
    // Loaded late: no other command needs so much prose.
    const { explanations } = await import('../../compiler/diagnose/explanations.ts');
    if (args.code === undefined) {
      const rules = Object.entries(explanations).sort(([a], [b]) => (a < b ? -1 : 1));
      this.log(codeList(rules, { color, width: columns }));
      return;
    }
    const code = codeOf(args.code, Object.keys(explanations));
    const options = { color, width: Math.min(proseWidth, columns) };
    this.log(longForm(code, explanations[code], packedExamples()[code], options));
  }
}

/** A code may be pasted as it is printed: `error[any-type]`. */
function codeOf(given: string, codes: readonly string[]): Code {
  const code = /\[([\w-]+)\]/.exec(given)?.[1] ?? given;
  if (codes.includes(code)) return code as Code;
  const meant = nearest(code, codes);
  const hint = meant === undefined ? '`routeclass explain` lists all of them.' : `Did you mean \`${meant}\`?`;
  throw new Errors.CLIError(`there is no diagnostic ${JSON.stringify(given)}. ${hint}`);
}
