import type { Diagnostic, Diagnostics } from '../diagnose/diagnostic.ts';
import { Diagnostics as Collected } from '../diagnose/diagnostic.ts';
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
  progress: (what: string) => void,
): Model {
  const nothing: Model = {
    importExtension: '.ts',
    routes: [],
    models: new Map(),
    dependencies: new Map(),
    patterns: [],
  };
  if (pages.length === 0) return nothing;
  const roots = new Set(
    pages.flatMap(({ errorFiles, file, middleware }) => [file, ...errorFiles, ...middleware]),
  );
  progress('reading the app');
  const programs = factory.create([...roots], diagnostics);
  if (programs === undefined) return nothing;
  const { marked, plain } = programs;
  const out = `${settings.out.replaceAll('\\', '/')}/`;
  const found = new Collected();
  const typeErrors = new Collected();
  const root = `${settings.root.replaceAll('\\', '/')}/`;
  progress('checking types');
  const faulty = reportTypeErrors(
    plain,
    (file) => isOwn(file, { root }) && !file.fileName.startsWith(out),
    root,
    typeErrors,
  );
  const context: Context = {
    checker: marked.getTypeChecker(),
    plain: plain.getTypeChecker(),
    program: marked,
    diagnostics: found,
    dependencies: new Dependencies(),
    patterns: [],
    root,
    faulty,
  };
  const reader = new TypeReader(context);
  const routes: Route[] = [];
  for (const [i, page] of pages.entries()) {
    progress(`reading route ${i + 1} of ${pages.length}`);
    const source = marked.getSourceFile(page.file);
    // What would be said of a page that cannot be parsed is noise.
    if (source && marked.getSyntacticDiagnostics(source).length > 0) continue;
    const route = source && readPage(page, source, reader, context);
    if (route) routes.push(route);
  }
  const own = found.sorted();
  for (const one of own) diagnostics.push(one);
  for (const one of typeErrors.sorted()) if (!isEcho(one, own)) diagnostics.push(one);
  const importExtension = plain.getCompilerOptions().allowImportingTsExtensions ? '.ts' : '.js';
  return {
    importExtension,
    routes: routes.sort(byPath),
    models: distinctNames(reader.models, settings.root, ownComponents),
    dependencies: distinctNames(context.dependencies.found, settings.root),
    patterns: context.patterns,
  };
}

/**
 * TypeScript's constraint on what a declarator is given, broken: what we say of the very option or type says it better. And what it says of
 * functions that depend on each other.
 */
function isEcho({ origin, span }: Diagnostic, own: readonly Diagnostic[]): boolean {
  if (/^TS(?:2502|7022|7023|7024)$/.test(origin ?? ''))
    return own.some(({ code }) => code === 'dependency-cycle' || code === 'dependency-shadowed');
  if (origin !== 'TS2344' || span === undefined) return false;
  return own.some((one) => {
    return (
      /option|upload|api-key|dependency/.test(one.code) &&
      one.span?.file === span.file &&
      span.start <= one.span.start &&
      one.span.end <= span.end
    );
  });
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
