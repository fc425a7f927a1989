import type { Model } from '../model/model.ts';
import { byCodeUnit } from '../order.ts';
import type { OutputFile } from '../print/module.ts';
import type { Settings } from '../settings.ts';
import { following } from '../too-large.ts';
import { emitClient } from './client/client.ts';
import { emitDependency } from './dependency.ts';
import { emitDispatch } from './dispatch.ts';
import type { EmitMemory } from './memory.ts';
import { emitOpenApi } from './openapi/document.ts';
import { Output } from './output.ts';
import { emitPage } from './page.ts';
import { emitRuntime } from './runtime.ts';

/** The generated files, sorted by path. `memory` keeps them for the next build, if there is one. */
export function emit(model: Model, settings: Settings, memory?: EmitMemory): readonly OutputFile[] {
  const output = new Output(model, settings, memory);
  const known = model.routes.map((route) => following(route, () => emitPage(route, output)));
  const pages = known.map(({ page }) => page);
  const dispatch = emitDispatch(pages, output, settings);
  const dependencies = [...model.dependencies.values()].map((one) => emitDependency(one, output));
  const models = output.modelFiles();
  if (output.isOutdated) {
    memory?.forget();
    return emit(model, settings, memory);
  }
  memory?.keep(model, new Map(known.map((one) => [one.route.file, one])), models);
  const modules = [
    ...pages.map(({ file }) => file),
    dispatch,
    ...dependencies,
    ...[...models.values()].map(({ file }) => file),
  ];
  const files = [
    ...modules,
    emitRuntime(modules),
    ...emitOpenApi(model, settings),
    ...emitClient(model, settings),
  ];
  return files.sort((a, b) => byCodeUnit(a.path, b.path));
}
