import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { codeOf, reasonOf } from '../../compiler/write/file-error.ts';

/** What an app's package.json says of it. */
export interface Manifest {
  readonly name?: string;
  readonly version?: string;
}

/** Reads the package.json of a folder; where there is none nothing is said. */
export async function readManifest(root: string): Promise<Manifest | Diagnostic> {
  const file = join(root, 'package.json');
  let source: string;
  try {
    // With a mark of its bytes' order, as editors on Windows may write it, Node and npm take it, too.
    source = readFileSync(file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    return diagnostic('package-unreadable', undefined, reasonOf(error));
  }
  try {
    const { name, version }: { name?: unknown; version?: unknown } = Object(JSON.parse(source));
    return { ...(typeof name === 'string' && { name }), ...(typeof version === 'string' && { version }) };
  } catch (error) {
    // Loaded late, for it needs TypeScript.
    const { manifestFault } = await import('./manifest-fault.ts');
    return manifestFault(file, source, error);
  }
}
