/**
 * Which version of each file of the app is current. A version is a part of a module's address, so that a file
 * is loaded again when it, or something that it imports, has changed, and else never: what has not changed
 * keeps what it holds in memory.
 */
export class ModuleVersions {
  readonly #runtime: string | undefined;
  readonly #versions = new Map<string, number>();
  /** Both ways between files: what a file imports, and what imports it. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #importers = new Map<string, Set<string>>();
  /** The modules of the table by their specifiers there, and the versions of them that were last put to use. */
  readonly #table = new Map<string, string>();
  readonly #used = new Map<string, number>();
  /** Files loaded since `begin`; undefined where nothing is being loaded. */
  #attempt: Set<string> | undefined;

  /**
   * @param runtime the file through which generated code has the runtime: it holds nothing of its own, so
   * that who imports it stays current when it changes, as it does when something is used for the first time
   */
  constructor(runtime?: string) {
    this.#runtime = runtime;
  }

  versionOf(file: string): number {
    return this.#versions.get(file) ?? 0;
  }

  noteImport(importer: string, file: string): void {
    if (file === this.#runtime) return;
    listOf(this.#imports, importer).add(file);
    listOf(this.#importers, file).add(importer);
  }

  noteTableImport(specifier: string, file: string): void {
    this.#table.set(specifier, file);
  }

  /**
   * Notes that a file is being loaded; tells whether that is outside of `begin` and `end`, as with a late
   * `import()`.
   */
  noteLoad(file: string): boolean {
    this.#attempt?.add(file);
    return this.#attempt === undefined;
  }

  /**
   * Before the app is loaded again: gives the specifiers of the table whose modules that are in use are still
   * current.
   */
  begin(changed: readonly string[]): readonly string[] {
    // What was loaded by an attempt that failed may itself be what failed: Node would give the same failure for ever.
    this.#renew([...changed, ...(this.#attempt ?? [])]);
    this.#attempt = new Set();
    return [...this.#used].flatMap(([specifier, version]) =>
      this.versionOf(this.#table.get(specifier)!) === version ? [specifier] : [],
    );
  }

  /** After the app was loaded; `specifiers` are those of the table. Gives the files that were loaded. */
  end(specifiers: readonly string[]): readonly string[] {
    const files = [...(this.#attempt ?? [])];
    this.#attempt = undefined;
    this.#used.clear();
    for (const specifier of specifiers) {
      const file = this.#table.get(specifier);
      if (file !== undefined) this.#used.set(specifier, this.versionOf(file));
    }
    return files;
  }

  /** Gives a new version to these files and to all that import them, through however many others. */
  #renew(files: readonly string[]): void {
    const stale = new Set(files);
    // A set also gives what is added while it is walked.
    for (const file of stale) for (const importer of this.#importers.get(file) ?? []) stale.add(importer);
    for (const file of stale) {
      this.#versions.set(file, this.versionOf(file) + 1);
      // It says anew what it imports when it is loaded again.
      for (const imported of this.#imports.get(file) ?? []) this.#importers.get(imported)?.delete(file);
      this.#imports.delete(file);
    }
  }
}

function listOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const list = map.get(key) ?? new Set();
  map.set(key, list);
  return list;
}
