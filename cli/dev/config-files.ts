import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type ts from 'typescript';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { isFolder } from '../../compiler/files/look.ts';
import { configsIn } from '../config/configs-in.ts';
import { meantConfig } from '../config/misnamed-config.ts';
import { hashOf } from './file-hashes.ts';
import { isInstallState } from './watch-installs.ts';

const own = /^(?:routeclass\.config\.\w+|tsconfig(?:\..+)?\.json|package\.json)$/;

/**
 * The files that determine how an app is built: its config, with everything that it imports by a path, its
 * tsconfig files, its package.json, and what tells that other packages are installed.
 */
export class ConfigFiles {
  readonly #root: string;
  /** The config and its imports, each with its hash at the last look. */
  #read: ReadonlyMap<string, string> = new Map();

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    if (this.#read.has(file) || isInstallState(file)) return true;
    const name = basename(file);
    return dirname(file) === this.#root && (own.test(name) || meantConfig(name) !== undefined);
  }

  /** The config and its imports, in any folder. */
  get read(): readonly string[] {
    return [...this.#read.keys()];
  }

  /** Those of them that have changed since the last look. */
  get outdated(): readonly string[] {
    return this.read.filter((file) => hashOf(file) !== this.#read.get(file));
  }

  /** Collects the imports of the config again. */
  async look(): Promise<void> {
    // Loaded late, so that a port in use is reported first.
    const { default: typescript } = await import('typescript');
    const files = new Set(configsIn(this.#root));
    // Iterating over a set also visits the members that are added meanwhile.
    for (const file of files) for (const imported of importsOf(file, typescript)) files.add(imported);
    this.#read = new Map([...files].map((file) => [file, hashOf(file)]));
  }
}

function importsOf(file: string, typescript: typeof ts): readonly string[] {
  const source = readSource(file);
  if (source === undefined) return [];
  return typescript
    .preProcessFile(source, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => importedBy(file, fileName, typescript));
}

function importedBy(file: string, specifier: string, typescript: typeof ts): readonly string[] {
  const path = resolve(dirname(file), specifier);
  if (existsSync(path) && !isFolder(path)) return [path];
  const { ModuleResolutionKind, resolveModuleName, sys } = typescript;
  const options = { allowJs: true, moduleResolution: ModuleResolutionKind.Bundler };
  const { resolvedModule } = resolveModuleName(specifier, file, options, sys);
  if (resolvedModule !== undefined) return [resolve(resolvedModule.resolvedFileName)];
  // A missing file may appear, or reappear, under any of these names.
  return [path, `${path}.ts`, path.replace(/\.([cm]?)js$/, '.$1ts')];
}
