import { join } from 'node:path';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { Compiler } from '../../compiler/index.ts';
import type { Model } from '../../compiler/model/model.ts';
import type { Settings } from '../../compiler/settings.ts';
import { compareOutput, writeOutput } from '../../compiler/write/write.ts';
import { Progress } from '../terminal/progress.ts';
import { watchDeletion } from './watch-output.ts';

/** What one build has come to. */
export type Built =
  | {
      readonly ok: true;
      readonly model: Model;
      /** Warnings. */
      readonly diagnostics: readonly Diagnostic[];
      /** Files of the output that are new or others than after the last build that was written: absolute paths. */
      readonly changed: readonly string[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Told what comes to pass beside the builds. */
interface BuildListener {
  /** The output was deleted. */
  deleted(out: string): void;
  /** Nobody sees whether the output is deleted. */
  unwatched(error: unknown): void;
}

/**
 * Compiles one app over and over, under settings that stay, and tells when its output is gone: the app's own
 * server, its tests and the editor import it.
 */
export class AppBuild {
  readonly settings: Settings;
  readonly #listener: BuildListener;
  readonly #compiler: Compiler;
  readonly #progress: Progress;
  #compiled = false;
  #texts: ReadonlyMap<string, string> = new Map();
  #unwatch: (() => void) | undefined;

  private constructor(settings: Settings, compiler: Compiler, progress: Progress, listener: BuildListener) {
    this.settings = settings;
    this.#listener = listener;
    this.#compiler = compiler;
    this.#progress = progress;
  }

  /** Loads the compiler first: TypeScript takes its time, and a port that is taken is told before. */
  static async create(settings: Settings, listener: BuildListener): Promise<AppBuild> {
    const { Compiler } = await import('../../compiler/index.ts');
    const progress = new Progress(process.stderr);
    const compiler = new Compiler(settings, { progress: (what) => progress.show(what) });
    return new AppBuild(settings, compiler, progress, listener);
  }

  /** Compiles and writes; with any error nothing is written. Throws a fault of the compiler itself. */
  run(changed: readonly string[]): Built {
    const { out, root } = this.settings;
    this.#progress.restart();
    try {
      const result = this.#compiled ? this.#compiler.update(changed) : this.#compiler.compile();
      this.#compiled = true;
      if (!result.ok) return result;
      const { diagnostics } = writeOutput(out, result.files, root);
      if (diagnostics.length > 0) return { ok: false, diagnostics: [...result.diagnostics, ...diagnostics] };
      // Not what was written: a checkout may have put the very files there that this build would write.
      const before = this.#texts;
      this.#texts = new Map(result.files.map(({ path, text }) => [path, text]));
      this.#watch();
      const others = result.files.filter(({ path, text }) => before.get(path) !== text);
      return {
        ok: true,
        model: result.model,
        diagnostics: result.diagnostics,
        changed: others.map(({ path }) => join(out, path)),
      };
    } catch (fault) {
      // Nobody knows how far it came.
      this.#compiled = false;
      throw fault;
    } finally {
      this.#progress.clear();
    }
  }

  /** Every file that was read: more than is loaded, for types are erased. */
  get read(): ReadonlySet<string> {
    return this.#compiler.read;
  }

  /** See `Compiler`. */
  get configs(): ReadonlySet<string> {
    return this.#compiler.configs;
  }

  get tsconfig(): string | undefined {
    return this.#compiler.tsconfig;
  }

  /** Whether the output is still what was written last. If so it is watched where it is now; else a build does that. */
  checkOutput(): boolean {
    const files = [...this.#texts].map(([path, text]) => ({ path, text }));
    const isIntact = compareOutput(this.settings.out, files).length === 0;
    if (isIntact) this.#watch();
    return isIntact;
  }

  close(): void {
    this.#unwatch?.();
  }

  /** Anew each time: the folder above may have been deleted, and made again, and a watcher stays with the old one. */
  #watch(): void {
    const { out } = this.settings;
    this.#unwatch?.();
    this.#unwatch = watchDeletion(
      out,
      () => this.#listener.deleted(out),
      (error) => this.#listener.unwatched(error),
    );
  }
}
