import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { codeOf, reasonOf } from '../../compiler/files/file-error.ts';
import { relativePath } from '../../compiler/paths.ts';
import { plural } from '../../compiler/words.ts';
import { countsText } from '../report/counts.ts';
import { printDiagnostics, printError } from '../report/print.ts';
import { hasColors, paint } from '../terminal/colors.ts';
import type { RouteChange } from './route-changes.ts';

/** Changes that are listed; of more than that the number is told. */
const maxListed = 20;

const looks = { added: 'green', removed: 'red', changed: 'cyan' } as const;

/** What a session says in the terminal. */
export class Reporter {
  readonly #root: string;
  /** What was last said to be wrong: it is not said twice. */
  #shown = '';
  #unwatchedTold = false;

  constructor(root: string) {
    this.#root = root;
  }

  /** Where the app is found. */
  listening(url: string, docs: boolean, network: readonly string[], takenPort: number | undefined): void {
    const lines = [`listening at ${this.#paint('cyan', url)}`];
    if (takenPort !== undefined) lines.unshift(`port ${takenPort} is in use, so the next free one is taken`);
    for (const one of network) lines.push(`  for others at ${this.#paint('cyan', one)}`);
    if (docs) lines.push(`  documentation at ${this.#paint('cyan', `${url}docs`)}`);
    printTogether(lines);
  }

  built(time: number, operations: number): void {
    console.log(`${plural(operations, 'operation')} built in ${Math.round(time)} ms`);
  }

  rebuilt(time: number, files: readonly string[], changes: readonly RouteChange[]): void {
    const lines = [`rebuilt in ${Math.round(time)} ms (${this.#name(files)})`];
    for (const { kind, path, verb } of changes.slice(0, maxListed))
      lines.push(`  ${this.#paint(looks[kind], kind.padEnd(7))}  ${verb.padEnd(6)} ${path}`);
    if (changes.length > maxListed) lines.push(`  and ${changes.length - maxListed} more`);
    printTogether(lines);
  }

  /** The app is built, and some module of it takes its time. */
  loading(): void {
    console.log(
      'the app is still being loaded: a module may be waiting for something at its top level; save to start over',
    );
  }

  /** The config runs, and is not done. */
  reading(): void {
    console.log('the config is still being read: it may be waiting for something; save to start over');
  }

  /**
   * The system watches no more, and whoever saves there would wait in vain. Said once, for it is so of one
   * folder after the other.
   */
  unwatched(error: unknown): void {
    if (this.#unwatchedTold) return;
    this.#unwatchedTold = true;
    // Linux has one code for a full disk and for this.
    const reason =
      codeOf(error) === 'ENOSPC'
        ? 'the system allows no more watches; `sysctl fs.inotify.max_user_watches` shows the limit'
        : reasonOf(error);
    printError(`not every folder can be watched, so that saves there go unnoticed: ${reason}`);
  }

  /** The output was deleted, and nothing else has changed. */
  restored(out: readonly string[]): void {
    console.log(`${this.#name(out)} was deleted, and is written again`);
  }

  /** All diagnostics, or how many there still are where they have been shown. */
  diagnostics(diagnostics: readonly Diagnostic[]): void {
    const text = JSON.stringify(diagnostics);
    const isShown = diagnostics.length > 0 && text === this.#shown;
    this.#shown = text;
    if (isShown) console.error(`still ${countsText(diagnostics)}`);
    else printDiagnostics(diagnostics, this.#root);
  }

  /** What happens as long as an app does not build. */
  broken(serving: boolean): void {
    console.error(
      serving
        ? 'the last good build goes on serving'
        : 'nothing is served until it builds: save to try again',
    );
  }

  /** Who presses Ctrl-C knows; the others may wonder. */
  stopped(signal: NodeJS.Signals): void {
    if (signal !== 'SIGINT') console.error(`stopped by ${signal}`);
  }

  /** Nobody has asked the session to end. */
  exited(status: number): void {
    printError(`the app has ended this process, with status ${status}: it calls \`process.exit\``);
  }

  #name(files: readonly string[]): string {
    return files.length === 1 ? relativePath(this.#root, files[0]!) : plural(files.length, 'file');
  }

  #paint(name: Parameters<typeof paint>[0], text: string): string {
    return paint(name, text, hasColors(process.stdout));
  }
}

/**
 * In one write: whoever reads the other end of a pipe never sees a part of a report, nor what the app prints
 * between.
 */
const printTogether = (lines: readonly string[]) => console.log(lines.join('\n'));
