import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type ts from 'typescript';
import { readSource } from '../../compiler/diagnose/read-source.ts';
import { configsIn } from '../config/configs-in.ts';

const own = /^(?:routeclass\.config\.\w+|tsconfig(?:\..+)?\.json|package\.json)$/;

/** The files that say how an app is built: its config with all that this imports by a path, its tsconfig files and its package.json. */
export class ConfigFiles {
  readonly #root: string;
  #imported: ReadonlySet<string> = new Set();

  constructor(root: string) {
    this.#root = root;
  }

  has(file: string): boolean {
    return (dirname(file) === this.#root && own.test(basename(file))) || this.#imported.has(file);
  }

  /** Looks again at what the config imports. */
  async read(): Promise<void> {
    // Loaded late: a port that is taken is told before.
    const { default: typescript } = await import('typescript');
    const files = new Set(configsIn(this.#root));
    // A set also gives what is added while it is walked.
    for (const file of files) for (const imported of importsOf(file, typescript)) files.add(imported);
    this.#imported = files;
  }
}

function importsOf(file: string, { preProcessFile }: typeof ts): readonly string[] {
  const source = readSource(file);
  if (source === undefined) return [];
  const { importedFiles } = preProcessFile(source, true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => resolve(dirname(file), fileName))
    .flatMap((path) => [path, `${path}.ts`, path.replace(/\.js$/, '.ts')].filter(isFile).slice(0, 1));
}

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(path);
