import type { NamedModel } from '../model.ts';
import type { Module, OutputFile } from '../print/module.ts';
import { commentText } from '../print/quote.ts';
import { propertyText } from '../print/type-text.ts';
import { explainFields } from './explain.ts';
import type { Output } from './output.ts';
import { ranks } from './ranks.ts';
import { readFields, used } from './read.ts';
import { TypeFunctions } from './type-functions.ts';
import { writeFields } from './write.ts';

export type ModelFunction = 'is' | 'read' | 'write' | 'explain';

/** The generated file of one named model. It holds the functions that routes and other models use, each once. */
export class ModelFile {
  readonly module: Module;
  readonly #named: NamedModel;
  readonly #functions: TypeFunctions;
  readonly #made = new Map<ModelFunction, string>();
  #typeName: string | undefined;

  constructor(named: NamedModel, module: Module, output: Output) {
    this.#named = named;
    this.module = module;
    this.#functions = new TypeFunctions(module, output);
    this.#functions.nameFieldsAfter(named.properties, named.name);
  }

  /** The exported name of a function of this model; it is written when first asked for. */
  use(kind: ModelFunction): string {
    const known = this.#made.get(kind);
    if (known !== undefined) return known;
    const name = this.module.names.take(kind + this.#named.name);
    // Before the function is written: it may call itself.
    this.#made.set(kind, name);
    this.#write(kind, name);
    return name;
  }

  /** The exported name of the model's type, for a type that no module of the app exports. */
  useType(): string {
    if (this.#typeName !== undefined) return this.#typeName;
    this.#typeName = this.module.names.take(this.#named.name);
    const { properties } = this.#named;
    const lines = properties.map((one) => `  ${propertyText(one, (id) => this.#functions.typeName(id))};`);
    this.module.add(`export interface ${this.#typeName} {\n${lines.join('\n')}\n}`, ranks.types);
    return this.#typeName;
  }

  #write(kind: ModelFunction, name: string): void {
    const { id, properties } = this.#named;
    const functions = this.#functions;
    const type = functions.typeName(id);
    const shown = commentText(this.#named.name);
    if (kind === 'is') {
      const condition = functions.shapeCondition({ kind: 'model', id });
      this.module.add(
        `export const ${name} = (input: any): input is ${type} =>\n  ${condition};`,
        ranks.guard,
      );
    } else if (kind === 'read') {
      const fields = readFields(properties, type, functions);
      this.module.add(
        `/** A ${shown} with its declared fields alone. */\nexport function ${name}(${used('input', properties)}: ${type}): ${type} {\n${fields}\n}`,
        ranks.read,
      );
    } else if (kind === 'write') {
      const fields = writeFields(properties, functions);
      this.module.add(
        `export const ${name} = (${used('value', properties)}: ${type}): string =>\n  ${fields};`,
        ranks.write,
      );
    } else {
      const fields = explainFields(properties, functions);
      this.module.add(`export const ${name} = ${fields};`, ranks.explain);
    }
  }

  finish(): OutputFile {
    return this.module.finish('');
  }
}
