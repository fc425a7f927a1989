import type { Model } from '../model.ts';
import type { OutputFile } from '../print/module.ts';
import type { Settings } from '../settings.ts';
import { emitDependency } from './dependency.ts';
import { emitDispatch } from './dispatch.ts';
import { emitOpenApi } from './openapi/document.ts';
import { Output } from './output.ts';
import { emitPage } from './page.ts';

/** The generated files, sorted by path. */
export function emit(model: Model, settings: Settings): readonly OutputFile[] {
  const output = new Output(model, settings);
  const pages = model.routes.map((route) => emitPage(route, output));
  const files = [
    ...pages.map(({ file }) => file),
    emitDispatch(pages, output, settings),
    ...[...model.dependencies.values()].map((one) => emitDependency(one, output)),
    ...output.modelFiles(),
    ...emitOpenApi(model, settings),
  ];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
