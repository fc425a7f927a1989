import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type NamespacedUnregister, register } from 'tsx/esm/api';
import { runtimePath } from '../../compiler/print/module.ts';
import type { Routes } from '../../runtime/routing/define.ts';
import { keptModules, tableKey } from './loader/hooks.ts';
import { type InstalledHooks, installHooks } from './loader/install.ts';
import { withOverlay } from './overlay/with-overlay.ts';
import { withDocument } from './with-document.ts';

/** One version of the app, with its request handler and the function that closes it. */
export interface LoadedApp {
  readonly handler: RequestListener;
  /**
   * Releases the app-scoped dependencies, once the requests in flight have ended or `deadline` milliseconds
   * have passed. Never rejects.
   */
  readonly close: (deadline: number) => Promise<void>;
}

type Runtime = typeof import('../../runtime/index.ts');
type NodeRuntime = typeof import('../../runtime/node.ts');

interface Table {
  readonly routes: Routes;
  /** See `tableSource`. */
  readonly modules: ReadonlyMap<string, object>;
}

/** Loads the versions of an app one after another. Only modules that have changed are loaded again. */
export class AppLoader {
  readonly #table: string;
  readonly #tsx: NamespacedUnregister;
  readonly #hooks: InstalledHooks;
  readonly #onFile: (file: string) => void;
  #loads = 0;
  #modules: ReadonlyMap<string, object> = new Map();

  /**
   * @param namespace separates the modules of this loader, packages included, from those of other loaders: it
   * shares none with them
   * @param onFile called with each file of the app that is loaded, now or later, also where that fails
   */
  constructor(
    namespace: string,
    { out, tsconfig }: { readonly out: string; readonly tsconfig: string | undefined },
    onFile: (file: string) => void,
  ) {
    this.#table = join(out, 'dispatch.ts');
    this.#tsx = register({ namespace, tsconfig: tsconfig ?? false });
    this.#hooks = installHooks(namespace, join(out, runtimePath), onFile);
    this.#onFile = onFile;
  }

  /**
   * Loads the app as it is on disk now. Undefined where `load` was called again before this call was done.
   * The runtime is the copy that the app's pages import, so that `instanceof HttpError` holds.
   *
   * @param changed every file that has changed since the last call, whether that succeeded or not
   */
  async load(changed: readonly string[]): Promise<LoadedApp | undefined> {
    const url = pathToFileURL(this.#table).href;
    // Loaded late, because it needs TypeScript: a port in use is reported first.
    const { tableSource } = await import('./loader/table-source.ts');
    const kept = new Set(await this.#hooks.begin([...changed, ...forgetRequired(changed)]));
    const { source, specifiers } = tableSource(readFileSync(this.#table, 'utf8'), kept);
    await this.#hooks.setTable(source);
    this.#loads += 1;
    const load = this.#loads;
    (globalThis as { [keptModules]?: unknown })[keptModules] = this.#modules;
    // The table comes first, so that a page that throws is not mistaken for a missing runtime.
    const { modules, routes }: Table = await this.#tsx.import(`${url}?${tableKey}=${load}`, url);
    const { closeApp, createApp }: Runtime = await this.#tsx.import('routeclass', url);
    const { toNodeHandler }: NodeRuntime = await this.#tsx.import('routeclass/node', url);
    const options = await withDocument(routes.options);
    if (load !== this.#loads) return undefined;
    const app = createApp({ ...routes, options: withOverlay(options) });
    const handler = toNodeHandler(app);
    this.#modules = modules;
    await this.#hooks.end(specifiers);
    for (const file of required().values()) this.#onFile(file);
    return { handler, close: (deadline) => closeApp(app, { deadline }) };
  }
}

/**
 * Where one of the app's CommonJS files has changed, removes all of them from the cache of `require`, which
 * does not record who required whom. Returns the removed files.
 */
function forgetRequired(changed: readonly string[]): readonly string[] {
  const files = required();
  const known = new Set(files.values());
  if (!changed.some((file) => known.has(file))) return [];
  for (const name of files.keys()) delete cache[name];
  return [...known];
}

const { cache } = createRequire(import.meta.url);

/** The app's files in the cache of `require`, by their keys there, to which tsx may add a query. */
function required(): ReadonlyMap<string, string> {
  const names = Object.keys(cache).filter((name) => !name.includes('node_modules'));
  return new Map(names.map((name) => [name, name.replace(/\?.*$/, '')]));
}
