import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import { paint } from '../../compiler/diagnose/paint.ts';
import { codeOf, reasonOf } from '../../compiler/files/file-error.ts';
import { relativePath } from '../../compiler/paths.ts';
import { plural } from '../../compiler/words.ts';
import type { ErrorPlace } from '../error-place.ts';
import { countsText } from '../report/counts.ts';
import { printDiagnostics, printError } from '../report/print.ts';
import { hasColors } from '../terminal/colors.ts';
import type { RouteChange } from './route-changes.ts';
import { patience } from './watchdog/beats.ts';

/** The maximum number of listed changes; the rest are counted. */
const maxListed = 20;

const colors = { added: 'green', removed: 'red', changed: 'cyan' } as const;

/** Prints the messages of a session in the terminal. */
export class Reporter {
  readonly #root: string;
  /** The diagnostics last shown, as JSON: the same ones are not shown twice. */
  #shown = '';
  #hasReportedUnwatched = false;

  constructor(root: string) {
    this.#root = root;
  }

  /** Prints the URLs of the app. */
  listening(url: string, docs: boolean, network: readonly string[], takenPort: number | undefined): void {
    const lines = [`listening at ${this.#paint('cyan', url)}`];
    if (takenPort !== undefined) lines.unshift(`port ${takenPort} is in use: using the next free port`);
    for (const one of network) lines.push(`  on the network at ${this.#paint('cyan', one)}`);
    if (docs) lines.push(`  documentation at ${this.#paint('cyan', `${url}docs`)}`);
    printTogether(lines);
  }

  built(time: number, operations: number): void {
    console.log(`${plural(operations, 'operation')} built in ${Math.round(time)} ms`);
  }

  rebuilt(time: number, files: readonly string[], changes: readonly RouteChange[]): void {
    const lines = [`rebuilt in ${Math.round(time)} ms (${this.#name(files)})`];
    for (const { kind, path, verb } of changes.slice(0, maxListed))
      lines.push(`  ${this.#paint(colors[kind], kind.padEnd(7))}  ${verb.padEnd(6)} ${path}`);
    if (changes.length > maxListed) lines.push(`  and ${changes.length - maxListed} more`);
    printTogether(lines);
  }

  /** The app is built, but takes long to load. */
  loading(): void {
    console.log(
      'the app is still loading: if that never ends, a module awaits something at its top level; save a file to start over',
    );
  }

  /** The config takes long to load. */
  reading(): void {
    console.log(
      'the config is still loading: if that never ends, it awaits something; save a file to start over',
    );
  }

  /** Code of the app has not returned for seconds. */
  blocked({ column, file, line }: ErrorPlace): void {
    console.error(
      `${relativePath(this.#root, file)}:${line}:${column} has not returned for ${patience} seconds, and nothing else runs meanwhile: if it never returns, press Ctrl-C`,
    );
  }

  /**
   * The system cannot watch another folder, so saves there go unnoticed. Reported once only, because one
   * folder after another fails in the same way.
   */
  unwatched(error: unknown): void {
    if (this.#hasReportedUnwatched) return;
    this.#hasReportedUnwatched = true;
    // Linux uses this code for a full disk, too.
    const reason =
      codeOf(error) === 'ENOSPC'
        ? 'the system limit of file watches is reached; `sysctl fs.inotify.max_user_watches` shows it'
        : reasonOf(error);
    printError(`some folders cannot be watched, and changes in them go unnoticed: ${reason}`);
  }

  /** The output was deleted, and nothing else has changed. */
  restored(out: readonly string[]): void {
    console.log(`${this.#name(out)} was deleted, and has been written again`);
  }

  /** Prints the diagnostics, or only their number where the same ones have been shown. */
  diagnostics(diagnostics: readonly Diagnostic[]): void {
    const text = JSON.stringify(diagnostics);
    const isShown = diagnostics.length > 0 && text === this.#shown;
    this.#shown = text;
    if (isShown) console.error(`still ${countsText(diagnostics)}`);
    else printDiagnostics(diagnostics, this.#root);
  }

  /** Prints what is served while the app does not build. */
  broken(serving: boolean): void {
    console.error(
      serving
        ? 'the last successful build keeps serving'
        : 'nothing is served until the app builds: save a file to try again',
    );
  }

  /** After Ctrl-C the user knows why; other signals are named. */
  stopped(signal: NodeJS.Signals): void {
    if (signal !== 'SIGINT') console.error(`stopped by ${signal}`);
  }

  /** The app has ended the process, not a signal. */
  exited(status: number): void {
    printError(`the app ended this process with status ${status} by calling \`process.exit\``);
  }

  #name(files: readonly string[]): string {
    return files.length === 1 ? relativePath(this.#root, files[0]!) : plural(files.length, 'file');
  }

  #paint(name: Parameters<typeof paint>[0], text: string): string {
    return paint(name, text, hasColors(process.stdout));
  }
}

/**
 * Prints the lines in one write, so that a reader of a pipe never sees a part of a report or output of the
 * app in between.
 */
const printTogether = (lines: readonly string[]) => console.log(lines.join('\n'));
