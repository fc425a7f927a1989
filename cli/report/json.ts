import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { countsOf } from './counts.ts';
import { type Place, type Position, placeOf } from './place.ts';

/** A diagnostic in the output of `--json`, which `JSON.stringify` writes without its undefined members. */
interface JsonDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to write instead. */
  readonly hint: string | undefined;
  /** The code of a TypeScript error, such as `TS2322`. */
  readonly origin: string | undefined;
  /** Relative to the app's folder, with `/`. */
  readonly file?: string;
  /** Lines and columns from 1, columns in UTF-16 units; the end is the place after the last character. */
  readonly start?: Position | undefined;
  readonly end?: Position | undefined;
  /** The place that uses the faulty code, where that is in another file. */
  readonly usedAt: Place | undefined;
}

/** The members that every output of `--json` begins with. */
export interface JsonHead {
  /** Version of the format: it changes when a member changes, but not when one is added. */
  readonly version: 1;
  /** Whether the exit status is 0. */
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly diagnostics: readonly JsonDiagnostic[];
}

export function jsonHead(ok: boolean, diagnostics: readonly Diagnostic[], root: string): JsonHead {
  return {
    version: 1,
    ok,
    ...countsOf(diagnostics),
    diagnostics: diagnostics.map((one) => jsonDiagnostic(one, root)),
  };
}

function jsonDiagnostic(
  { code, hint, message, origin, severity, span, usedAt }: Diagnostic,
  root: string,
): JsonDiagnostic {
  const places = { ...(span && placeOf(span, root)), usedAt: usedAt && placeOf(usedAt, root) };
  return { code, severity, message, hint, origin, ...places };
}

/** Prints the only document on standard output. */
export function printJson(document: unknown): void {
  process.stdout.write(`${JSON.stringify(document, undefined, 2)}\n`);
}
