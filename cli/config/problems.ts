import type { Code, Diagnostic, Entry } from '../../compiler/diagnose/diagnostic.ts';
import type { Span } from '../../compiler/model.ts';

/** What can be wrong with the config file. */
export const configProblems = {
  'config-unknown-key': (key: string, meant: string | undefined, known: readonly string[]): Entry => ({
    message: `the config has no key \`${key}\``,
    hint:
      meant === undefined
        ? `Keys there are: ${known.map((one) => `\`${one}\``).join(', ')}.`
        : `Did you mean \`${meant}\`?`,
  }),
  'config-invalid-value': (key: string, expected: string, found: string): Entry => ({
    message: `\`${key}\` of the config must be ${expected}, not ${found}`,
  }),
  'config-unreadable': (reason: string): Entry => ({
    message: `the config cannot be read: ${reason}`,
  }),
};

type Problems = typeof configProblems;

/** One diagnostic about the config. */
export function configProblem<C extends keyof Problems>(
  code: C,
  span: Span | undefined,
  ...details: Parameters<Problems[C]>
): Diagnostic {
  const entry = configProblems[code] as (...details: Parameters<Problems[C]>) => Entry;
  // `Code` lists the catalogue of the compilation only.
  return { code: code as string as Code, severity: 'error', ...entry(...details), ...(span && { span }) };
}
