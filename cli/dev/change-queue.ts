/** Time in milliseconds without a further change before a build: editors and git write several files at once. */
const quietTime = 60;

/**
 * Gathers changed files into batches and passes on one batch at a time: changes during a build make up the
 * next batch.
 */
export class ChangeQueue {
  readonly #onBatch: (changed: readonly string[]) => Promise<void>;
  readonly #onFault: (fault: unknown) => void;
  readonly #changed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Whether batches are held back: before the first build, and while a batch is processed. */
  #isHeld = true;
  #isClosed = false;
  #onHeld: (() => void) | undefined;

  /** @param onFault called with the reason why a batch failed; later batches are processed nevertheless */
  constructor(onBatch: (changed: readonly string[]) => Promise<void>, onFault: (fault: unknown) => void) {
    this.#onBatch = onBatch;
    this.#onFault = onFault;
  }

  add(file: string): void {
    this.#changed.add(file);
    this.#awaitQuiet();
  }

  /** Restarts the quiet time of a batch: a folder has appeared or gone, and its files are about to follow. */
  expectMore(): void {
    this.#awaitQuiet();
  }

  /** Passes on the gathered changes, and all later ones. */
  release(): void {
    this.#isHeld = false;
    // A running timer is kept: further changes would restart it.
    if (this.#timer === undefined) this.#awaitQuiet();
  }

  /** Settles when a further batch is complete and waits for the current one. */
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

  #awaitQuiet(): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      // On a busy machine a timer may run late, before changes that have come in meanwhile: they are next in
      // the event loop.
      setImmediate(() => {
        if (this.#timer === timer) void this.#flush();
      });
    }, quietTime);
    this.#timer = timer;
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
