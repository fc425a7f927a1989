import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface ManifestText {
  readonly file: string;
  readonly text: string;
}

/** The `package.json` that Node applies to the files of a folder; undefined where there is none. */
export function nearestManifest(folder: string): ManifestText | undefined {
  const file = join(folder, 'package.json');
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch {
    return dirname(folder) === folder ? undefined : nearestManifest(dirname(folder));
  }
}
