import { format } from 'node:util';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { formatDiagnostics } from '../../compiler/diagnose/frame.ts';
import { harmless } from '../../compiler/diagnose/harmless.ts';
import { paint } from '../../compiler/diagnose/paint.ts';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { hasColors } from '../terminal/colors.ts';
import { countsText } from './counts.ts';

/** Prints an error in one line, such as `error: port 3000 is already in use`. It may quote any file. */
export function printError(message: string): void {
  console.error(`${paint('red', 'error', hasColors(process.stderr))}: ${harmless(message)}`);
}

/** Prints a fault of routeclass itself, with its stack, for the bug report. */
export function printFault(fault: unknown): void {
  const text = fault instanceof Error ? (fault.stack ?? fault.message) : format('%s', fault);
  printError(`internal error of routeclass: ${text}`);
}

/** Prints all diagnostics with their code frames, and their number. Paths are relative to the app. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], root: string): void {
  if (diagnostics.length === 0) return;
  const color = hasColors(process.stderr);
  const text = formatDiagnostics(diagnostics, { root, color, read: readSource });
  const more = process.stderr.isTTY ? `. Run \`routeclass explain ${diagnostics[0]!.code}\` for more.` : '';
  console.error(`${text}\n\n${countsText(diagnostics)}${more}`);
}
