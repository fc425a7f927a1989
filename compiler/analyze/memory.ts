import { ts } from 'ts-morph';
import { reachedModels } from '../model/ids.ts';
import type { Model, Models, Route } from '../model/model.ts';
import { type Page, sourcesOf } from '../scan/scan.ts';
import { joinedDependencies, neededDependencies } from './dependencies/needed-dependencies.ts';

/** What was read of an app, before names are made distinct and before it was checked. */
export type Findings = Omit<Model, 'importExtension' | 'isStrict'>;

interface KnownPage {
  /** What the folders say of it. */
  readonly page: Page;
  readonly route: Route;
  /** The app's files that it reaches, itself among them. */
  readonly files: ReadonlySet<string>;
  /** Ids of the models that it reaches. */
  readonly models: ReadonlySet<string>;
}

interface Known {
  readonly options: string;
  /** Of every file. */
  readonly versions: ReadonlyMap<string, string>;
  /** Files whose declarations are seen without an import. */
  readonly global: ReadonlySet<string>;
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly findings: Findings;
}

/**
 * What is known of an app from the last time that it was read without a complaint: pages that a change does
 * not reach need not be read again. Where a change may reach what no import tells, nothing is known.
 */
export class Memory {
  #known: Known | undefined;
  /** What was read now, as long as somebody may complain. */
  #pending: Known | undefined;
  #reused = 0;

  /** Forgets the app: no page is as it was read. */
  forget(): void {
    this.#known = undefined;
  }

  /** Ends a reading: what was read is known from now on if nobody has complained. Gives whether pages were left out. */
  settle(isGood: boolean): boolean {
    const wasPartial = this.#reused > 0;
    if (isGood && this.#pending) this.#known = this.#pending;
    this.#pending = undefined;
    this.#reused = 0;
    return wasPartial;
  }

  /**
   * What is found in pages, of which those that no change has reached are not read again; `read` reads some
   * together. Without a builder nobody knows what has changed, and all are read.
   */
  findings(
    pages: readonly Page[],
    builder: ts.SemanticDiagnosticsBuilderProgram | undefined,
    read: (some: readonly Page[]) => Findings,
  ): Findings {
    const kept = builder ? this.#unchanged(pages, builder) : new Map<string, Route>();
    const findings =
      this.#join(read(pages.filter(({ file }) => !kept.has(file))), kept) ??
      this.#join(read(pages), new Map())!;
    if (builder) this.#keep(findings, pages, builder);
    return findings;
  }

  /** The routes that no change has reached, by their pages' files. */
  #unchanged(
    pages: readonly Page[],
    builder: ts.SemanticDiagnosticsBuilderProgram,
  ): ReadonlyMap<string, Route> {
    const changed = this.#changed(builder);
    const kept = new Map<string, Route>();
    for (const page of changed === undefined ? [] : pages) {
      const known = this.#known!.pages.get(page.file);
      if (known === undefined || JSON.stringify(known.page) !== JSON.stringify(page)) continue;
      if (!changed!.some((file) => known.files.has(file))) kept.set(page.file, known.route);
    }
    this.#reused = kept.size;
    return kept;
  }

  /** Files with another content; undefined where a change may reach pages that do not import it. */
  #changed(builder: ts.SemanticDiagnosticsBuilderProgram): readonly string[] | undefined {
    const known = this.#known;
    if (known === undefined || known.options !== optionsOf(builder)) return undefined;
    const files = builder.getSourceFiles();
    if (files.length !== known.versions.size) return undefined;
    const changed = files.filter((file) => known.versions.get(file.fileName) !== versionOf(file));
    const isFar = (file: ts.SourceFile) =>
      !known.versions.has(file.fileName) ||
      isOfPackage(file.fileName) ||
      known.global.has(file.fileName) ||
      isGlobal(file);
    return changed.some(isFar) ? undefined : changed.map(({ fileName }) => fileName);
  }

  /** What was read now, with what is known of all that was not; undefined where the two do not go together. */
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
      // Types of one name are told apart in the order in which they are met.
      if (/#\d+$/.test(id) || (before !== undefined && needed.has(id))) return undefined;
      models.set(id, model);
    }
    for (const id of reachedModels(models, [read.routes, read.dependencies])) needed.add(id);
    const routes = [...kept.values(), ...read.routes];
    return {
      routes,
      models: sorted(models, needed),
      dependencies: neededDependencies(routes, dependencies),
      // Those that were read before have been judged, and nobody has complained.
      patterns: read.patterns,
      examples: read.examples,
    };
  }

  /** Notes what was read of an app, and its pages and files. */
  #keep(findings: Findings, pages: readonly Page[], builder: ts.SemanticDiagnosticsBuilderProgram): void {
    const before = this.#known?.pages;
    const routes = new Map(findings.routes.map((route) => [route.file, route]));
    const files = builder.getSourceFiles();
    const own = files.filter(({ fileName }) => !isOfPackage(fileName));
    this.#pending = {
      options: optionsOf(builder),
      versions: new Map(files.map((file) => [file.fileName, versionOf(file)])),
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

/** The app's files that a change of would have these pages read again. */
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

/** TypeScript's own types do not have it. */
const versionOf = (file: ts.SourceFile) => (file as ts.SourceFile & { version: string }).version;

const optionsOf = (builder: ts.SemanticDiagnosticsBuilderProgram) =>
  JSON.stringify(builder.getCompilerOptions());
