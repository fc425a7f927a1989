import type { Listener } from 'listhen';
import type { Diagnostic } from '../../compiler/diagnose/diagnostic.ts';
import type { Model } from '../../compiler/model/model.ts';
import { relativePath } from '../../compiler/paths.ts';
import { type LoadedSettings, loadSettings } from '../config/load-settings.ts';
import { endsCommand } from '../process/output-errors.ts';
import { printFault } from '../report/print.ts';
import { AppBuild } from './app-build.ts';
import { StatusPublisher } from './build-status.ts';
import { ChangeQueue } from './change-queue.ts';
import { ConfigFiles } from './config-files.ts';
import { DevAnswers } from './dev-answers.ts';
import { FileHashes } from './file-hashes.ts';
import { KeptImports } from './kept-imports.ts';
import { type Address, defaultPort, listen, networkUrls, urlOf } from './listen.ts';
import { moduleDiagnostic } from './load-diagnostics.ts';
import { Reporter } from './reporter.ts';
import { RequestGate } from './request-gate.ts';
import { type Declared, declared, routeChanges } from './route-changes.ts';
import { ServedApp } from './served-app.ts';
import { SessionFiles } from './session-files.ts';
import { stopOnSignals, stopServer } from './stop.ts';
import { unlessSuperseded } from './superseded.ts';
import { type AppWatcher, watchApp } from './watch-app.ts';
import { watchBlocking } from './watchdog/watchdog.ts';

interface SessionOptions extends Omit<Address, 'start'> {
  /** Whether to open a browser. */
  readonly open: boolean;
}

/** The result of compiling, writing and loading, with the model where all succeeded. */
interface Attempt {
  readonly diagnostics: readonly Diagnostic[];
  readonly model?: Model;
}

/**
 * `routeclass dev`: builds, serves, and swaps the app on every save. While the app is broken, the last
 * successful version serves.
 */
export class DevSession {
  readonly #root: string;
  readonly #publisher: StatusPublisher;
  readonly #answers: DevAnswers;
  readonly #gate: RequestGate;
  readonly #reporter: Reporter;
  readonly #config: ConfigFiles;
  readonly #imports: KeptImports;
  readonly #queue = new ChangeQueue((changed) => this.#take(changed), printFault);
  readonly #hashes = new FileHashes();
  readonly #served: ServedApp;
  readonly #files: SessionFiles;
  #build: AppBuild | undefined;
  /** The declarations of the served version. */
  #declared: Declared | undefined;
  #watcher: AppWatcher | undefined;
  /** How many times the config is being read: a superseded reading may go on for a while. */
  #readings = 0;
  /** When the current build began: it may have read a file before a later save of it. */
  #begun = 0;
  #isStopping = false;

  constructor(root: string) {
    this.#root = root;
    this.#publisher = new StatusPublisher(root);
    this.#answers = new DevAnswers(this.#publisher);
    this.#gate = new RequestGate(this.#answers);
    this.#reporter = new Reporter(root);
    this.#config = new ConfigFiles(root);
    this.#imports = new KeptImports(root);
    this.#served = new ServedApp(this.#gate, () => this.#untilSaved('loading'));
    this.#files = new SessionFiles(this.#config, this.#served, () => this.#build);
  }

