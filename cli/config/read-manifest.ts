import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { codeOf, reasonOf } from '../../compiler/files/file-error.ts';
import { type ManifestText, nearestManifest } from './nearest-manifest.ts';

/** What an app's package.json says of it. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

/**
 * Reads the package.json of a folder; where there is none nothing is said. One above it, by which Node goes
 * then, is of another package, but as JSON it must be read: else nothing runs.
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
  // With a mark of its bytes' order, as editors on Windows may write it, Node and npm take it, too.
  const source = text.replace(/^\ufeff/, '');
  try {
    const { name, version }: { name?: unknown; version?: unknown } = Object(JSON.parse(source));
    return { ...(typeof name === 'string' && { name }), ...(typeof version === 'string' && { version }) };
  } catch (error) {
    // Loaded late, for it needs TypeScript.
    const { manifestFault } = await import('./manifest-fault.ts');
    return manifestFault(file, source, error);
  }
}
