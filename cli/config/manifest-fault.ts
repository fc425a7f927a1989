import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { slashed } from '../../compiler/paths.ts';
import { faultOfJson } from './fault-of-json.ts';

/** A diagnostic at the offset where a package.json stops being JSON. */
export function manifestFault(file: string, source: string, error: unknown): Diagnostic {
  const start = faultOfJson(source, String(error));
  const span = { file: slashed(file), start, end: start };
  return diagnostic('package-unreadable', span, 'it is not JSON');
}
