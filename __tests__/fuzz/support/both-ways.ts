import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Compiler, formatDiagnostics, type Result } from '../../../compiler/index.ts';
import { compilerOf } from '../../compiler/support/compile.ts';
import { temporaryFolder } from '../../compiler/support/temporary.ts';
import { type Edit, EditedApp, showEdit } from './edited-app.ts';

/** What a build gives its user: the files, and every diagnostic with its place. */
interface Outcome {
  readonly files: { readonly [path: string]: string };
  readonly diagnostics: readonly unknown[];
  readonly shown: string;
}

/** One app on disk, compiled again after each edit by a compiler that has seen all before, and by a new one. */
export class BothWays {
  readonly root = temporaryFolder();
  readonly #app = new EditedApp();
  readonly #old: Compiler;
  readonly #history: string[] = [];
  #written: ReadonlyMap<string, string> = new Map();

  constructor() {
    this.#write();
    this.#old = compilerOf(this.root);
    this.#compare(this.#old.compile());
  }

  /** Does these edits at once; gives what is wrong with the app now. */
  edit(edits: readonly Edit[]): string {
    for (const edit of edits) this.#app.apply(edit);
    this.#history.push(edits.map(showEdit).join(', '));
    const changed = this.#write();
    return this.#compare(this.#old.update(changed));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Brings the disk up to date; gives what was changed, as a watcher reports it. */
  #write(): string[] {
    const next = this.#app.render();
    const gone = [...this.#written.keys()].filter((path) => !next.has(path));
    for (const path of gone) rmSync(join(this.root, path));
    const changed = [...next].filter(([path, text]) => this.#written.get(path) !== text);
    for (const [path, text] of changed) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), text);
    }
    this.#written = next;
    return [...gone, ...changed.map(([path]) => path)].map((path) => join(this.root, path));
  }

  #compare(updated: Result): string {
    const cold = outcomeOf(compilerOf(this.root).compile(), this.root);
    const warm = outcomeOf(updated, this.root);
    const difference = differenceOf(cold, warm);
    if (difference !== undefined)
      throw new Error(`after [${this.#history.join(' | ')}] an update differs from a build:\n${difference}`);
    return cold.shown;
  }
}

function outcomeOf(result: Result, root: string): Outcome {
  return {
    files: result.ok ? Object.fromEntries(result.files.map(({ path, text }) => [path, text])) : {},
    diagnostics: result.diagnostics,
    shown: formatDiagnostics(result.diagnostics, { root, color: false }),
  };
}

function differenceOf(cold: Outcome, warm: Outcome): string | undefined {
  if (cold.shown !== warm.shown) return `built:\n${cold.shown}\nupdated:\n${warm.shown}`;
  if (JSON.stringify(cold.diagnostics) !== JSON.stringify(warm.diagnostics))
    return `built:\n${JSON.stringify(cold.diagnostics)}\nupdated:\n${JSON.stringify(warm.diagnostics)}`;
  for (const path of new Set([...Object.keys(cold.files), ...Object.keys(warm.files)])) {
    if (cold.files[path] !== warm.files[path])
      return `${path}\nbuilt:\n${cold.files[path]}\nupdated:\n${warm.files[path]}`;
  }
  return undefined;
}
