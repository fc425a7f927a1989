import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Code, Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { Settings } from '../../compiler/settings.ts';
import { lineSpan, placeOfError, reasonOfError } from '../error-place.ts';

/** What an app throws while it is imported or put together, as a diagnostic at the file of the app that it came from. */
export function loadProblem(error: unknown, { root, out }: Settings): Diagnostic {
  const generated = `${out.replaceAll('\\', '/')}/`;
  const place = placeOfError(
    error,
    root,
    (file) => !file.includes('/node_modules/') && !file.startsWith(generated),
  );
  const span = place && lineSpan(place, (file) => readFileSync(file, 'utf8'));
  const what = place === undefined ? 'the app' : `\`${relative(root, place.file).replaceAll('\\', '/')}\``;
  return {
    // `Code` lists the catalogue of the compilation only.
    code: 'app-not-loaded' as string as Code,
    severity: 'error',
    message: `${what} cannot be loaded: ${reasonOfError(error).replaceAll(`${root}/`, '')}`,
    ...(span && { span }),
  };
}
