import type { Readable, Writable } from 'node:stream';
import { isCancel, multiselect, select, text } from '@clack/prompts';
import { Errors } from '@oclif/core';

/** The streams for questions and answers; by default those of the terminal. */
export interface Terminal {
  readonly input?: Readable;
  readonly output?: Writable;
}

/** The exit status of a program that Ctrl-C has ended. */
const interrupted = 130;

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: { readonly isTTY?: boolean; readonly columns?: number };
}

/**
 * Whether questions can be asked: in pipes and in CI nobody answers, and with `TERM=dumb` Node knows neither
 * backspace nor arrows.
 */
export function canAsk({ env, stdin, stdout }: Surroundings = process): boolean {
  if (stdin.isTTY !== true || stdout.isTTY !== true || env.TERM === 'dumb') return false;
  // A pseudo-terminal may report a width of 0, and each line of a question would be one letter wide.
  if (stdout.columns === 0) Object.assign(stdout, { columns: 80, rows: 24 });
  return true;
}

/** @throws ExitError when the user presses Ctrl-C or Escape */
export async function askText(
  question: string,
  asked: {
    /** Shown as an example. */
    readonly placeholder?: string;
    /** The initial text, which the user can accept or edit. */
    readonly suggestion?: string;
    readonly faultOf: (answer: string) => string | undefined;
  },
  terminal: Terminal,
): Promise<string> {
  const { placeholder = '', suggestion = '', faultOf } = asked;
  const validate = (answer: string | undefined) => faultOf(answer ?? '');
  return answered(
    await text({ message: question, placeholder, initialValue: suggestion, validate, ...terminal }),
  );
}

/** @throws ExitError as `askText` */
export async function askOne<T extends string>(
  question: string,
  options: readonly { readonly value: T; readonly label: string }[],
  terminal: Terminal,
): Promise<T> {
  return answered(await select<string>({ message: question, options: [...options], ...terminal })) as T;
}

/** @throws ExitError as `askText` */
export async function askSeveral<T extends string>(
  question: string,
  values: readonly T[],
  terminal: Terminal,
): Promise<readonly T[]> {
  const options = values.map((value) => ({ value, label: value }));
  const first = values.slice(0, 1);
  const chosen = await multiselect<string>({
    message: question,
    options,
    initialValues: first,
    required: true,
    ...terminal,
  });
  // Every answer is one of `values`.
  return answered(chosen) as readonly string[] as readonly T[];
}

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Errors.ExitError(interrupted);
  return answer as Exclude<T, symbol>;
}
