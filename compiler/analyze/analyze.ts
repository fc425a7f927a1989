import type { ts } from 'ts-morph';
import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { errorBodyNames } from '../model/error-bodies.ts';
import type { Model, Route } from '../model/model.ts';
import { pathText } from '../model/path.ts';
import { byCodeUnit } from '../order.ts';
import { slashed } from '../paths.ts';
import { type Page, sourcesOf } from '../scan/scan.ts';
import type { Settings } from '../settings.ts';
import { type Context, isOwn, isSource, ownFolders, type ProgramContext } from './context.ts';
import { Dependencies } from './dependencies/dependencies.ts';
import { type Findings, type Memory, reachedFiles } from './memory.ts';
import { ErrorFiles } from './page/error-file.ts';
import { readPage } from './page/page.ts';
import type { ProgramFactory, Programs } from './program/program.ts';
import { reportTypeErrors } from './program/type-errors.ts';
import { reportUnresolvedNames } from './program/unresolved-names.ts';
import { ThrownErrors } from './throws/thrown-errors.ts';
import { distinctNames } from './types/distinct-names.ts';
import { FilledAliases } from './types/filled-aliases.ts';
import { InferredAliases } from './types/inferred-aliases.ts';
import { NamedTypes } from './types/named-types.ts';
import { SchemaKeys } from './types/schema-keys.ts';
import { Instances } from './types/type-arguments.ts';
import { TypeReader } from './types/types.ts';

const emptyModel: Model = {
  importExtension: '.ts',
  isStrict: true,
  routes: [],
  models: new Map(),
  dependencies: new Map(),
  patterns: [],
  examples: [],
};

interface AnalyzeContext {
  readonly factory: ProgramFactory;
  readonly memory: Memory;
  readonly diagnostics: Diagnostics;
  /** Called with the current step, to show progress. */
  readonly progress: (what: string) => void;
}

/** Reads the route classes of the pages, and all types that they reach, into the Model. */
export function analyze(
  pages: readonly Page[],
  settings: Settings,
  { diagnostics, factory, memory, progress }: AnalyzeContext,
): Model {
  if (pages.length === 0) return emptyModel;
  progress('reading the app');
  const programs = factory.create([...new Set(pages.flatMap(sourcesOf))], diagnostics);
  if (programs === undefined) return emptyModel;
  const { builder, marked, moved, plain } = programs;
  if (moved) memory.forget();
  progress('checking types');
  const context = checkedPrograms(programs, settings, diagnostics);
  // Where the pages are all pages, these are all files, and imports need not be followed.
  const filesOf = (some: readonly Page[]) =>
    builder === undefined || some.length === pages.length
      ? marked.getSourceFiles()
      : [...reachedFiles(some, builder)].flatMap((file) => marked.getSourceFile(file) ?? []);
  const findings = memory.findings(pages, builder, (some) =>
    readPages(some, context, () => filesOf(some), progress),
  );
  return {
    importExtension: plain.getCompilerOptions().allowImportingTsExtensions ? '.ts' : '.js',
    isStrict: context.isPlainStrict,
    routes: [...findings.routes].sort(byPath),
    models: distinctNames(findings.models, settings.root, ownComponents),
    dependencies: distinctNames(findings.dependencies, settings.root),
    patterns: findings.patterns,
    examples: findings.examples,
  };
}

/** The context of an app's Programs, whose type errors are reported. */
function checkedPrograms(
  { builder, marked, plain }: Programs,
  settings: Settings,
  diagnostics: Diagnostics,
): ProgramContext {
  const out = `${slashed(settings.out)}/`;
  const own = ownFolders(settings);
  const isRead = (file: ts.SourceFile) => isSource(file) && !file.fileName.startsWith(out);
  const files = {
    isOwn: (file: ts.SourceFile) => isRead(file) && isOwn(file, { own }),
    isForeign: (file: ts.SourceFile) => isRead(file) && !isOwn(file, { own }),
  };
  const faulty = reportTypeErrors(builder ?? plain, files, `${slashed(settings.root)}/`, diagnostics);
  return {
    checker: marked.getTypeChecker(),
    marked: marked.getTypeChecker(),
    plain: plain.getTypeChecker(),
    isPlainStrict: isStrict(plain.getCompilerOptions()),
    program: marked,
    diagnostics,
    own,
    faulty,
    reportUnresolved: () => reportUnresolvedNames(plain, files, diagnostics),
  };
}

/** Whether null is distinguished from other values. TypeScript 6 is strict by default. */
const isStrict = ({ strict = true, strictNullChecks = strict }: ts.CompilerOptions) => strictNullChecks;

/** Reads pages together, so that a type that several pages reach is read once. */
function readPages(
  pages: readonly Page[],
  programs: ProgramContext,
  files: () => readonly ts.SourceFile[],
  progress: (what: string) => void,
): Findings {
  const context: Context = {
    ...programs,
    aliases: new FilledAliases(programs),
    inferred: new InferredAliases(programs, files),
    named: new NamedTypes(),
    dependencies: new Dependencies(),
    schemas: new SchemaKeys(programs),
    typeNames: { full: new WeakMap(), argument: new WeakMap(), instances: new Instances() },
    thrown: new ThrownErrors(programs),
    patterns: [],
    examples: [],
  };
  const reader = new TypeReader(context);
  const readers = { reader, errorFiles: new ErrorFiles(reader, context) };
  const routes: Route[] = [];
  for (const [i, page] of pages.entries()) {
    progress(`reading route ${i + 1} of ${pages.length}`);
    const source = context.program.getSourceFile(page.file);
    // Of a page with syntax errors, any further diagnostic would be noise.
    if (source && context.program.getSyntacticDiagnostics(source).length > 0) continue;
    const route = source && readPage(page, source, readers, context);
    if (route) routes.push(route);
  }
  const { dependencies, examples, named, patterns } = context;
  return { routes, models: named.models, dependencies: dependencies.found, patterns, examples };
}

/** The names of the document's own components, in lower case. */
const ownComponents = errorBodyNames.map((name) => name.toLowerCase());

function byPath(a: Route, b: Route): number {
  return byCodeUnit(pathText(a.path), pathText(b.path)) || byCodeUnit(a.folder, b.folder);
}
