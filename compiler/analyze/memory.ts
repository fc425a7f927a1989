import { ts } from 'ts-morph';
import { reachedModels } from '../model/ids.ts';
import type { Model, Models, Route } from '../model/model.ts';
import { type Page, sourcesOf } from '../scan/scan.ts';
import { joinedDependencies, neededDependencies } from './dependencies/needed-dependencies.ts';
import { fileVersion } from './typescript-internals.ts';

/** What the analysis of an app has found, before names are made distinct and before the check. */
export type Findings = Omit<Model, 'importExtension' | 'isStrict'>;

interface KnownPage {
  /** The page as `scan` found it. */
  readonly page: Page;
  readonly route: Route;
  /** The app's files that the page reaches, including its own. */
  readonly files: ReadonlySet<string>;
  /** The ids of the models that the page reaches. */
  readonly models: ReadonlySet<string>;
}

interface Known {
  readonly options: string;
  /** The version of every file. */
  readonly versions: ReadonlyMap<string, string | undefined>;
  /** Files whose declarations are visible without an import. */
  readonly global: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly findings: Findings;
}

/**
 * What is known of an app from its last analysis without a diagnostic. Pages that a change does not reach are
 * not read again. Nothing is known where a change may reach pages other than through imports.
 */
export class Memory {
  #known: Known | undefined;
  /** The findings of the current analysis, until it is known whether there are diagnostics. */
  #pending: Known | undefined;
  #reused = 0;

  /** Forgets the app, so that every page is read again. */
  forget(): void {
    this.#known = undefined;
  }

  /**
   * Ends an analysis. Its findings are kept if there were no diagnostics. Returns whether pages were left
   * out.
   */
  settle(isGood: boolean): boolean {
    const wasPartial = this.#reused > 0;
    if (isGood && this.#pending) this.#known = this.#pending;
    this.#pending = undefined;
    this.#reused = 0;
    return wasPartial;
  }

  /**
   * The findings of all pages. `read` reads pages together, and is given only those that a change has
   * reached. Without a builder the changes are unknown, and all pages are read.
   */
  findings(
    pages: readonly Page[],
    builder: ts.SemanticDiagnosticsBuilderProgram | undefined,
    read: (some: readonly Page[]) => Findings,
  ): Findings {
    const kept = builder ? this.#unchanged(pages, builder) : new Map<string, Route>();
    this.#reused = kept.size;
    const findings =
      this.#join(read(pages.filter(({ file }) => !kept.has(file))), kept) ??
      this.#join(read(pages), new Map())!;
    if (builder) this.#keep(findings, pages, builder);
    return findings;
  }

  /** The routes that no change has reached, by the file of the page. */
  #unchanged(
    pages: readonly Page[],
    builder: ts.SemanticDiagnosticsBuilderProgram,
  ): ReadonlyMap<string, Route> {
    const changed = this.#changed(builder);
    const kept = new Map<string, Route>();
    if (changed === undefined) return kept;
    for (const page of pages) {
      const known = this.#known!.pages.get(page.file);
      if (known === undefined || JSON.stringify(known.page) !== JSON.stringify(page)) continue;
      if (!changed.some((file) => known.files.has(file))) kept.set(page.file, known.route);
    }
    return kept;
  }

