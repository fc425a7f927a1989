import { isWithin, slashed } from '../../compiler/paths.ts';
import type { AppBuild } from './app-build.ts';
import type { ConfigFiles } from './config-files.ts';
import type { ServedApp } from './served-app.ts';

/** The files that concern a session: those of its config and of its current build, and the loaded modules. */
export class SessionFiles {
  readonly #config: ConfigFiles;
  readonly #served: ServedApp;
  readonly #build: () => AppBuild | undefined;

  /** @param build returns the current build, if the config could be read */
  constructor(config: ConfigFiles, served: ServedApp, build: () => AppBuild | undefined) {
    this.#config = config;
    this.#served = served;
    this.#build = build;
  }

  /**
   * Whether a change to a file leads to a build: always for TypeScript sources, and for other files (JSON,
   * plain JavaScript) if the app imports them: they were loaded, or a build has read or missed them. Data
   * that the app writes must not cause builds.
   */
  matters(path: string): boolean {
    if (this.isOutput(path)) return false;
    if (/\.[cm]?tsx?$/.test(path) || this.isConfig(path) || this.#served.files.has(path)) return true;
    return this.#build()?.depends(slashed(path)) ?? false;
  }

  isConfig(path: string): boolean {
    return this.#config.has(path) || (this.#build()?.configs.has(slashed(path)) ?? false);
  }

  isOutput(path: string): boolean {
    const out = this.#build()?.settings.out;
    return out !== undefined && isWithin(path, out);
  }

  /**
   * The files to watch wherever they are, as in another package of a workspace: the routes folder, the config
   * files, the loaded modules, and what a build has read, such as files that only declare types.
   */
  get watched(): readonly string[] {
    const build = this.#build();
    const routes = build === undefined ? [] : [build.settings.routes];
    const read = [...this.#config.read, ...(build?.configs ?? []), ...(build?.read ?? [])];
    const files = new Set([...routes, ...this.#served.files, ...read.filter((file) => !isInstalled(file))]);
    return [...files].filter((file) => !this.isOutput(file));
  }
}

/** Whether a file belongs to an installed package: these do not change one by one. */
const isInstalled = (file: string) => file.includes('/node_modules/');
