import { fileURLToPath } from 'node:url';
import type { HookCalls } from './hook-calls.ts';
import { ModuleVersions } from './module-versions.ts';

const versionKey = 'routeclass';
/** Marks the URL of the table, whose source is passed in rather than read from disk. */
export const tableKey = 'routeclass-table';

/**
 * The key on `globalThis` under which a table finds the modules of the previous version, by their specifiers:
 * the hooks return source text only and cannot pass it any objects.
 */
export const keptModules = Symbol.for('routeclass.dev.modules');

export interface ResolveContext {
  readonly parentURL?: string | undefined;
  /** A list, or, with `require` in some versions of Node, a set. */
  readonly conditions?: Iterable<string>;
}

export interface Resolved {
  readonly url: string;
  readonly format?: string | null | undefined;
}

/**
 * Node's customization hooks, which run before those of tsx. `next` calls tsx and returns a value or a
 * promise; the hooks return the same kind.
 */
export class VersionHooks implements HookCalls {
  readonly #versions: ModuleVersions;
  readonly #namespace: string;
  readonly #onLoad: (file: string) => void;
  #tableSource = '';

  /** For `runtime`, see `ModuleVersions`. */
  constructor(namespace: string, runtime: string, onLoad: (file: string) => void) {
    this.#versions = new ModuleVersions(runtime);
    this.#namespace = namespace;
    this.#onLoad = onLoad;
  }

  begin(changed: readonly string[]): readonly string[] {
    return this.#versions.begin(changed);
  }

  setTable(source: string): void {
    this.#tableSource = source;
  }

  end(specifiers: readonly string[]): void {
    this.#versions.end(specifiers);
  }

  resolve<R extends Resolved | Promise<Resolved>>(
    specifier: string,
    context: ResolveContext,
    next: (specifier: string, context: ResolveContext) => R,
  ): R {
    const resolved = next(specifier, context);
    const { parentURL } = context;
    if (resolved instanceof Promise)
      return resolved.then((one) => this.#versioned(specifier, parentURL, one)) as R;
    // `require` caches modules by file name; the session clears that cache itself.
    const isRequire = [...(context.conditions ?? [])].includes('require');
    return isRequire ? resolved : (this.#versioned(specifier, parentURL, resolved) as R);
  }

  load<R>(url: string, next: () => R): R | { format: 'module'; source: string; shortCircuit: true } {
    if (!this.#isOfApp(url)) return next();
    if (isTable(url)) {
      // Only the newest table is ever requested: older ones are loaded already.
      return { format: 'module', source: this.#tableSource, shortCircuit: true };
    }
    const file = fileOf(url);
    this.#versions.noteLoad(file);
    this.#onLoad(file);
    return next();
  }

  #versioned(specifier: string, parentURL: string | undefined, resolved: Resolved): Resolved {
    const { url } = resolved;
    if (!this.#isOfApp(url) || isTable(url) || hasVersion(url)) return resolved;
    const file = fileOf(url);
    if (parentURL === undefined || !this.#isOfApp(parentURL)) return resolved;
    if (isTable(parentURL)) this.#versions.noteTableImport(specifier, file);
    else this.#versions.noteImport(fileOf(parentURL), file);
    return { ...resolved, url: `${url}&${versionKey}=${this.#versions.versionOf(file)}` };
  }

  /** Whether a URL is one of the app's own files, loaded by tsx in our namespace. */
  #isOfApp(url: string): boolean {
    return (
      url.startsWith('file:') &&
      !url.includes('/node_modules/') &&
      new URL(url).searchParams.get('tsx-namespace') === this.#namespace
    );
  }
}

const hasVersion = (url: string) => new URL(url).searchParams.has(versionKey);
const isTable = (url: string) => new URL(url).searchParams.has(tableKey);

/**
 * The path of a URL. tsx gives CommonJS files URLs whose query is a part of the path: `/a.cjs%3Fnamespace=x`.
 */
function fileOf(url: string): string {
  const address = new URL(url);
  address.pathname = address.pathname.replace(/%3f.*$/i, '');
  return fileURLToPath(address);
}
