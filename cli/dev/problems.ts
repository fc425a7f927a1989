import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { relativePath } from '../../compiler/paths.ts';
import type { Settings } from '../../compiler/settings.ts';
import { faultOfJson } from '../config/fault-of-json.ts';
import { placeOfError, reasonOfError, wordSpan } from '../error-place.ts';

/** What an app throws while it is imported or put together, as a diagnostic at the file of the app that it came from. */
export function loadProblem(error: unknown, { root, out }: Settings): Diagnostic {
  const generated = `${out.replaceAll('\\', '/')}/`;
  const place = placeOfError(
    error,
    root,
    (file) => !file.includes('/node_modules/') && !file.startsWith(generated),
  );
  const span = place && wordSpan(place);
  const what = place === undefined ? 'the app' : `\`${relativePath(root, place.file)}\``;
  return diagnostic('app-not-loaded', span, what, reasonOfError(error).replaceAll(`${root}/`, ''));
}

/**
 * tsx would make CommonJS of an app whose package.json doesn't say otherwise, and CommonJS cannot be loaded afresh on every save.
 * Undefined where all is well.
 */
export function moduleProblem(root: string): Diagnostic | undefined {
  const manifest = nearestManifest(root);
  if (manifest === undefined) return diagnostic('app-not-module', undefined);
  try {
    const { type }: { type?: unknown } = Object(JSON.parse(manifest.text));
    return type === 'module' ? undefined : diagnostic('app-not-module', undefined);
  } catch (error) {
    // Node takes such a mark, and tsx does not.
    const isMarked = manifest.text.startsWith('\ufeff');
    const start = isMarked ? 0 : faultOfJson(manifest.text, String(error));
    const span = { file: manifest.file.replaceAll('\\', '/'), start, end: start };
    const reason = isMarked ? "it begins with a mark of its bytes' order (BOM)" : 'it is no JSON';
    return diagnostic('app-not-loaded', span, `\`${relativePath(root, manifest.file)}\``, reason);
  }
}

/** The `package.json` that Node goes by for files of a folder; undefined where there is none. */
function nearestManifest(folder: string): { readonly file: string; readonly text: string } | undefined {
  const file = join(folder, 'package.json');
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch {
    return dirname(folder) === folder ? undefined : nearestManifest(dirname(folder));
  }
}
