import { basename, dirname, relative } from 'node:path';
import type { Listener } from 'listhen';
import { loadSettings } from '../config/load-settings.ts';
import { printDiagnostics } from '../print.ts';
import { AppBuild } from './app-build.ts';
import { Entrance } from './entrance.ts';
import { type Address, defaultPort, listen, urlOf } from './listen.ts';
import { type LoadedApp, loadApp } from './load-app.ts';
import { loadProblem, moduleProblem } from './problems.ts';
import { type AppWatcher, watchApp } from './watch-app.ts';

/** Versions that keep their loader, so that what is in flight in them may still import a module. */
const kept = 3;

/** `routeclass dev`: builds, serves, and swaps the app on every save. What is broken keeps the last good version serving. */
export class DevSession {
  readonly #root: string;
  readonly #entrance = new Entrance();
  readonly #loaded: LoadedApp[] = [];
  /** Every file that any version was loaded from. */
  readonly #files = new Set<string>();
  #build: AppBuild | undefined;
  #version = 0;
  #watcher: AppWatcher | undefined;
  #listener: Listener | undefined;

  #stop: () => void = () => {};
  /** Fulfilled after Ctrl-C or SIGTERM, when everything is closed. */
  readonly stopped: Promise<void>;

  constructor(root: string) {
    this.#root = root;
    this.stopped = new Promise<void>((resolve) => {
      this.#stop = resolve;
    });
  }

  /** Listens, builds and watches. Gives back one line where it cannot listen. */
  async start(address: Address): Promise<string | undefined> {
    const listener = await listen(this.#entrance.handler, address);
    if (typeof listener === 'string') return listener;
    this.#listener = listener;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => this.#close());
    reportUncaught();

    if (address.port === undefined && listener.address.port !== defaultPort)
      console.log(`port ${defaultPort} is in use`);
    console.log(`listening at ${urlOf(listener, address.host)}`);
    await this.#rebuild([]);
    this.#watcher = await watchApp(
      this.#root,
      (path) => this.#isOutput(path),
      (changed) => this.#rebuild(changed),
    );
    this.#watchOutside();
    return undefined;
  }

  async #close(): Promise<void> {
    await this.#watcher?.close();
    // Requests in flight may never end (event streams): they get a moment.
    await Promise.race([this.#listener?.close(), new Promise((resolve) => setTimeout(resolve, 500))]);
    await this.#loaded.at(-1)?.close();
    this.#stop();
  }

  /** Compiles, writes, loads and swaps; prints one line, or what is wrong. Without changed files it is the first build. */
  async #rebuild(changed: readonly string[]): Promise<void> {
    const relevant = changed.filter((path) => this.#matters(path));
    if (changed.length > 0 && relevant.length === 0) return;
    const begin = performance.now();
    if (!(await this.#compile(relevant)) || !(await this.#swap())) {
      if (this.#loaded.length > 0) console.error('the last good build goes on serving');
      return;
    }
    const time = `${Math.round(performance.now() - begin)} ms`;
    console.log(relevant.length === 0 ? `built in ${time}` : `rebuilt in ${time} (${this.#name(relevant)})`);
  }

  async #compile(changed: readonly string[]): Promise<boolean> {
    if (this.#build === undefined || changed.some((path) => this.#shapesTheBuild(path))) {
      const loaded = await loadSettings(this.#root);
      this.#build = loaded.ok ? await AppBuild.create(loaded.settings) : undefined;
      if (!loaded.ok) printDiagnostics(loaded.diagnostics, this.#root);
    }
    return this.#build?.run(changed) ?? false;
  }

  async #swap(): Promise<boolean> {
    const { settings } = this.#build!;
    const problem = moduleProblem(this.#root);
    if (problem !== undefined) {
      printDiagnostics([problem], this.#root);
      return false;
    }
    this.#version += 1;
    try {
      const app = await loadApp(this.#version, settings, (file) => this.#files.add(file));
      this.#entrance.swap(app.handler);
      // Never rejects, and nobody need wait: the next version makes its own.
      void this.#loaded.at(-1)?.close();
      this.#loaded.push(app);
      if (this.#loaded.length > kept) await this.#loaded.shift()?.release();
      return true;
    } catch (error) {
      printDiagnostics([loadProblem(error, settings)], this.#root);
      return false;
    } finally {
      this.#watchOutside();
    }
  }

  /** Sources always; other files (JSON, plain JavaScript) where the app imports them: data that it writes is no reason to build. */
  #matters(path: string): boolean {
    if (this.#isOutput(path)) return false;
    return /\.[cm]?tsx?$/.test(path) || this.#shapesTheBuild(path) || this.#files.has(path);
  }

  #shapesTheBuild(path: string): boolean {
    return (
      dirname(path) === this.#root &&
      /^(?:routeclass\.config\.\w+|tsconfig(?:\..+)?\.json|package\.json)$/.test(basename(path))
    );
  }

  #isOutput(path: string): boolean {
    const out = this.#build?.settings.out;
    return out !== undefined && (path === out || path.startsWith(`${out}/`) || path.startsWith(`${out}\\`));
  }

  /** What the app imports from elsewhere, as from another package of a workspace. */
  #watchOutside(): void {
    this.#watcher?.add([...this.#files].filter((file) => relative(this.#root, file).startsWith('..')));
  }

  #name(files: readonly string[]): string {
    return files.length === 1
      ? relative(this.#root, files[0]!).replaceAll('\\', '/')
      : `${files.length} files`;
  }
}

/** An error in a timer or a forgotten promise of the app must not end the session. */
function reportUncaught(): void {
  const report = (error: unknown) => console.error(error);
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}
