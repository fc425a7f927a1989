import { createHash } from 'node:crypto';
import { ts } from 'ts-morph';
import { slashed } from '../../paths.ts';
import { fileVersion, setFileVersion } from '../typescript-internals.ts';
import type { InputLog } from './inputs.ts';
import { withJsDocs } from './jsdoc.ts';

/** Parsed declaration files of TypeScript and of packages, also linked ones, which do not change meanwhile. */
export type PackageFiles = Map<string, ts.SourceFile>;

export interface SourceFilesOptions {
  /**
   * A map that several factories share, where many apps are compiled in one process. Its files are not parsed
   * again.
   */
  readonly packageFiles?: PackageFiles;
  /** Whether Programs are made only once, and not again after a change. */
  readonly once?: boolean;
}

type Language = ts.ScriptTarget | ts.CreateSourceFileOptions;
type Reader = Pick<ts.CompilerHost, 'getSourceFile'>;

/** Parses each file once for both Programs, and again only when it has changed. */
export class SourceFiles {
  readonly #inputs: InputLog;
  readonly #app: string;
  readonly #packageFiles: PackageFiles | undefined;
  readonly #once: boolean;
  /** Undefined for files that do not exist. */
  readonly #files = new Map<string, ts.SourceFile | undefined>();

  constructor(root: string, inputs: InputLog, { once = false, packageFiles }: SourceFilesOptions) {
    this.#app = `${slashed(root)}/`;
    this.#inputs = inputs;
    this.#packageFiles = packageFiles;
    this.#once = once;
  }

  /** Whether the file was parsed. A file that does not exist never is. */
  has(file: string): boolean {
    return this.#files.get(file) !== undefined;
  }

  forget(file: string): void {
    this.#files.delete(file);
  }

  read(file: string, language: Language, reader: Reader): ts.SourceFile | undefined {
    if (!this.#files.has(file)) {
      const parsed =
        this.#readOfPackage(file, language, reader) ?? withJsDocs(reader.getSourceFile(file, language));
      this.#files.set(file, this.#once ? parsed : parsed && withVersion(parsed));
      (parsed ? this.#inputs.files : this.#inputs.missing).add(file);
    }
    return this.#files.get(file);
  }

  /** Parses the text of a file that is not on disk. */
  parse(file: string, text: string, language: Language): ts.SourceFile {
    const parsed = this.#files.get(file) ?? ts.createSourceFile(file, text, language, true);
    this.#files.set(file, parsed);
    return parsed;
  }

  #readOfPackage(file: string, language: Language, reader: Reader): ts.SourceFile | undefined {
    if (this.#packageFiles === undefined || !this.#isOfPackage(file)) return undefined;
    const { impliedNodeFormat, languageVersion } =
      typeof language === 'object' ? language : { languageVersion: language };
    const key = `${languageVersion} ${impliedNodeFormat} ${file}`;
    const known = this.#packageFiles.get(key) ?? withJsDocs(reader.getSourceFile(file, language));
    if (known) this.#packageFiles.set(key, known);
    return known;
  }

  /** Whether a declaration file is not one of the app. The real path of a linked package is outside of it. */
  #isOfPackage(file: string): boolean {
    const isOutside = !file.startsWith(this.#app) || file.includes('/node_modules/');
    return isOutside && /\.d\.[cm]?ts$/.test(file);
  }
}

/** Adds the version by which a builder detects changed files. */
function withVersion(file: ts.SourceFile): ts.SourceFile {
  if (fileVersion(file) === undefined)
    setFileVersion(file, createHash('sha1').update(file.text).digest('base64'));
  return file;
}
