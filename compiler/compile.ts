import { analyze } from './analyze/analyze.ts';
import type { ProgramFactory } from './analyze/program.ts';
import { check } from './check/check.ts';
import { type Diagnostic, Diagnostics } from './diagnose/diagnostic.ts';
import { withoutEchoes } from './diagnose/echoes.ts';
import { emit } from './emit/emit.ts';
import type { Model } from './model.ts';
import type { OutputFile } from './print/module.ts';
import { scan } from './scan/scan.ts';
import type { Settings } from './settings.ts';

/** What a compilation gives: all files, or all that is wrong. */
export type Result =
  | {
      readonly ok: true;
      readonly files: readonly OutputFile[];
      readonly model: Model;
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The whole pipeline: pages on disk to generated files. Nothing is written here. */
export function compile(settings: Settings, factory: ProgramFactory): Result {
  const diagnostics = new Diagnostics();
  const pages = scan(settings, diagnostics);
  const model = analyze(pages, settings, factory, diagnostics);
  check(model, settings, diagnostics);
  if (diagnostics.hasErrors) return { ok: false, diagnostics: withoutEchoes(diagnostics.sorted()) };
  return { ok: true, files: emit(model, settings), model, diagnostics: diagnostics.sorted() };
}
