import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { codeOf, reasonOf } from '../../compiler/files/file-error.ts';
import { type ManifestText, nearestManifest } from './nearest-manifest.ts';

/** The fields of an app's package.json that are used. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

/**
 * Reads the package.json of a folder; a missing one is not an error. Node then uses the nearest one above,
 * which belongs to another package, so only its syntax is checked: nothing runs unless it is valid JSON.
 */
export async function readManifest(root: string): Promise<Manifest | Diagnostic> {
  const file = join(root, 'package.json');
  try {
    return await parse({ file, text: readFileSync(file, 'utf8') });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return diagnostic('package-unreadable', undefined, reasonOf(error));
  }
  const above = nearestManifest(root);
  const read = above && (await parse(above));
  return read && 'code' in read ? read : {};
}

async function parse({ file, text }: ManifestText): Promise<Manifest | Diagnostic> {
  // Node and npm accept a byte order mark, which editors on Windows may write.
  const source = text.replace(/^\ufeff/, '');
  try {
    const { name, version }: { name?: unknown; version?: unknown } = Object(JSON.parse(source));
    return { ...(typeof name === 'string' && { name }), ...(typeof version === 'string' && { version }) };
  } catch (error) {
    // Loaded late, because it needs TypeScript.
    const { manifestFault } = await import('./manifest-fault.ts');
    return manifestFault(file, source, error);
  }
}
