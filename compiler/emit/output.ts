import { posix } from 'node:path';
import type { Model, NamedModel, Route, Type } from '../model/model.ts';
import { holds, resolved } from '../model/walk.ts';
import { slashed } from '../paths.ts';
import { Module } from '../print/module.ts';
import { commentText } from '../print/quote.ts';
import type { Settings } from '../settings.ts';
import { Shapes } from './check/shapes.ts';
import { DependencyFiles } from './dependency-files.ts';
import { type Demand, dependenciesOf, type EmitMemory, type KnownModel, modelsOf } from './memory.ts';
import { ModelFile } from './model-file.ts';
import { modelStems } from './model-stems.ts';
import { takesOtherKinds } from './unions/kinds.ts';

/**
 * The state that all emitters of one compilation share: the Model, the numbered shapes, the files of the
 * named models.
 */
export class Output {
  readonly model: Model;
  readonly memory: EmitMemory | undefined;
  readonly shapes: Shapes;
  readonly dependencies: DependencyFiles;
  /** Whether a file was reused with a name that has changed since: then all files must be written anew. */
  isOutdated = false;
  readonly #settings: Settings;
  readonly #modelFiles = new Map<string, ModelFile>();
  readonly #stems: ReadonlyMap<string, string>;

  constructor(model: Model, settings: Settings, memory: EmitMemory | undefined) {
    this.model = model;
    this.memory = memory;
    this.shapes = new Shapes(model.models);
    this.dependencies = new DependencyFiles(model);
    this.#settings = settings;
    this.#stems = modelStems(model.models);
  }

  /** The path of a file in comments: relative to the app, with `/`. */
  shown(file: string): string {
    return commentText(posix.relative(slashed(this.#settings.root), file));
  }

  module(path: string): Module {
    const { importExtension: extension, isStrict } = this.model;
    return new Module(path, { out: this.#settings.out, extension, isUnchecked: !isStrict });
  }

  /** The file of a named model. It is made when something of it is first used. */
  modelFile(id: string): ModelFile {
    const known = this.#modelFiles.get(id);
    if (known) return known;
    const named = this.named(id);
    const module = this.module(`validators/_models/${this.#stems.get(id)}.ts`);
    const file = new ModelFile(named, module, this, this.memory?.model(id, module.file, this.model));
    this.#modelFiles.set(id, file);
    return file;
  }

  named(id: string): NamedModel {
    return this.model.models.get(id)!;
  }

  /** Repeats a demand; returns whether it still gets the same name. */
  isMet({ from, id, name, wanted }: Demand): boolean {
    const file = this.modelFile(id);
    return file.module.file === from && file.use(wanted) === name;
  }

  /** The files of all models of which something was used, by id. */
  modelFiles(): ReadonlyMap<string, KnownModel> {
    return new Map([...this.#modelFiles].map(([id, file]) => [id, file.finish()]));
  }

  /** All models that a file is made of, for the next compilation. */
  modelsOf(data: unknown): readonly NamedModel[] {
    return this.memory ? modelsOf(data, this.model) : [];
  }

  /** The dependencies of a route, for the next compilation. */
  dependenciesOf(route: Route): string {
    return this.memory ? dependenciesOf(route, this.model) : '';
  }

  /**
   * The members of a union in the order in which they are tried. A member with more fields goes first,
   * because its values fit the members with fewer. A date goes before all of them, and so does what holds one:
   * a date is an object, too, and fits every type without required fields. An object for which TypeScript
   * takes lists goes last: after the test for it, no list would be left.
   */
  byDetail(members: readonly Type[]): readonly Type[] {
    const { models } = this.model;
    const isOfDates = (type: Type) => holds(type, models, ({ kind }) => kind === 'date');
    const size = (type: Type): number => {
      const own = resolved(type, models);
      if (own.kind === 'date') return Number.POSITIVE_INFINITY;
      // Where the guard of a named list fails, `Array.isArray` finds no other list.
      if (type.kind === 'model' && own.kind === 'list') return -1;
      return own.kind === 'object' ? own.properties.length : 0;
    };
    const bySize = [...members].sort((a, b) => size(b) - size(a));
    const others = bySize.filter((one) => !isOfDates(one));
    const isLast = (type: Type) => takesOtherKinds(type, models);
    return [...bySize.filter(isOfDates), ...others.filter((one) => !isLast(one)), ...others.filter(isLast)];
  }
}
