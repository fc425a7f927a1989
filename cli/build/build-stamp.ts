import { createHash } from 'node:crypto';
import {
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patiently } from '../../compiler/files/patiently.ts';
import type { OutputFile, ReadFiles } from '../../compiler/index.ts';
import type { Settings } from '../../compiler/settings.ts';
import { manifestName } from '../../compiler/write/manifest.ts';

interface Seen {
  /** Of the settings and of what compiles. */
  readonly maker: string;
  /** Of the names in the folders of the app and of its routes. */
  readonly folders: string;
  /** Every file that was read or written, and what told it from an earlier one. */
  readonly files: { readonly [path: string]: string };
  readonly missing: readonly string[];
}

/**
 * What a build without a complaint has seen, in `node_modules/.cache`: while all of it stands as it was, the
 * next one has nothing to do, and TypeScript need not be loaded to know that. Where anything is in doubt, it
 * builds.
 */
export class BuildStamp {
  readonly #settings: Settings;
  readonly #file: string | undefined;
  /** Milliseconds since 1970. */
  readonly #start = Date.now();
  /** Before the build: what is put there meanwhile it may have missed. */
  readonly #folders: string;

  constructor(settings: Settings) {
    const packages = join(settings.root, 'node_modules');
    this.#settings = settings;
    this.#file = existsSync(packages) ? join(packages, '.cache/routeclass/build.json') : undefined;
    this.#folders = this.#file === undefined ? '' : digest(this.#names());
  }

  /** Whether a build would come to what is there. */
  holds(): boolean {
    const seen = this.#read();
    return (
      seen !== undefined &&
      seen.maker === this.#maker() &&
      seen.folders === this.#folders &&
      Object.entries(seen.files).every(([path, state]) => stateOf(path) === state) &&
      !seen.missing.some((path) => existsSync(path))
    );
  }

  /** Notes what a build has read and written. */
  set(inputs: ReadFiles, outputs: readonly OutputFile[]): void {
    const file = this.#file;
    if (file === undefined) return;
    const files: { [path: string]: string } = {};
    for (const path of inputs.files) {
      const state = stateOf(path, this.#start);
      // It may have been saved after it was read.
      if (state === undefined) return;
      files[path] = state;
    }
    for (const path of [manifestName, ...outputs.map((one) => one.path)]) {
      const whole = join(this.#settings.out, path);
      files[whole] = stateOf(whole) ?? '';
    }
    // What was looked for, and has been made since, is no news.
    const missing = [...inputs.missing].filter((path) => !existsSync(path));
    const seen: Seen = { maker: this.#maker(), folders: this.#folders, files, missing };
    try {
      mkdirSync(dirname(file), { recursive: true });
      const temporary = `${file}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(seen));
      patiently(() => renameSync(temporary, file));
    } catch {
      // Where nothing can be written there, every build builds.
    }
  }

  #read(): Seen | undefined {
    try {
      return this.#file === undefined ? undefined : JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  #maker(): string {
    const own = fileURLToPath(import.meta.url);
    return digest([process.version, own, stateOf(own) ?? '', JSON.stringify(this.#settings)]);
  }

  /** Every file of the app by name. The routes may lie outside of it, or behind links in their folder. */
  #names(): string[] {
    const { root, routes } = this.#settings;
    return [...this.#namesIn(root), ...this.#namesIn(routes, new Set())];
  }

  /**
   * But for what is generated, hidden or installed. `followed` are the folders that links have led to, where
   * links are followed.
   */
  #namesIn(folder: string, followed?: Set<string>): string[] {
    return entriesOf(folder).flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      const path = join(folder, entry.name);
      if (path === this.#settings.out) return [];
      if (entry.isSymbolicLink() && followed !== undefined)
        return [path, ...this.#namesBehind(path, followed)];
      // A name that is no UTF-8 leads nowhere.
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
 * What a folder holds. One that may not be read, as the data of a database beside the app, holds nothing of
 * the app.
 */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/**
 * What changes whenever a file is written; undefined where it is not to be had, or was written since a time,
 * in milliseconds.
 */
function stateOf(path: string, since = Number.POSITIVE_INFINITY): string | undefined {
  try {
    const stats = statSync(path, { bigint: true });
    if (Number(stats.ctimeMs) >= since) return undefined;
    return [stats.size, stats.mtimeNs, stats.ctimeNs, stats.ino].join(' ');
  } catch {
    return undefined; // It is gone, or stands below what is a file now.
  }
}

function digest(texts: readonly string[]): string {
  return createHash('sha1').update(texts.join('\n')).digest('base64');
}
