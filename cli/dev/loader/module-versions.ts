/**
 * The current version of each file of the app. The version is a part of a module's URL, so that a file is
 * loaded again only when it, or something that it imports, has changed. All other modules keep their state.
 */
export class ModuleVersions {
  readonly #runtime: string;
  readonly #versions = new Map<string, number>();
  /** The import graph in both directions: the imports of a file, and its importers. */
  readonly #imports = new Map<string, Set<string>>();
  readonly #importers = new Map<string, Set<string>>();
  /** The files of the table's modules by their specifiers, and the versions last put to use. */
  readonly #table = new Map<string, string>();
  readonly #used = new Map<string, number>();
  /** Files loaded since `begin`; undefined outside of `begin` and `end`. */
  #attempt: Set<string> | undefined;

  /**
   * @param runtime the file through which generated code imports the runtime. It has no state, so its
   * importers stay current when it changes, as it does whenever a feature is used for the first time
   */
  constructor(runtime: string) {
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

  /** Records that a file is being loaded, be it between `begin` and `end` or later, by an `import()`. */
  noteLoad(file: string): void {
    this.#attempt?.add(file);
  }

  /**
   * Call before the app is loaded again. Returns the specifiers of the table whose modules are in use and
   * still current.
   */
  begin(changed: readonly string[]): readonly string[] {
    // Files of a failed attempt may have caused the failure, which Node would repeat for ever for the same
    // URL.
    this.#renew([...changed, ...(this.#attempt ?? [])]);
    this.#attempt = new Set();
    return [...this.#used].flatMap(([specifier, version]) =>
      this.versionOf(this.#table.get(specifier)!) === version ? [specifier] : [],
    );
  }

  /** Call after the app was loaded, with the specifiers of the table. */
  end(specifiers: readonly string[]): void {
    this.#attempt = undefined;
    this.#used.clear();
    for (const specifier of specifiers) {
      const file = this.#table.get(specifier);
      if (file !== undefined) this.#used.set(specifier, this.versionOf(file));
    }
  }

  /** Increments the version of these files and of everything that imports them, directly or indirectly. */
  #renew(files: readonly string[]): void {
    const stale = new Set(files);
    // Iterating over a set also visits the members that are added meanwhile.
    for (const file of stale) for (const importer of this.#importers.get(file) ?? []) stale.add(importer);
    for (const file of stale) {
      this.#versions.set(file, this.versionOf(file) + 1);
      // The imports are recorded again when the file is loaded again.
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
