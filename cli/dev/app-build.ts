import type { Compiler } from '../../compiler/index.ts';
import type { Settings } from '../../compiler/settings.ts';
import { writeOutput } from '../../compiler/write.ts';
import { printDiagnostics, printError } from '../print.ts';

/** Compiles one app over and over, under settings that stay. */
export class AppBuild {
  readonly settings: Settings;
  readonly #compiler: Compiler;
  #compiled = false;

  private constructor(settings: Settings, compiler: Compiler) {
    this.settings = settings;
    this.#compiler = compiler;
  }

  /** Loads the compiler first: TypeScript takes its time, and a port that is taken is told before. */
  static async create(settings: Settings): Promise<AppBuild> {
    const { Compiler } = await import('../../compiler/index.ts');
    return new AppBuild(settings, new Compiler(settings));
  }

  /** Compiles and writes, printing all diagnostics; false where nothing was written. */
  run(changed: readonly string[]): boolean {
    try {
      const result = this.#compiled ? this.#compiler.update([...changed]) : this.#compiler.compile();
      this.#compiled = true;
      printDiagnostics(result.diagnostics, this.settings.root);
      if (!result.ok) return false;
      const { diagnostics } = writeOutput(this.settings.out, result.files, this.settings.root);
      printDiagnostics(diagnostics, this.settings.root);
      return diagnostics.length === 0;
    } catch (error) {
      // A fault of the compiler: the next save may get around it, so the session goes on.
      this.#compiled = false;
      printError(`routeclass itself failed: ${error instanceof Error ? error.stack : String(error)}`);
      return false;
    }
  }
}
