import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import type { Diagnostic } from '../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../compiler/diagnose/frame.ts';

/** Node knows NO_COLOR, FORCE_COLOR and the terminal. Errors go to standard error, whatever standard output is. */
const color = process.stderr.isTTY && process.stderr.hasColors();

/** One clear line: `error: port 3000 is already in use`. */
export function printError(message: string): void {
  console.error(`${color ? styleText('red', 'error') : 'error'}: ${message}`);
}

/** All diagnostics with their code frames, and how many there are. Paths are shown relative to the app. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], root: string): void {
  if (diagnostics.length === 0) return;
  console.error(formatDiagnostics(diagnostics, { root, color, read: readSource }));
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const counts = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(
    Boolean,
  );
  console.error(`\n${counts.join(', ')}`);
}

/** `1 file`, `2 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
