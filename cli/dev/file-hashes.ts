import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stateOf } from '../file-state.ts';

interface Known {
  readonly hash: string;
  readonly state: string | undefined;
}

/** Hashes of files, as they were when last compared. */
export class FileHashes {
  readonly #known = new Map<string, Known>();
  /** The forgotten files, each with its hash. */
  readonly #forgotten = new Map<string, string>();

  /** The files whose content differs from the last call, or that are new to it. */
  changedAmong(files: readonly string[]): readonly string[] {
    return files.filter((file) => {
      const known = { state: stateOf(file), hash: hashOf(file) };
      const isChanged = this.#known.get(file)?.hash !== known.hash;
      this.#known.set(file, known);
      return isChanged;
    });
  }

  /**
   * Forgets the files that were written since they were last compared, so that they count as changed: a build
   * may have read what was in them only for a moment. Once only for the same content: a file that the app's code
   * writes whenever it is loaded would cause builds without end.
   */
  forgetWritten(): void {
    for (const [file, { hash, state }] of this.#known)
      if (stateOf(file) === state) this.#forgotten.delete(file);
      else if (this.#forgotten.get(file) !== hash) {
        this.#forgotten.set(file, hash);
        this.#known.delete(file);
      }
  }
}

/** A hash of the content of a file. */
export function hashOf(file: string): string {
  try {
    return createHash('sha1').update(readFileSync(file)).digest('base64');
  } catch {
    return ''; // Missing, or a folder.
  }
}
