import { join } from 'node:path';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { Compiler } from '../../compiler/index.ts';
import type { Model } from '../../compiler/model/model.ts';
import type { Settings } from '../../compiler/settings.ts';
import { compareOutput, writeOutput } from '../../compiler/write/write.ts';
import { Progress } from '../terminal/progress.ts';
import { watchDeletion } from './watch-output.ts';

/** The result of one build. */
type Built =
  | {
      readonly ok: true;
      readonly model: Model;
      /** Warnings. */
      readonly diagnostics: readonly Diagnostic[];
      /** Absolute paths of the output files that are new or differ from the last build that was written. */
      readonly changed: readonly string[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Receives events that occur between builds. */
interface BuildListener {
  /** The output was deleted. */
  deleted(out: string): void;
  /** The output cannot be watched, so its deletion would go unnoticed. */
  unwatched(error: unknown): void;
}

/**
 * Compiles one app again and again, with the same settings, and reports when its output was deleted: the
 * app's own server, its tests and the editor import it.
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

  /**
   * Loads the compiler, which is slow because of TypeScript. Called after the port is bound, so that a port
   * in use is reported first.
   */
  static async create(settings: Settings, listener: BuildListener): Promise<AppBuild> {
    const { Compiler } = await import('../../compiler/index.ts');
    const progress = new Progress(process.stderr);
    const compiler = new Compiler(settings, { progress: (what) => progress.show(what) });
    return new AppBuild(settings, compiler, progress, listener);
  }

  /**
   * Compiles and writes the output; with any error, nothing is written.
   *
   * @param isOutdated asked before anything is written: if the settings no longer hold, because a checkout has
   * changed the config meanwhile, the output has no place any more, and undefined is returned
   * @throws a fault of the compiler itself
   */
  run(changed: readonly string[], isOutdated: () => boolean): Built | undefined {
    const { out, root } = this.settings;
    this.#progress.restart();
    try {
      const result = this.#compiled ? this.#compiler.update(changed) : this.#compiler.compile();
      this.#compiled = true;
      if (!result.ok) return result;
      if (isOutdated()) return undefined;
      const before = this.#texts;
      // A checkout during the previous build may have replaced the manifest that listed its files.
      const { diagnostics } = writeOutput(out, result.files, root, before.keys());
      if (diagnostics.length > 0) return { ok: false, diagnostics: [...result.diagnostics, ...diagnostics] };
      // Compares with the previous build, not with the files on disk: a checkout may already have put there
      // exactly what this build would write.
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
      // The compiler's state is unknown after a fault, so the next build starts over.
      this.#compiled = false;
      throw fault;
    } finally {
      this.#progress.clear();
    }
  }

  /** Every file that was read. They are more than the loaded ones, because types are erased. */
  get read(): ReadonlySet<string> {
    return this.#compiler.read;
  }

  /** See `Compiler`. */
  depends(file: string): boolean {
    return this.#compiler.depends(file);
  }

  /** See `Compiler`. */
  get configs(): ReadonlySet<string> {
    return this.#compiler.configs;
  }

  get tsconfig(): string | undefined {
    return this.#compiler.tsconfig;
  }

  /**
   * Whether the output on disk is still what the last build wrote. If so, watches it again; otherwise the
   * next build does.
   */
  checkOutput(): boolean {
    const files = [...this.#texts].map(([path, text]) => ({ path, text }));
    const isIntact = compareOutput(this.settings.out, files).length === 0;
    if (isIntact) this.#watch();
    return isIntact;
  }

  close(): void {
    this.#unwatch?.();
  }

  /**
   * Replaces the watcher: the parent folder may have been deleted and made again, and a watcher stays with
   * the old one.
   */
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