  /** The files with changed content; undefined where a change may reach pages that do not import the file. */
  #changed(builder: ts.SemanticDiagnosticsBuilderProgram): readonly string[] | undefined {
    const known = this.#known;
    if (known === undefined || known.options !== optionsOf(builder)) return undefined;
    const files = builder.getSourceFiles();
    if (files.length !== known.versions.size) return undefined;
    const changed = files.filter((file) => known.versions.get(file.fileName) !== fileVersion(file));
    const isFar = (file: ts.SourceFile) =>
      !known.versions.has(file.fileName) ||
      isOfPackage(file.fileName) ||
      known.global.has(file.fileName) ||
      isGlobal(file);
    return changed.some(isFar) ? undefined : changed.map(({ fileName }) => fileName);
  }

  /** The new findings joined with those of the kept routes; undefined where the two cannot be joined. */
  #join(read: Findings, kept: ReadonlyMap<string, Route>): Findings | undefined {
    if (kept.size === 0) {
      const dependencies = neededDependencies(read.routes, read.dependencies);
      return { ...read, models: sorted(read.models, reachedModels(read.models, read)), dependencies };
    }
    const { findings: old, pages } = this.#known!;
    const lasting = neededDependencies(kept.values(), old.dependencies);
    const dependencies = joinedDependencies(read.dependencies, lasting);
    if (dependencies === undefined) return undefined;
    const needed = new Set([...kept.keys()].flatMap((file) => [...pages.get(file)!.models]));
    for (const id of reachedModels(old.models, lasting)) needed.add(id);
    const models = new Map(old.models);
    for (const [id, model] of read.models) {
      const before = models.get(id);
      if (before !== undefined && JSON.stringify(before) === JSON.stringify(model)) continue;
      // Types of the same name get their suffixes in the order in which they are found.
      if (/#\d+$/.test(id) || (before !== undefined && needed.has(id))) return undefined;
      models.set(id, model);
    }
    for (const id of reachedModels(models, [read.routes, read.dependencies])) needed.add(id);
    const routes = [...kept.values(), ...read.routes];
    return {
      routes,
      models: sorted(models, needed),
      dependencies: neededDependencies(routes, dependencies),
      // The patterns of kept pages were judged before, without a diagnostic.
      patterns: read.patterns,
      examples: read.examples,
    };
  }

  /** Keeps the findings of an app, with its pages and files. */
  #keep(findings: Findings, pages: readonly Page[], builder: ts.SemanticDiagnosticsBuilderProgram): void {
    const before = this.#known?.pages;
    const routes = new Map(findings.routes.map((route) => [route.file, route]));
    const files = builder.getSourceFiles();
    const own = files.filter(({ fileName }) => !isOfPackage(fileName));
    this.#pending = {
      options: optionsOf(builder),
      versions: new Map(files.map((file) => [file.fileName, fileVersion(file)])),
      global: new Set(own.filter(isGlobal).map(({ fileName }) => fileName)),
      pages: new Map(
        pages.flatMap((page) => {
          const route = routes.get(page.file);
          if (route === undefined) return [];
          const known = before?.get(page.file);
          if (known?.route === route) return [[page.file, known]];
          const models = reachedModels(findings.models, route);
          return [[page.file, { page, route, files: filesOf(page, builder), models }]];
        }),
      ),
      findings,
    };
  }
}

const sorted = (models: Models, ids: ReadonlySet<string>): Models =>
  new Map([...ids].sort().map((id) => [id, models.get(id)!]));

/** The app's files whose change would require these pages to be read again. */
export function reachedFiles(
  pages: readonly Page[],
  builder: ts.SemanticDiagnosticsBuilderProgram,
): ReadonlySet<string> {
  const own = builder.getSourceFiles().filter(({ fileName }) => !isOfPackage(fileName));
  const global = own.filter(isGlobal).map(({ fileName }) => fileName);
  return new Set([...global, ...pages.flatMap((page) => [...filesOf(page, builder)])]);
}

function filesOf(page: Page, builder: ts.SemanticDiagnosticsBuilderProgram): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of sourcesOf(page)) {
    const source = builder.getSourceFile(file);
    for (const one of source ? builder.getAllDependencies(source) : []) if (!isOfPackage(one)) found.add(one);
  }
  return found;
}

const isOfPackage = (file: string) => file.includes('/node_modules/');

function isGlobal(file: ts.SourceFile): boolean {
  return !ts.isExternalModule(file) || /\bdeclare\s+(?:global|module)\b/.test(file.text);
}

const optionsOf = (builder: ts.SemanticDiagnosticsBuilderProgram) =>
  JSON.stringify(builder.getCompilerOptions());
