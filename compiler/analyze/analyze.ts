import type { Diagnostics } from '../diagnose/diagnostic.ts';
import { Diagnostics as Collected } from '../diagnose/diagnostic.ts';
import type { Model, Route } from '../model.ts';
import type { Page } from '../scan/scan.ts';
import type { Settings } from '../settings.ts';
import { type Context, isOwn } from './context.ts';
import { distinctNames } from './distinct-names.ts';
import { readPage } from './page.ts';
import type { ProgramFactory } from './program.ts';
import { reportTypeErrors } from './type-errors.ts';
import { TypeReader } from './types.ts';

/** Reads the pages' classes and all types that they reach into the Model. */
export function analyze(pages: readonly Page[], settings: Settings, factory: ProgramFactory, diagnostics: Diagnostics): Model {
  const nothing: Model = { importExtension: '.ts', routes: [], models: new Map() };
  if (pages.length === 0) return nothing;
  const programs = factory.create(pages.map(({ file }) => file), diagnostics);
  if (programs === undefined) return nothing;
  const { marked, plain } = programs;
  const out = `${settings.out.replaceAll('\\', '/')}/`;
  const found = new Collected();
  const context: Context = { checker: marked.getTypeChecker(), program: marked, diagnostics: found, root: `${settings.root.replaceAll('\\', '/')}/` };
  const faulty = reportTypeErrors(plain, (file) => isOwn(file, context) && !file.fileName.startsWith(out), diagnostics);
  const reader = new TypeReader(context);
  const routes: Route[] = [];
  for (const page of pages) {
    const source = marked.getSourceFile(page.file);
    const route = source && readPage(page, source, reader, context);
    if (route) routes.push(route);
  }
  // Where TypeScript has found an error, `any` is only its echo.
  for (const one of found.sorted()) {
    if (one.code !== 'any-type' || !faulty.has(one.span?.file ?? '')) diagnostics.push(one);
  }
  const importExtension = plain.getCompilerOptions().allowImportingTsExtensions ? '.ts' : '.js';
  return { importExtension, routes: routes.sort(byPath), models: distinctNames(reader.models, settings.root) };
}

function byPath(a: Route, b: Route): number {
  return a.folder < b.folder ? -1 : Number(a.folder > b.folder);
}
