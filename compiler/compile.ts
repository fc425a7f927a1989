import { analyze } from './analyze/analyze.ts';
import { Memory } from './analyze/memory.ts';
import type { ReadFiles } from './analyze/program/inputs.ts';
import type { ProgramFactory } from './analyze/program/program.ts';
import { check } from './check/check.ts';
import { checkRegexes } from './check/regexes.ts';
import { type Diagnostic, Diagnostics, diagnostic } from './diagnose/diagnostic.ts';
import { withoutEchoes } from './diagnose/echoes.ts';
import { emit } from './emit/emit.ts';
import type { EmitMemory } from './emit/memory.ts';
import type { Model } from './model/model.ts';
import type { OutputFile } from './print/module.ts';
import type { PatternJudge } from './regex/judge.ts';
import { scan } from './scan/scan.ts';
import type { Settings } from './settings.ts';
import { TooLarge } from './too-large.ts';

/** The result of a compilation: all files, or all diagnostics. */
export type Compilation =
  | {
      readonly ok: true;
      readonly files: readonly OutputFile[];
      readonly model: Model;
      readonly inputs: ReadFiles;
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** The inputs of a compilation besides its settings. */
export interface CompileContext {
  readonly factory: ProgramFactory;
  readonly memory: Memory;
  /** Undefined where nothing is compiled again. */
  readonly emitted: EmitMemory | undefined;
  readonly judge: PatternJudge;
  /** Called with the current step, to show progress. */
  readonly progress: (what: string) => void;
}

/** The whole pipeline: pages on disk to generated files. Nothing is written here. */
export function compile(settings: Settings, context: CompileContext): Compilation {
  const { memory } = context;
  const result = attempt(settings, context);
  const isGood = result.diagnostics.length === 0;
  const wasPartial = memory.settle(isGood);
  // A diagnostic about something that several pages share is reported where it is found first, so all pages
  // are read. The known findings are kept, because the next change may remove the fault.
  return isGood || !wasPartial ? result : attempt(settings, { ...context, memory: new Memory() });
}

function attempt(settings: Settings, context: CompileContext): Compilation {
  try {
    return compileAll(settings, context);
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error;
    return { ok: false, diagnostics: [diagnostic('type-too-large', error.span, error.className)] };
  }
}

function compileAll(
  settings: Settings,
  { emitted, factory, judge, memory, progress }: CompileContext,
): Compilation {
  const diagnostics = new Diagnostics();
  for (const fault of settings.configFaults ?? []) diagnostics.push(fault);
  const pages = scan(settings, diagnostics);
  const model = analyze(pages, settings, { factory, memory, diagnostics, progress });
  check(model, settings, diagnostics);
  progress('checking regexes');
  checkRegexes(model, judge, diagnostics);
  if (diagnostics.hasErrors) return { ok: false, diagnostics: withoutEchoes(diagnostics.sorted()) };
  progress('writing code');
  const files = emit(model, settings, emitted);
  return { ok: true, files, model, inputs: factory.inputs, diagnostics: diagnostics.sorted() };
}
