import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { AppBuild } from './app-build.ts';
import { AppLoader, type LoadedApp } from './load-app.ts';
import { loadDiagnostic } from './load-diagnostics.ts';
import type { RequestGate } from './request-gate.ts';
import { unlessSuperseded } from './superseded.ts';

/**
 * Milliseconds that the requests of an older version have before its app-scoped dependencies are released.
 */
const releaseDeadline = 500;

/**
 * The app that answers requests. Each build is loaded as a new version; the last version that could be loaded
 * keeps serving.
 */
export class ServedApp {
  readonly #gate: RequestGate;
  readonly #untilSuperseded: () => Promise<void>;
  readonly #files = new Set<string>();
  readonly #toLoad = new Set<string>();
  #loader: AppLoader | undefined;
  #loaders = 0;
  #current: LoadedApp | undefined;

  /**
   * @param untilSuperseded called where a version takes long to load; once this settles, the version is given
   * up
   */
  constructor(gate: RequestGate, untilSuperseded: () => Promise<void>) {
    this.#gate = gate;
    this.#untilSuperseded = untilSuperseded;
  }

  /** Every file that any version was loaded from. */
  get files(): ReadonlySet<string> {
    return this.#files;
  }

  /** Whether any version could be loaded so far. */
  get isServing(): boolean {
    return this.#current !== undefined;
  }

  /** Whether files have changed since a version was last loaded. */
  get isStale(): boolean {
    return this.#toLoad.size > 0;
  }

  /** Marks files as changed: the next version loads them again. */
  touch(files: readonly string[]): void {
    for (const file of files) this.#toLoad.add(file);
  }

  /** Makes the next version load everything again, packages included. */
  reset(): void {
    this.#loader = undefined;
  }

  /**
   * Loads a build and passes new requests to it. Returns a diagnostic where it cannot be loaded, or
   * `superseded`.
   */
  async swap({ settings, tsconfig }: AppBuild): Promise<Diagnostic | 'superseded' | undefined> {
    if (this.#loader === undefined) {
      this.#loaders += 1;
      const name = `routeclass-${this.#loaders}`;
      this.#loader = new AppLoader(name, { out: settings.out, tsconfig }, (file) => this.#files.add(file));
    }
    const changed = [...this.#toLoad];
    this.#toLoad.clear();
    try {
      const app = await unlessSuperseded(this.#loader.load(changed), this.#untilSuperseded);
      if (app === undefined) {
        this.touch(changed);
        return 'superseded';
      }
      this.#gate.swap(app.handler);
      // Not awaited: it never rejects, and the new version has its own dependencies.
      void this.close();
      this.#current = app;
      return undefined;
    } catch (error) {
      return loadDiagnostic(error, settings);
    }
  }

  /** Releases the app-scoped dependencies of the current version. Never rejects. */
  async close(): Promise<void> {
    await this.#current?.close(releaseDeadline);
  }
}
