import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf } from '../files/file-error.ts';
import { makeFolder } from '../files/make-folder.ts';
import { withRetries } from '../files/with-retries.ts';

const prefix = '.routeclass-tmp-';

/**
 * New texts, written to temporary files in the output folder before the output itself is changed. Everything
 * that takes time or space is done by then, and only one rename per file remains. So a process that reads a
 * file meanwhile finds the old text or the new one, and a killed build never leaves half a file.
 */
export class Staging {
  readonly #folder: string;
  readonly #place: string;
  /** Folders that exist already: a large app has many folders with few files in each. */
  readonly #made = new Set<string>();
  #count = 0;

  /**
   * In the output folder itself, because a rename cannot cross file systems. The name holds the process id,
   * so that concurrent builds do not collide.
   */
  constructor(folder: string) {
    this.#folder = folder;
    this.#place = join(folder, `${prefix}${process.pid}`);
    makeFolder(this.#place);
  }

  /**
   * Writes a text, and returns the function that moves it into place: a path relative to the output folder.
   */
  stage(path: string, text: string): () => void {
    const staged = join(this.#place, String(this.#count++));
    writeFileSync(staged, text);
    const target = join(this.#folder, path);
    return () => {
      this.#make(dirname(target));
      withRetries(() => renameSync(staged, target));
    };
  }

  #make(folder: string): void {
    if (this.#made.has(folder)) return;
    makeFolder(folder);
    this.#made.add(folder);
  }

  /** Removes the temporary files. */
  remove(): void {
    ifPossible(() => withRetries(() => rmSync(this.#place, { recursive: true, force: true })));
  }
}

/** Files that cannot be removed are left to the next build's `removeLeftovers`: the output does without. */
function ifPossible(remove: () => void): void {
  try {
    remove();
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
}

/** Removes the files that killed builds left behind, but not those of a build that is still running. */
export function removeLeftovers(folder: string): void {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return; // Not there yet, or not readable: writing says so.
  }
  for (const name of names) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isRunning(pid))
      ifPossible(() => rmSync(join(folder, name), { recursive: true, force: true }));
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
