import type { WriteStream } from 'node:tty';

type Terminal = Pick<WriteStream, 'columns' | 'isTTY' | 'write'>;

/** Milliseconds before anything is shown. */
const silentTime = 1_000;

/** Milliseconds between two updates of the line. */
const updateInterval = 100;

/**
 * One line that shows what a long build is doing, overwritten at each update and erased at the end. Shown
 * only in a terminal that can erase it: those of editors, with `TERM=dumb`, cannot.
 */
export class Progress {
  readonly #terminal: Terminal;
  readonly #isShown: boolean;
  readonly #now: () => number;
  #begin: number;
  #shown: number | undefined;

  constructor(terminal: Terminal, now: () => number = () => performance.now(), kind = process.env.TERM) {
    this.#terminal = terminal;
    this.#isShown = terminal.isTTY && kind !== 'dumb';
    this.#now = now;
    this.#begin = now();
  }

  /** Call at the start of a new build: nothing is shown during its first second. */
  restart(): void {
    this.#begin = this.#now();
  }

  show(what: string): void {
    if (!this.#isShown) return;
    const time = this.#now();
    if (time - this.#begin < silentTime || time - (this.#shown ?? 0) < updateInterval) return;
    this.#shown = time;
    const line = `${what} … ${((time - this.#begin) / 1_000).toFixed(1)} s`;
    this.#terminal.write(`\r\u001b[2K${line.slice(0, Math.max(20, this.#terminal.columns - 1))}`);
  }

  clear(): void {
    if (this.#shown !== undefined) this.#terminal.write('\r\u001b[2K');
    this.#shown = undefined;
  }
}
