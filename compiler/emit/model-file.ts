import type { NamedModel, NamedType } from '../model/model.ts';
import { functionText } from '../print/function.ts';
import type { Module } from '../print/module.ts';
import { commentText } from '../print/quote.ts';
import { memberTexts, typeText } from '../print/type-text.ts';
import { explainFields, explainUnion, explainValue } from './explain/explain.ts';
import type { KnownModel, Step, Wanted } from './memory.ts';
import type { Output } from './output.ts';
import { ranks } from './ranks.ts';
import { castToOwn } from './read/casts.ts';
import { inputName, readFields, readItems, readValue } from './read/read.ts';
import { readUnionLines } from './read/read-union.ts';
import { TypeFunctions } from './type-functions.ts';
import { onceCondition, onceLines } from './unions/branching.ts';
import { outgoing } from './write/outgoing.ts';
import { writeValue } from './write/write.ts';
import { writeFields } from './write/write-fields.ts';
import { writeItems } from './write/write-tuple.ts';
import { writeUnionLines } from './write/write-union.ts';

/** `isOutgoing` checks a value that a handler returned, `is` one that a client sent. */
export type ModelFunction = 'is' | 'isOutgoing' | 'read' | 'write' | 'explain';

/**
 * The generated file of one named model, with the functions that routes and other models use. Where the file
 * is known from the last compilation, the demands on it are only compared with those of that time; the file
 * is written anew at the first difference.
 */
export class ModelFile {
  readonly module: Module;
  readonly #named: NamedModel;
  readonly #output: Output;
  readonly #functions: TypeFunctions;
  readonly #made = new Map<Wanted, string>();
  readonly #steps: Step[] = [];
  #known: KnownModel | undefined;

  constructor(named: NamedModel, module: Module, output: Output, known: KnownModel | undefined) {
    this.#named = named;
    this.module = module;
    this.#output = output;
    this.#functions = new TypeFunctions(module, output);
    this.#functions.nameAfter(named.type, named.name);
    this.#known = known;
  }

  /**
   * The exported name of a function of this model, or of its type where no module of the app exports it. Both
   * are written at the first demand.
   */
  use(wanted: Wanted): string {
    const made = this.#made.get(wanted);
    if (made !== undefined) return made;
    const step = this.#known?.steps[this.#made.size];
    if (step?.wanted !== wanted) {
      this.#writeAnew();
      return this.#write(wanted);
    }
    this.#made.set(wanted, step.name);
    for (const demand of step.demands) if (!this.#output.isMet(demand)) this.#writeAnew();
    return step.name;
  }

  /** Discards the known file, and writes everything that was demanded so far. */
  #writeAnew(): void {
    if (this.#known === undefined) return;
    this.#known = undefined;
    const given = [...this.#made];
    this.#made.clear();
    for (const [wanted, name] of given)
      if ((this.#made.get(wanted) ?? this.#write(wanted)) !== name) this.#output.isOutdated = true;
  }

  #write(wanted: Wanted): string {
    const own = wanted === 'type' ? this.#named.name : wanted + this.#named.name;
    const name = this.module.names.take(own);
    // Recorded before it is written, because it may call itself.
    const at = this.#steps.length;
    this.#made.set(wanted, name);
    this.#steps.push({ wanted, name, demands: [] });
    const demands = this.#functions.demandsOf(() => {
      if (wanted === 'type') this.module.add(this.#typeText(name), ranks.types);
      else {
        const rank = wanted === 'is' || wanted === 'isOutgoing' ? 'guard' : wanted;
        this.module.add(this.#text(wanted, name), ranks[rank]);
      }
    });
    this.#steps[at] = { wanted, name, demands };
    return name;
  }

  #typeText(name: string): string {
    const { type } = this.#named;
    const refer = (id: string) => this.#functions.typeName(id);
    if (type.kind !== 'object') return `export type ${name} = ${typeText(type, refer)};`;
    const lines = memberTexts(type, refer).map((line) => `  ${line};\n`);
    return `export interface ${name} {\n${lines.join('')}}`;
  }

  #text(kind: ModelFunction, name: string): string {
    const { id, name: shown, type } = this.#named;
    const functions = this.#functions;
    const text = functions.typeName(id);
    const input = inputName(type);
    switch (kind) {
      case 'is':
      case 'isOutgoing': {
        const isOutgoing = kind === 'isOutgoing';
        const checked = isOutgoing ? outgoing(type, functions.models) : type;
        if (isOutgoing) functions.nameAfter(checked, `Outgoing${shown}`);
        const shape = functions.shapeCondition({ kind: 'model', id, ...(isOutgoing && { isOutgoing }) });
        const condition = checked.kind === 'union' ? onceCondition(name, checked, shape, functions) : shape;
        return `export ${functionText(`${name}(input: any): input is ${text}`, condition)}`;
      }
      case 'read': {
        const comment = `/** A fresh ${commentText(shown)}: its declared fields alone. */`;
        const head = `export function ${name}(${input}: ${text}): ${text} {`;
        const own = functions.isNamedType({ kind: 'model', id }) ? text : undefined;
        const lines = readLines(name, type, text, functions, own);
        return `${comment}\n${head}\n${lines}\n}`;
      }
      case 'write': {
        return `export ${writeText(name, text, type, functions)}`;
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

  /** The finished file, with the data that the next compilation needs to reuse it. */
  finish(): KnownModel {
    if (this.#known?.steps.length !== this.#made.size) this.#writeAnew();
    if (this.#known) return this.#known;
    const models = this.#output.modelsOf({ kind: 'model', id: this.#named.id });
    return { path: this.module.file, models, steps: this.#steps, file: this.module.finish('') };
  }
}

function readLines(
  name: string,
  type: NamedType,
  text: string,
  functions: TypeFunctions,
  own: string | undefined,
): string {
  if (type.kind === 'object') return readFields(type, text, functions, own);
  if (type.kind === 'union')
    return onceLines(
      'read',
      name,
      type,
      readUnionLines({ union: type, text, own }, functions),
      functions,
    ).join('\n');
  const value = type.kind === 'tuple' ? readItems(type, functions) : readValue(type, 'input', functions);
  return `  return ${castToOwn(value, type, own, functions)};`;
}

/** The function that writes the model. `text` is its type in TypeScript. */
function writeText(name: string, text: string, type: NamedType, functions: TypeFunctions): string {
  const signature = `${name}(value: ${text}): string`;
  switch (type.kind) {
    case 'object':
      return functionText(signature, writeFields(type, functions));
    case 'union':
      return `function ${signature} {\n${onceLines('write', name, type, writeUnionLines(type, functions), functions).join('\n')}\n}`;
    case 'tuple':
      return functionText(signature, writeItems(type, functions));
    default:
      return functionText(signature, writeValue(type, 'value', functions));
  }
}
