import { createHash } from 'node:crypto';
import {
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutputFile, ReadFiles } from '../../compiler/index.ts';
import type { Settings } from '../../compiler/settings.ts';
import { manifestName } from '../../compiler/write/manifest.ts';
import { stateOf } from '../file-state.ts';

interface StampFile {
  /** Digest of the settings, the compiler and the version of Node. */
  readonly toolchain: string;
  /** Digest of the file names in the folders of the app and of its routes. */
  readonly folders: string;
  /** Every file that was read or written, with its state when the build ended. */
  readonly files: { readonly [path: string]: string };
  readonly missing: readonly string[];
}

/**
 * The inputs and outputs of the last build without a diagnostic, recorded in `node_modules/.cache`. While
 * none of them has changed, the next build has nothing to do, and need not load TypeScript to find that out.
 * In any doubt, the app is built.
 */
export class BuildStamp {
  readonly #settings: Settings;
  readonly #file: string | undefined;
  /** Milliseconds since 1970. */
  readonly #start = Date.now();
  /** Taken before the build: the build may have missed a file that was added while it ran. */
  readonly #folders: string;

  constructor(settings: Settings) {
    const packages = join(settings.root, 'node_modules');
    this.#settings = settings;
    this.#file = existsSync(packages) ? join(packages, '.cache/routeclass/build.json') : undefined;
    this.#folders = this.#file === undefined ? '' : digest(this.#names());
  }

  /** Whether the output is up to date. */
  isUpToDate(): boolean {
    const stamp = this.#read();
    return (
      stamp !== null &&
      stamp.toolchain === this.#toolchain() &&
      stamp.folders === this.#folders &&
      Object.entries(stamp.files).every(([path, state]) => stateOf(path) === state) &&
      !stamp.missing.some((path) => existsSync(path))
    );
  }

  /** Records the files that a build has read and written. */
  record(inputs: ReadFiles, outputs: readonly OutputFile[]): void {
    const file = this.#file;
    if (file === undefined) return;
    const files: { [path: string]: string } = {};
    for (const path of inputs.files) {
      const state = stateOf(path, this.#start);
      // The file may have been saved after the build read it.
      if (state === undefined) return;
      files[path] = state;
    }
    for (const path of [manifestName, ...outputs.map((one) => one.path)]) {
      const whole = join(this.#settings.out, path);
      files[whole] = stateOf(whole) ?? '';
    }
    // A file that was missing during the build, but exists by now, is left out: it is not a later change.
    const missing = [...inputs.missing].filter((path) => !existsSync(path));
    const stamp: StampFile = { toolchain: this.#toolchain(), folders: this.#folders, files, missing };
    try {
      mkdirSync(dirname(file), { recursive: true });
      // Not by a temporary file, which a full disk would keep: half a stamp is no JSON, and counts as none.
      writeFileSync(file, JSON.stringify(stamp));
    } catch {
      // Without a writable cache folder, every build runs in full.
    }
  }

  #read(): StampFile | null {
    try {
      return this.#file === undefined ? null : JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return null;
    }
  }

  #toolchain(): string {
    const own = fileURLToPath(import.meta.url);
    return digest([process.version, own, stateOf(own) ?? '', JSON.stringify(this.#settings)]);
  }

  /**
   * The path of every file of the app. The routes may lie outside of the app's folder, or behind links in
   * their own folder.
   */
  #names(): string[] {
    const { root, routes } = this.#settings;
    return [...this.#namesIn(root), ...this.#namesIn(routes, new Set())];
  }

  /**
   * The paths below a folder, without generated, hidden and installed files. Where `followed` is given, links
   * are followed; it holds the folders that they have led to.
   */
  #namesIn(folder: string, followed?: Set<string>): string[] {
    return entriesOf(folder).flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      const path = join(folder, entry.name);
      if (path === this.#settings.out) return [];
      if (entry.isSymbolicLink() && followed !== undefined)
        return [path, ...this.#namesBehind(path, followed)];
      // A name that is not valid UTF-8 cannot be opened.
      return entry.isDirectory() && existsSync(path) ? [path, ...this.#namesIn(path, followed)] : [path];
    });
  }

  #namesBehind(link: string, followed: Set<string>): string[] {
    const real = existsSync(link) ? realpathSync(link) : link;
    if (followed.has(real)) return [];
    followed.add(real);
    return this.#namesIn(real, followed);
  }
}

/**
 * The entries of a folder; none where it may not be read: such a folder, like the data of a database beside
 * the app, holds nothing of the app.
 */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function digest(texts: readonly string[]): string {
  return createHash('sha1').update(texts.join('\n')).digest('base64');
}
