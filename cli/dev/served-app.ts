import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { AppBuild } from './app-build.ts';
import type { Entrance } from './entrance.ts';
import { AppLoader, type LoadedApp } from './load-app.ts';
import { unlessOvertaken } from './overtaken.ts';
import { loadProblem } from './problems.ts';

/** Milliseconds that the requests of an older version have before what it made once is released. */
const releaseDeadline = 500;

/**
 * The app that answers: one version after the other, each loaded from what was built, of which the last that
 * could be loaded stays.
 */
export class ServedApp {
  readonly #entrance: Entrance;
  readonly #untilOvertaken: () => Promise<void>;
  readonly #files = new Set<string>();
  readonly #toLoad = new Set<string>();
  #loader: AppLoader | undefined;
  #loaders = 0;
  #current: LoadedApp | undefined;

  /** @param untilOvertaken called where a version takes long to load, which is given up when it settles */
  constructor(entrance: Entrance, untilOvertaken: () => Promise<void>) {
    this.#entrance = entrance;
    this.#untilOvertaken = untilOvertaken;
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

  /** These have changed: the next version has them loaded afresh. */
  touch(files: readonly string[]): void {
    for (const file of files) this.#toLoad.add(file);
  }

  /** The next version has everything loaded afresh, packages too. */
  beginAnew(): void {
    this.#loader = undefined;
  }

  /** Loads what was built and lets it serve. Gives back why it cannot. */
  async swap({ settings, tsconfig }: AppBuild): Promise<Diagnostic | 'overtaken' | undefined> {
    if (this.#loader === undefined) {
      this.#loaders += 1;
      const name = `routeclass-${this.#loaders}`;
      this.#loader = new AppLoader(name, { out: settings.out, tsconfig }, (file) => this.#files.add(file));
    }
    const changed = [...this.#toLoad];
    this.#toLoad.clear();
    try {
      const app = await unlessOvertaken(this.#loader.load(changed), this.#untilOvertaken);
      if (app === undefined) {
        this.touch(changed);
        return 'overtaken';
      }
      this.#entrance.swap(app.handler);
      // Never rejects, and nobody need wait: the next version makes its own.
      void this.close();
      this.#current = app;
      return undefined;
    } catch (error) {
      return loadProblem(error, settings);
    }
  }

  /** Releases what the version that serves made once. Never rejects. */
  async close(): Promise<void> {
    await this.#current?.close(releaseDeadline);
  }
}
