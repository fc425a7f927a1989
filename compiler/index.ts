import { Memory } from './analyze/memory.ts';
import { ProgramFactory } from './analyze/program/program.ts';
import type { PackageFiles } from './analyze/program/source-files.ts';
import { type Compilation, type CompileContext, compile } from './compile.ts';
import { type Diagnostic, diagnostic } from './diagnose/diagnostic.ts';
import { formatDiagnostics as format } from './diagnose/frame.ts';
import { readSource } from './diagnose/read-source.ts';
import { EmitMemory } from './emit/memory.ts';
import { toolchainFault } from './guard/toolchain.ts';
import { slashed } from './paths.ts';
import { type JudgeLimits, PatternJudge } from './regex/judge.ts';
import type { Settings } from './settings.ts';

export type { ReadFiles } from './analyze/program/inputs.ts';
export type { PackageFiles } from './analyze/program/source-files.ts';
export type { Compilation } from './compile.ts';
export { type Diagnostic, diagnostic } from './diagnose/diagnostic.ts';
export type { OutputFile } from './print/module.ts';
export type { Settings } from './settings.ts';

export interface CompilerOptions {
  /** A map that several compilers share, so that declarations of packages are parsed only once. */
  readonly packageFiles?: PackageFiles;
  /** Why the compiler's own packages cannot be trusted; undefined where they can. */
  readonly toolchainFault?: () => string | undefined;
  /** Milliseconds for the check of regular expressions; the default suits interactive use. */
  readonly regexLimits?: JudgeLimits;
  /** Whether there is only one compilation: then nothing is kept for the next one. */
  readonly once?: boolean;
  /** Called with the current step, since a large app takes seconds. */
  readonly progress?: (what: string) => void;
}

/** Compiles one app, any number of times; what has not changed is not parsed again. */
export class Compiler {
  readonly #settings: Settings;
  readonly #factory: ProgramFactory;
  readonly #toolchainFault: () => string | undefined;
  readonly #context: CompileContext;

  constructor(settings: Settings, options: CompilerOptions = {}) {
    this.#settings = settings;
    this.#factory = new ProgramFactory(settings, options);
    this.#context = {
      factory: this.#factory,
      memory: new Memory(),
      emitted: options.once ? undefined : new EmitMemory(),
      judge: new PatternJudge(options.regexLimits),
      progress: options.progress ?? (() => {}),
    };
    this.#toolchainFault = options.toolchainFault ?? toolchainFault;
  }

  compile(): Compilation {
    const fault = this.#toolchainFault();
    if (fault !== undefined)
      return { ok: false, diagnostics: [diagnostic('toolchain-mismatch', undefined, fault)] };
    return compile(this.#settings, this.#context);
  }

  /** The files that all compilations have read so far, failed ones included: absolute paths with `/`. */
  get read(): ReadonlySet<string> {
    return this.#factory.inputs.files;
  }

  /** Whether any compilation so far has read this file, or looked for it: an absolute path with `/`. */
  depends(file: string): boolean {
    const { files, missing } = this.#factory.inputs;
    return files.has(file) || missing.has(file);
  }

  /**
   * The files that decide how sources are read: `tsconfig.json`, the configs that it extends and references,
   * and each `package.json` that decides the module format, or would if it existed. Absolute paths with `/`.
   */
  get configs(): ReadonlySet<string> {
    return this.#factory.configs;
  }

  /** The `tsconfig.json` that the current options were read from; undefined where the app has none. */
  get tsconfig(): string | undefined {
    return this.#factory.tsconfig;
  }

  /** Compiles again after some files were changed, made or removed: absolute paths. */
  update(changed: readonly string[]): Compilation {
    this.#factory.forget(changed.map(slashed));
    return this.compile();
  }
}

/** Diagnostics as text for a terminal: message, place, code frame and hint. */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { color, root }: { root: string; color: boolean },
): string {
  return format(diagnostics, { root, color, read: readSource });
}
