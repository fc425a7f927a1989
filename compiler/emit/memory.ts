import { reachedModels } from '../model/ids.ts';
import type { Model, NamedModel, Route } from '../model/model.ts';
import { reached } from '../model/whole-operation.ts';
import type { ModuleFile } from '../print/module.ts';
import type { PageFile } from './page.ts';

/** A demand of one generated file on the file of a model. */
export type Wanted = 'is' | 'read' | 'write' | 'explain' | 'type';

/** A function or type of a model's file that was asked for, and the name that was given. */
export interface Demand {
  readonly id: string;
  readonly wanted: Wanted;
  readonly name: string;
  /** The model's file: absolute path, with `/`. */
  readonly from: string;
}

/** The generated file of a page, what it was made of, and what it asked for on the way. */
export interface KnownPage {
  readonly route: Route;
  readonly models: readonly NamedModel[];
  /** As JSON: what it depends on, and all that this depends on itself. */
  readonly dependencies: string;
  readonly page: PageFile;
  readonly demands: readonly Demand[];
}

/** The generated file of a model. What was asked of it, in order, and what each of these asked of others. */
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
 * object, and where everything that it asked for still gets the same names.
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
 * As JSON: the functions that a route depends on. They are few, and their objects are made anew for each
 * compilation.
 */
export function dependenciesOf({ operations }: Route, { dependencies }: Model): string {
  const parameters = operations.flatMap((one) => one.parameters);
  return JSON.stringify(reached(parameters, dependencies));
}
