import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { relativePath, slashed } from '../../compiler/paths.ts';
import type { Settings } from '../../compiler/settings.ts';
import { manifestFault } from '../config/manifest-fault.ts';
import { nearestManifest } from '../config/nearest-manifest.ts';
import { placeOfError, reasonOfError, wordSpan } from '../error-place.ts';

/**
 * A diagnostic for an error that the app throws while it is imported or created, at the file of the app that
 * threw it.
 */
export function loadDiagnostic(error: unknown, { root, out }: Settings): Diagnostic {
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
 * A diagnostic where package.json does not have `"type": "module"`, otherwise undefined. tsx would compile
 * the app to CommonJS, which cannot be reloaded on every save.
 */
export function moduleDiagnostic(root: string): Diagnostic | undefined {
  const manifest = nearestManifest(root);
  if (manifest === undefined) return diagnostic('app-not-module', undefined);
  try {
    const { type }: { type?: unknown } = Object(JSON.parse(manifest.text));
    return type === 'module' ? undefined : diagnostic('app-not-module', undefined);
  } catch (error) {
    const { file, text } = manifest;
    if (!text.startsWith('\ufeff')) return manifestFault(file, text, error);
    // Node accepts a byte order mark, but tsx does not.
    const span = { file: slashed(file), start: 0, end: 0 };
    const reason = 'it begins with a byte order mark (BOM)';
    return diagnostic('app-not-loaded', span, `\`${relativePath(root, file)}\``, reason);
  }
}
