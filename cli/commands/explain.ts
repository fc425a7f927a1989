import { Args, Command, Errors } from '@oclif/core';
import type { Code } from '../../compiler/diagnose/diagnostic.ts';
import { nearest } from '../../compiler/diagnose/suggest.ts';
import { type ChangeCode, changeCodes } from '../../compiler/diff/change-codes.ts';
import { byEntryKey } from '../../compiler/order.ts';
import { packedExamples } from '../explain/examples.ts';
import { changeForm, codeList, longForm } from '../explain/long-form.ts';
import { hasColors } from '../terminal/colors.ts';
import { widthOf } from '../terminal/width.ts';

/** Columns at which prose is wrapped: longer lines are hard to read. */
const proseWidth = 90;

export class Explain extends Command {
  static override summary = 'Explain an error, a warning or a change by its code.';
  static override description =
    'For an error or a warning: the rule, the reason, and wrong and right code. For a change that `diff` reports: what it means for clients. Without a code: all codes, one per line. Exit status: 0 for success, 2 for an unknown code.';
  static override examples = [
    { description: 'What `error[any-type]` means:', command: '<%= config.bin %> explain any-type' },
    {
      description: 'What `breaking[type-changed]` means:',
      command: '<%= config.bin %> explain type-changed',
    },
    { description: 'All codes:', command: '<%= config.bin %> explain' },
  ];
  static override args = {
    code: Args.string({ description: 'Code in the brackets of an error, a warning or a change.' }),
  };

  async run(): Promise<void> {
    const { args } = await this.parse(Explain);
    const { stdout } = process;
    const color = hasColors(stdout);
    const columns = widthOf(stdout) ?? Number.POSITIVE_INFINITY;
    // Loaded late: no other command needs so much prose.
    const { explanations } = await import('../../compiler/diagnose/explanations.ts');
    if (args.code === undefined) {
      const rules = Object.entries(explanations).map(([code, { rule }]) => [code, rule] as const);
      const list = { color, width: columns };
      this.log(codeList(rules.sort(byEntryKey), list));
      this.log('\nChanges that `routeclass diff` reports:\n');
      this.log(codeList(Object.entries(changeCodes).sort(byEntryKey), list));
      return;
    }
    const code = codeOf(args.code, { ...explanations, ...changeCodes });
    const options = { color, width: Math.min(proseWidth, columns) };
    this.log(
      isChange(code)
        ? changeForm(code, options)
        : longForm(code, explanations[code], packedExamples()[code], options),
    );
  }
}

const isChange = (code: Code | ChangeCode): code is ChangeCode => Object.hasOwn(changeCodes, code);

/** The code that was given, also when it was pasted as printed: `error[any-type]`. */
function codeOf<Known extends string>(given: string, known: { readonly [code in Known]: unknown }): Known {
  const code = /\[([\w-]+)\]/.exec(given)?.[1] ?? given;
  const codes = Object.keys(known) as Known[];
  const found = codes.find((one) => one === code);
  if (found !== undefined) return found;
  const meant = nearest(code, codes);
  const hint = meant === undefined ? '`routeclass explain` lists all codes.' : `Did you mean \`${meant}\`?`;
  throw new Errors.CLIError(`there is no code ${JSON.stringify(given)}. ${hint}`);
}