  /**
   * Listens, watches and builds, until a signal ends the process. Returns an error message where it cannot
   * listen.
   */
  async start({ open, ...address }: SessionOptions): Promise<string | undefined> {
    const begin = performance.now();
    const reading = this.#read();
    // A slow config is not awaited here: it may hang until a save fixes it.
    const loaded = await unlessSuperseded(reading, async () => {});
    const docs = loaded?.ok === true && loaded.settings.docs;
    const start = docs ? '/docs' : '/';
    const listener = await listen(this.#gate.handler, { ...address, start });
    if (typeof listener === 'string') return listener;
    // Before the first build: a signal must not end the process while the output is being written.
    const endAtOnce = stopOnSignals((signal) => this.#stop(listener, signal));
    watchBlocking(this.#root, (place) => {
      // First: whoever reads the message may press Ctrl-C at once.
      endAtOnce();
      this.#reporter.blocked(place);
    });
    reportUncaught();
    // Ahead of the listener that ends the command.
    process.stdout.prependListener('error', (error) => {
      if (endsCommand(error)) this.#isStopping = true;
    });
    process.on('exit', (status) => {
      // While a config runs, the end of the process is told where it is read.
      if (!this.#isStopping && this.#readings === 0) this.#reporter.exited(status);
    });
    const { port } = listener.address;
    const taken = address.port === undefined && port !== defaultPort ? defaultPort : undefined;
    const url = urlOf(listener, address.host);
    this.#reporter.listening(url, docs, await networkUrls(listener, address.host), taken);

    // Saves from here on are not lost: they wait in the queue.
    this.#watcher = await watchApp(this.#root, {
      onChange: (file) => {
        if (this.#files.matters(file)) this.#queue.add(file);
      },
      onFolder: () => this.#queue.expectMore(),
      onError: (error) => this.#reporter.unwatched(error),
    });
    const model = await this.#rebuild([], reading);
    if (model !== undefined) {
      this.#declared = declared(model);
      this.#reporter.built(performance.now() - begin, this.#declared.entries.size);
    }
    this.#queue.release();
    if (open && !this.#isStopping) await listener.open();
    return undefined;
  }

  async #stop(listener: Listener, signal: NodeJS.Signals): Promise<void> {
    this.#isStopping = true;
    this.#reporter.stopped(signal);
    this.#queue.close();
    this.#build?.close();
    await Promise.all([stopServer(listener, this.#gate, this.#answers), this.#watcher?.close()]);
    await this.#served.close();
  }

  /** Rebuilds after a batch of changes, and reports the changed routes or the diagnostics. */
  async #take(saved: readonly string[]): Promise<void> {
    // Paths in the output are here because it was deleted; another program may have written it again since.
    const sources = saved.filter((path) => !this.#files.isOutput(path));
    const changed = this.#hashes.changedAmong(sources);
    // After a failure, or while files are still to be loaded, a build is tried even though nothing has
    // changed.
    const isGood = this.#publisher.status.ok && !this.#served.isStale;
    if (changed.length === 0 && isGood && this.#build?.checkOutput()) return;
    const files = changed.length === 0 ? sources : changed;
    const begin = performance.now();
    const model = await this.#rebuild(files);
    this.#hashes.forgetWritten();
    if (model === undefined) return;
    const time = performance.now() - begin;
    const before = this.#declared;
    this.#declared = declared(model);
    if (files.length === 0) return this.#reporter.restored(saved);
    this.#reporter.rebuilt(time, files, before === undefined ? [] : routeChanges(before, this.#declared));
  }

  /**
   * Compiles, writes, loads and swaps, and reports the diagnostics. Returns the model of the served version;
   * undefined where that has failed or a save has superseded it.
   */
  async #rebuild(files: readonly string[], reading?: Promise<LoadedSettings>): Promise<Model | undefined> {
    this.#begun = Date.now();
    this.#served.touch(files);
    const attempt = await this.#attempt(files, reading).catch(failed);
    if (attempt === undefined) return undefined;
    const { diagnostics, model } = attempt;
    this.#reporter.diagnostics(diagnostics);
    const serving = this.#served.isServing;
    if (model === undefined) this.#reporter.broken(serving);
    const out = this.#build && relativePath(this.#root, this.#build.settings.out);
    this.#publisher.publish(diagnostics, { ok: model !== undefined, out, serving });
    this.#gate.open();
    await this.#watchOutside();
    return model;
  }

  /** As `#rebuild`, without the reports. Undefined where a save has superseded it. */
  async #attempt(files: readonly string[], reading?: Promise<LoadedSettings>): Promise<Attempt | undefined> {
    if (this.#build === undefined || files.some((path) => this.#files.isConfig(path))) {
      // Before the config is read: a save that supersedes the reading must start it over, too.
      this.#build?.close();
      this.#build = undefined;
      this.#served.reset();
      await this.#config.look();
      const settings = await unlessSuperseded(reading ?? this.#read(), () => this.#untilSaved('reading'));
      if (settings === undefined) return undefined;
      if (!settings.ok) return settings;
      this.#build = await AppBuild.create(settings.settings, {
        // Queued like any other change: together with the others, the next build decides whether to write the
        // output, and where.
        deleted: (out) => this.#queue.add(out),
        unwatched: (error) => this.#reporter.unwatched(error),
      });
    }
    let outdated: readonly string[] = [];
    const built = this.#build.run(files, () => {
      outdated = this.#config.outdated;
      return outdated.length > 0;
    });
    // Until a build has succeeded or failed, files outside of the app's folder are not watched.
    for (const file of outdated) this.#queue.add(file);
    if (!built?.ok) return built;
    this.#served.touch(built.changed);
    const refusal = moduleDiagnostic(this.#root) ?? this.#imports.diagnostic();
    if (refusal !== undefined) return { diagnostics: [...built.diagnostics, refusal] };
    const failure = await this.#served.swap(this.#build);
    if (failure === 'superseded') return undefined;
    if (failure !== undefined) return { diagnostics: [...built.diagnostics, failure] };
    return built;
  }

  async #read(): Promise<LoadedSettings> {
    this.#readings += 1;
    try {
      return await loadSettings(this.#root);
    } finally {
      this.#readings -= 1;
    }
  }

  /** Reports what takes long. Settles when a save has come in. */
  async #untilSaved(what: 'loading' | 'reading'): Promise<void> {
    this.#reporter[what]();
    await this.#watchOutside();
    await this.#queue.held();
  }

  /** Watches the app's files outside of its folder, too. */
  async #watchOutside(): Promise<void> {
    await this.#watcher?.add(this.#files.watched, this.#begun);
  }
}

/** Reports a fault of routeclass itself. The session goes on, because the next save may avoid the fault. */
function failed(fault: unknown): Attempt {
  printFault(fault);
  return { diagnostics: [] };
}

/** Keeps the session alive after an error in a timer or an unhandled promise of the app. */
function reportUncaught(): void {
  const report = (error: unknown) => console.error(error);
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}
