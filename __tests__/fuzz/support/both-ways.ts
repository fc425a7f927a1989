import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from '../../../compiler/index.ts';
import { compilerOf } from '../../compiler/support/compile.ts';
import { temporaryFolder, writeFiles } from '../../compiler/support/temporary.ts';
import { type Edit, EditedApp, showEdit } from './edited-app.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const client = { standalone: false };

/**
 * An app on disk that is compiled after each edit by two compilers: one that has compiled all earlier states,
 * and a new one.
 */
export class BothWays {
  readonly root = temporaryFolder();
  readonly #app = new EditedApp();
  readonly #old: Compiler;
  readonly #history: string[] = [];
  #written: ReadonlyMap<string, string> = new Map();

  constructor() {
    this.#write();
    this.#old = compilerOf(this.root, { client });
    this.#compare(this.#old.compile());
  }

  /** Applies these edits at once. Returns the diagnostics of the edited app. */
  edit(edits: readonly Edit[]): string {
    for (const edit of edits) this.#app.apply(edit);
    this.#history.push(edits.map(showEdit).join(', '));
    const changed = this.#write();
    return this.#compare(this.#old.update(changed));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Writes the app to disk. Returns the changed paths, as a watcher reports them. */
  #write(): string[] {
    const next = this.#app.render();
    const gone = [...this.#written.keys()].filter((path) => !next.has(path));
    for (const path of gone) rmSync(join(this.root, path));
    const changed = [...next].filter(([path, text]) => this.#written.get(path) !== text);
    writeFiles(this.root, Object.fromEntries(changed));
    this.#written = next;
    return [...gone, ...changed.map(([path]) => path)].map((path) => join(this.root, path));
  }

  #compare(updated: Compilation): string {
    const result = compilerOf(this.root, { client }).compile();
    const cold = outcomeOf(result, this.root);
    const difference = differenceOf(cold, outcomeOf(updated, this.root)) ?? spansOf(result, updated);
    if (difference !== undefined)
      throw new Error(`after [${this.#history.join(' | ')}] an update differs from a build:\n${difference}`);
    return cold.diagnostics;
  }
}

function differenceOf(cold: Outcome, warm: Outcome): string | undefined {
  if (cold.diagnostics !== warm.diagnostics) return difference('', cold.diagnostics, warm.diagnostics);
  for (const path of new Set([...Object.keys(cold.files), ...Object.keys(warm.files)]))
    if (cold.files[path] !== warm.files[path]) return difference(path, cold.files[path], warm.files[path]);
  return undefined;
}

const difference = (path: string, built?: string, updated?: string) =>
  `${path}\nbuilt:\n${built}\nupdated:\n${updated}`;

/** The first difference between the diagnostics, including their exact spans. */
function spansOf(built: Compilation, updated: Compilation): string | undefined {
  const [a, b] = [built, updated].map(({ diagnostics }) => JSON.stringify(diagnostics));
  return a === b ? undefined : difference('', a, b);
}
