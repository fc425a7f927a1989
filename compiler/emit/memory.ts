import { reachedModels } from '../model/ids.ts';
import type { Model, NamedModel, Route } from '../model/model.ts';
import { reached } from '../model/whole-operation.ts';
import type { ModuleFile } from '../print/module.ts';
import type { PageFile } from './page.ts';

/** What a generated file may import from the file of a model. */
export type Wanted = 'is' | 'isOutgoing' | 'read' | 'write' | 'explain' | 'type';

/** A request for a function or type of a model's file, and the name that it got. */
export interface Demand {
  readonly id: string;
  readonly wanted: Wanted;
  readonly name: string;
  /** The model's file: absolute path, with `/`. */
  readonly from: string;
}

/** The generated file of a page, with everything that it was made of and the demands made meanwhile. */
export interface KnownPage {
  readonly route: Route;
  readonly models: readonly NamedModel[];
  /** Its dependencies, direct and indirect, as JSON. */
  readonly dependencies: string;
  readonly page: PageFile;
  readonly demands: readonly Demand[];
}

/**
 * The generated file of a model, with the demands on it, in order, and the demands that each of them led to.
 */
export interface KnownModel {
  /** Absolute path, with `/`. */
  readonly path: string;
  readonly models: readonly NamedModel[];
  readonly steps: readonly Step[];
  readonly file: ModuleFile;
}

export interface Step {
  readonly wanted: Wanted;
  readonly name: string;
  readonly demands: readonly Demand[];
}

/**
 * The files of the last compilation. A file is reused where everything that it was made of is still the same
 * object, and all of its demands still get the same names.
 */
export class EmitMemory {
  #app: Pick<Model, 'importExtension' | 'isStrict'> | undefined;
  #pages: ReadonlyMap<string, KnownPage> = new Map();
  #models: ReadonlyMap<string, KnownModel> = new Map();

  page(route: Route, model: Model): KnownPage | undefined {
    const known = this.#isFor(model) ? this.#pages.get(route.file) : undefined;
    return known?.route === route &&
      areSame(known.models, model) &&
      known.dependencies === dependenciesOf(route, model)
      ? known
      : undefined;
  }

  model(id: string, path: string, model: Model): KnownModel | undefined {
    const known = this.#isFor(model) ? this.#models.get(id) : undefined;
    return known?.path === path && areSame(known.models, model) ? known : undefined;
  }

  forget(): void {
    this.#app = undefined;
  }

  keep(
    { importExtension, isStrict }: Model,
    pages: ReadonlyMap<string, KnownPage>,
    models: ReadonlyMap<string, KnownModel>,
  ): void {
    this.#app = { importExtension, isStrict };
    this.#pages = pages;
    this.#models = models;
  }

  #isFor({ importExtension, isStrict }: Model): boolean {
    return this.#app?.importExtension === importExtension && this.#app.isStrict === isStrict;
  }
}

const areSame = (models: readonly NamedModel[], { models: now }: Model) =>
  models.every((one) => now.get(one.id) === one);

/** All models that a file is made of. */
export function modelsOf(data: unknown, { models }: Model): readonly NamedModel[] {
  return [...reachedModels(models, data)].map((id) => models.get(id)!);
}

/**
 * The dependencies of a route as JSON, because their objects are made anew for each compilation. They are
 * few.
 */
export function dependenciesOf({ operations }: Route, { dependencies }: Model): string {
  const parameters = operations.flatMap((one) => one.parameters);
  return JSON.stringify(reached(parameters, dependencies));
}
