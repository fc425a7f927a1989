import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { countsOf } from './counts.ts';
import { type Place, type Position, placeOf } from './place.ts';

/** A diagnostic in the documents of `--json`. What is not known is left out. */
interface JsonDiagnostic {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** What to write instead. */
  readonly hint?: string;
  /** TypeScript's own code, as `TS2322`, where the error is TypeScript's. */
  readonly origin?: string;
  /** Relative to the app's folder, with `/`. */
  readonly file?: string;
  /** Lines and columns from 1, columns in UTF-16 units; the end is the place after the last character. */
  readonly start?: Position;
  readonly end?: Position;
  /** What it is a part of, where that stands in another file. */
  readonly usedAt?: Place;
}

/** What every document of `--json` begins with. */
export interface JsonHead {
  /** Of the shape of the document: it changes when a member does, and not when one is added. */
  readonly version: 1;
  /** Whether the status is 0. */
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
  // `JSON.stringify` leaves out what is undefined.
  return { code, severity, message, hint, origin, ...places } as JsonDiagnostic;
}

/** The one document on standard output. */
export function printJson(document: unknown): void {
  process.stdout.write(`${JSON.stringify(document, undefined, 2)}\n`);
}
