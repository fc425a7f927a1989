import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Time in milliseconds without a further change before a build: editors and git write several files at once. */
const quietTime = 60;

/** Gathers what changes and hands it on, one batch at a time: what changes during a build makes the next. */
export class ChangeQueue {
  readonly #onBatch: (changed: readonly string[]) => Promise<void>;
  readonly #onFault: (fault: unknown) => void;
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Whether nothing may be handed on for now: before the first build, and while a batch is at work. */
  #isHeld = true;
  #isClosed = false;
  #onHeld: (() => void) | undefined;

  /** @param onFault told why a batch was not dealt with: the next one may be */
  constructor(onBatch: (changed: readonly string[]) => Promise<void>, onFault: (fault: unknown) => void) {
    this.#onBatch = onBatch;
    this.#onFault = onFault;
  }

  add(file: string): void {
    this.#changed.add(file);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#flush(), quietTime);
  }

  /** Lets go what has gathered, and all that comes. */
  release(): void {
    this.#isHeld = false;
    // What is still being written starts its own timer again.
    this.#timer ??= setTimeout(() => void this.#flush(), quietTime);
  }

  /** Settles when something has changed that waits for the batch at work. */
  async held(): Promise<void> {
    while (this.#changed.size === 0 || this.#timer !== undefined)
      await new Promise<void>((resolve) => {
        this.#onHeld = resolve;
      });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #flush(): Promise<void> {
    this.#timer = undefined;
    if (this.#isClosed || this.#changed.size === 0) return;
    if (this.#isHeld) return this.#onHeld?.();
    this.#isHeld = true;
    const batch = [...this.#changed].sort();
    this.#changed.clear();
    try {
      await this.#onBatch(batch).catch(this.#onFault);
    } finally {
      this.release();
    }
  }
}

/** What files held when they were last looked at. */
export class Contents {
  readonly #hashes = new Map<string, string>();

  /** Those of the files that hold something else than the last time, or were never looked at. */
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
    return ''; // Not there, or a folder.
  }
}
