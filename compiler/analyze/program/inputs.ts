/** What a compilation has looked at on disk: as long as none of it changes, it would come out the same. */
export interface ReadFiles {
  /** Files that were read: absolute paths. */
  readonly files: ReadonlySet<string>;
  /** Files and folders that were looked for, and are not there: absolute paths. */
  readonly missing: ReadonlySet<string>;
}

interface Eyes {
  fileExists(path: string): boolean;
  readFile(path: string, encoding?: string): string | undefined;
  directoryExists?(path: string): boolean;
}

/** Notes what somebody looks at. */
export class InputLog implements ReadFiles {
  readonly files = new Set<string>();
  readonly missing = new Set<string>();

  /** The same eyes, and a note of all that they see. */
  watching<T extends Eyes>(eyes: T): T {
    const note = (path: string, isThere: boolean) => {
      if (!isThere) this.missing.add(path);
      return isThere;
    };
    const { directoryExists } = eyes;
    return {
      ...eyes,
      fileExists: (path) => note(path, eyes.fileExists(path)),
      ...(directoryExists && { directoryExists: (path) => note(path, directoryExists(path)) }),
      readFile: (path, encoding) => {
        const text = eyes.readFile(path, encoding);
        if (note(path, text !== undefined)) this.files.add(path);
        return text;
      },
    };
  }
}
