import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Hashes of files, as they were when last compared. */
export class FileHashes {
  readonly #hashes = new Map<string, string>();

  /** The files whose content differs from the last call, or that are new to it. */
  changedAmong(files: readonly string[]): readonly string[] {
    return files.filter((file) => {
      const hash = hashOf(file);
      const isKnown = this.#hashes.get(file) === hash;
      this.#hashes.set(file, hash);
      return !isKnown;
    });
  }
}

function hashOf(file: string): string {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64');
  } catch {
    return ''; // Missing, or a folder.
  }
}
