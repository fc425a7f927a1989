/**
 * The files that a compilation has read or looked for. While none of them changes, the result stays the same.
 */
export interface ReadFiles {
  /** Files that were read, as absolute paths. */
  readonly files: ReadonlySet<string>;
  /** Files and folders that were looked for and do not exist, as absolute paths. */
  readonly missing: ReadonlySet<string>;
}

interface FileAccess {
  fileExists(path: string): boolean;
  readFile(path: string, encoding?: string): string | undefined;
  directoryExists?(path: string): boolean;
}

/** Records every access to the disk. */
export class InputLog implements ReadFiles {
  readonly files = new Set<string>();
  readonly missing = new Set<string>();

  /** The same functions, which also record every path that they are given. */
  recording<T extends FileAccess>(access: T): T {
    const note = (path: string, isThere: boolean) => {
      if (!isThere) this.missing.add(path);
      return isThere;
    };
    const { directoryExists } = access;
    return {
      ...access,
      fileExists: (path) => note(path, access.fileExists(path)),
      ...(directoryExists && { directoryExists: (path) => note(path, directoryExists(path)) }),
      readFile: (path, encoding) => {
        const text = access.readFile(path, encoding);
        if (note(path, text !== undefined)) this.files.add(path);
        return text;
      },
    };
  }
}
