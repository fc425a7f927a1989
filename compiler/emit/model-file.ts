import type { NamedModel, NamedType } from '../model.ts';
import type { Module, OutputFile } from '../print/module.ts';
import { commentText } from '../print/quote.ts';
import { memberTexts, typeText } from '../print/type-text.ts';
import { explainFields, explainUnion, explainValue } from './explain.ts';
import { asOwn } from './loose.ts';
import type { Output } from './output.ts';
import { ranks } from './ranks.ts';
import { readFields, readValue, used } from './read.ts';
import { readUnionLines } from './read-union.ts';
import { TypeFunctions } from './type-functions.ts';
import { writeFields, writeItems, writeValue } from './write.ts';
import { writeUnionLines } from './write-union.ts';

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
    this.#functions.nameAfter(named.type, named.name);
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
    const { type } = this.#named;
    const refer = (id: string) => this.#functions.typeName(id);
    const text =
      type.kind === 'object'
        ? `export interface ${this.#typeName} {\n${memberTexts(type, refer)
            .map((line) => `  ${line};\n`)
            .join('')}}`
        : `export type ${this.#typeName} = ${typeText(type, refer)};`;
    this.module.add(text, ranks.types);
    return this.#typeName;
  }

  #write(kind: ModelFunction, name: string): void {
    this.module.add(this.#text(kind, name), ranks[kind === 'is' ? 'guard' : kind]);
  }

  #text(kind: ModelFunction, name: string): string {
    const { id, name: shown, type } = this.#named;
    const functions = this.#functions;
    const text = functions.typeName(id);
    const input = used('input', type);
    const value = used('value', type);
    switch (kind) {
      case 'is': {
        const condition = functions.shapeCondition({ kind: 'model', id });
        const head = `export const ${name} = (input: any): input is ${text} =>`;
        return `${head}\n  ${condition};`;
      }
      case 'read': {
        const comment = `/** A fresh ${commentText(shown)}: its declared fields alone. */`;
        const head = `export function ${name}(${input}: ${text}): ${text} {`;
        const own = functions.isNamedType({ kind: 'model', id }) ? text : undefined;
        const lines = readLines(type, text, functions, own);
        return `${comment}\n${head}\n${lines}\n}`;
      }
      case 'write': {
        const head = `(${value}: ${text}): string`;
        const body =
          type.kind === 'union'
            ? `export function ${name}${head} {\n${writeUnionLines(type, functions).join('\n')}\n}`
            : `export const ${name} = ${head} =>\n  ${writeText(type, functions)};`;
        return body;
      }
      case 'explain': {
        if (type.kind === 'object') return `export const ${name} = ${explainFields(type, functions)};`;
        const explained =
          type.kind === 'union'
            ? explainUnion(type, functions, { guard: functions.modelFunction('is', id) })
            : explainValue(type, functions);
        const head = `export const ${name}: ${this.module.runtimeType('Explain')}`;
        return `${head} = ${this.module.runtime('lazy')}(() => ${explained});`;
      }
    }
  }

  finish(): OutputFile {
    return this.module.finish('');
  }
}

function readLines(type: NamedType, text: string, functions: TypeFunctions, own: string | undefined): string {
  if (type.kind === 'object') return readFields(type, text, functions, own);
  if (type.kind === 'union') return readUnionLines(type, text, functions, own).join('\n');
  return `  return ${asOwn(readValue(type, 'input', functions), type, own, functions)};`;
}

function writeText(type: Exclude<NamedType, { kind: 'union' }>, functions: TypeFunctions): string {
  if (type.kind === 'object') return writeFields(type, functions);
  return type.kind === 'tuple' ? writeItems(type, functions) : writeValue(type, 'value', functions);
}
