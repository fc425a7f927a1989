import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { relativePath, slashed } from '../../compiler/paths.ts';
import type { Settings } from '../../compiler/settings.ts';
import { manifestFault } from '../config/manifest-fault.ts';
import { nearestManifest } from '../config/nearest-manifest.ts';
import { placeOfError, reasonOfError, wordSpan } from '../error-place.ts';

/**
 * What an app throws while it is imported or put together, as a diagnostic at the file of the app that it
 * came from.
 */
export function loadProblem(error: unknown, { root, out }: Settings): Diagnostic {
  const generated = `${slashed(out)}/`;
  const place = placeOfError(
    error,
    root,
    (file) => !file.includes('/node_modules/') && !file.startsWith(generated),
  );
  const span = place && wordSpan(place);
  const what = place === undefined ? 'the app' : `\`${relativePath(root, place.file)}\``;
  return diagnostic('app-not-loaded', span, what, reasonOfError(error, root));
}

/**
 * tsx would make CommonJS of an app whose package.json doesn't say otherwise, and CommonJS cannot be loaded
 * afresh on every save. Undefined where all is well.
 */
export function moduleProblem(root: string): Diagnostic | undefined {
  const manifest = nearestManifest(root);
  if (manifest === undefined) return diagnostic('app-not-module', undefined);
  try {
    const { type }: { type?: unknown } = Object(JSON.parse(manifest.text));
    return type === 'module' ? undefined : diagnostic('app-not-module', undefined);
  } catch (error) {
    const { file, text } = manifest;
    if (!text.startsWith('\ufeff')) return manifestFault(file, text, error);
    // Node takes such a mark, and tsx does not.
    const span = { file: slashed(file), start: 0, end: 0 };
    const reason = "it begins with a mark of its bytes' order (BOM)";
    return diagnostic('app-not-loaded', span, `\`${relativePath(root, file)}\``, reason);
  }
}
