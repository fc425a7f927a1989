import type { Code, Diagnostic, Entry } from '../diagnose/diagnostic.ts';

/**
 * What can go wrong while the output is written. Apart from the catalogue of the compilation, because no page is at fault: the
 * tests of the command line hold these, not folders under `__tests__/errors/`.
 */
export const outputProblems = {
  'output-not-generated': (path: string): Entry => ({
    message: `\`${path}\` exists and was not written by routeclass, so it is left alone and nothing is written`,
    hint: 'Move it away, or name another folder as `out` in `routeclass.config.ts`.',
  }),
  'output-not-writable': (path: string, reason: string): Entry => ({
    message: `\`${path}\` cannot be written: ${reason}`,
    hint: 'Make the folder writable, or name another one as `out` in `routeclass.config.ts`.',
  }),
  'output-not-readable': (path: string, reason: string): Entry => ({
    message: `\`${path}\` cannot be read: ${reason}`,
  }),
};

type Problems = typeof outputProblems;

export function outputProblem<C extends keyof Problems>(
  code: C,
  ...details: Parameters<Problems[C]>
): Diagnostic {
  const entry = outputProblems[code] as (...details: Parameters<Problems[C]>) => Entry;
  // `Code` lists the catalogue of the compilation only.
  return { code: code as string as Code, severity: 'error', ...entry(...details) };
}
