import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { plural } from '../../compiler/words.ts';

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error';

export function countsOf(diagnostics: readonly Diagnostic[]) {
  const errors = diagnostics.filter(isError).length;
  return { errors, warnings: diagnostics.length - errors };
}

/** `2 errors, 1 warning`. */
export function countsText(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings } = countsOf(diagnostics);
  return [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}
