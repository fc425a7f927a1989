import type { Diagnostics } from '../diagnose/diagnostic.ts';
import type { Model, Route } from '../model.ts';
import type { Page } from '../scan/scan.ts';
import { pathText } from '../scan/segments.ts';
import type { Settings } from '../settings.ts';
import { type Context, isOwn } from './context.ts';
import { Dependencies } from './dependencies.ts';
import { distinctNames } from './distinct-names.ts';
import { readPage } from './page.ts';
import type { ProgramFactory } from './program.ts';
import { reportTypeErrors } from './type-errors.ts';
import { TypeReader } from './types.ts';

/** Reads the pages' classes and all types that they reach into the Model. */
export function analyze(
  pages: readonly Page[],
  settings: Settings,
  factory: ProgramFactory,
  diagnostics: Diagnostics,
): Model {
  const nothing: Model = {
    importExtension: '.ts',
    routes: [],
    models: new Map(),
    dependencies: new Map(),
    examples: [],
  };
  if (pages.length === 0) return nothing;
  const roots = new Set(
    pages.flatMap(({ errorFiles, file, middleware }) => [file, ...errorFiles, ...middleware]),
  );
  const programs = factory.create([...roots], diagnostics);
  if (programs === undefined) return nothing;
  const { marked, plain } = programs;
  const out = `${settings.out.replaceAll('\\', '/')}/`;
  const root = `${settings.root.replaceAll('\\', '/')}/`;
  const faulty = reportTypeErrors(
    plain,
    (file) => isOwn(file, { root }) && !file.fileName.startsWith(out),
    diagnostics,
  );
  const context: Context = {
    checker: marked.getTypeChecker(),
    plain: plain.getTypeChecker(),
    program: marked,
    diagnostics,
    dependencies: new Dependencies(),
    examples: [],
    root,
    faulty,
  };
  const reader = new TypeReader(context);
  const routes: Route[] = [];
  for (const page of pages) {
    const source = marked.getSourceFile(page.file);
    // What would be said of a page that cannot be parsed is noise.
    if (source && marked.getSyntacticDiagnostics(source).length > 0) continue;
    const route = source && readPage(page, source, reader, context);
    if (route) routes.push(route);
  }
  const importExtension = plain.getCompilerOptions().allowImportingTsExtensions ? '.ts' : '.js';
  return {
    importExtension,
    routes: routes.sort(byPath),
    models: distinctNames(reader.models, settings.root, ownComponents),
    dependencies: distinctNames(context.dependencies.found, settings.root),
    examples: context.examples,
  };
}

/** Components that the document has of its own, in lower case. */
const ownComponents = [
  'httperrorbody',
  'validationerrorbody',
  'detailedhttperrorbody',
  'detailedvalidationerrorbody',
  'problemdetails',
  'validationproblemdetails',
  'problemdetails',
  'validationproblemdetails',
];

function byPath(a: Route, b: Route): number {
  const [x, y] = [pathText(a.path), pathText(b.path)];
  return x < y ? -1 : Number(x > y) || (a.folder < b.folder ? -1 : 1);
}
