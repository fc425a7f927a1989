import type ts from 'typescript';
import type { Models, Type } from '../model/model.ts';
import { structureOf } from '../model/structure.ts';
import { onlyPresentMember, partsOf } from '../model/walk.ts';
import { conditionText } from '../print/condition.ts';
import { functionText } from '../print/function.ts';
import type { Module } from '../print/module.ts';
import { Names } from '../print/names.ts';
import { memberTexts, typeText } from '../print/type-text.ts';
import { pascal } from '../words.ts';
import { Checks } from './check/checks.ts';
import { isCalled, type Shape } from './check/shapes.ts';
import type { Demand, Wanted } from './memory.ts';
import type { ModelFile, ModelFunction } from './model-file.ts';
import type { Output } from './output.ts';
import { ranks } from './ranks.ts';
import { onceCondition } from './unions/branching.ts';

/**
 * The functions of one module that check, read, write and explain types. Functions of named models are
 * imported.
 */
export class TypeFunctions {
  readonly module: Module;
  readonly output: Output;
  readonly #checks: Checks;
  /** By the structure of the type: types with the same structure share their functions. */
  readonly #own = {
    is: new Map<string, string>(),
    read: new Map<string, string>(),
    write: new Map<string, string>(),
    type: new Map<string, string>(),
  };
  /** The demands of the functions that are being written, the innermost last. */
  readonly #demands: Demand[][] = [[]];
  readonly #structures = new Map<Type, string>();
  /** The names from which the function names of unnamed types are formed, by the structure of the type. */
  readonly #names = new Map<string, string>();
  readonly #places = new Names();

  constructor(module: Module, output: Output) {
    this.module = module;
    this.output = output;
    this.#checks = new Checks(module, output.shapes, output.model.models, (shape) => this.#guard(shape));
  }

  get models(): Models {
    return this.output.model.models;
  }

  /**
   * Names an unnamed type, and the unnamed types within it, after the place where they first occur:
   * `isPostTodosBodyAddress`. All are named before any function is written, so that names do not depend on
   * the order of writing.
   */
  nameAfter(type: Type, place: string): void {
    if (needsName(type)) {
      const structure = this.#structureOf(type);
      if (!this.#names.has(structure)) this.#names.set(structure, this.#places.take(place));
    }
    if (type.kind === 'object') {
      for (const { name, type: field } of type.properties) this.nameAfter(field, place + pascal(name));
      for (const { value } of type.indexes ?? []) this.nameAfter(value, `${place}Value`);
    } else {
      for (const part of partsOf(type))
        this.nameAfter(part, type.kind === 'record' ? `${place}Value` : place);
    }
  }

  /** An expression that is true where `input` has the type, or is undefined where that is `optional`. */
  check(type: Type, input: string, optional = false): ts.Expression {
    return this.#checks.expression(type, input, optional);
  }

  /** The same on one line. */
  condition(type: Type, input: string): string {
    return conditionText(this.check(type, input), Number.NEGATIVE_INFINITY);
  }

  /** A function that is true for values of the type: the type's own where that is all of the condition. */
  guard(type: Type): string {
    const condition = this.condition(type, 'value');
    const own = /^([\p{ID_Continue}$]+)\(value\)$/u.exec(condition)?.[1];
    return own ?? `(value: any) => ${condition}`;
  }

  /** The body of the function that checks an object type, over `input`. */
  shapeCondition(type: Type): string {
    return this.#checks.shapeCondition(this.output.shapes.of(type), 4);
  }

  /** Runs a function; returns the demands on the models' files that were made meanwhile. */
  demandsOf(write: () => void): readonly Demand[] {
    const demands: Demand[] = [];
    this.#demands.push(demands);
    write();
    this.#demands.pop();
    return demands;
  }

  #ask(file: ModelFile, id: string, wanted: Wanted): string {
    const name = file.use(wanted);
    this.#demands.at(-1)!.push({ id, wanted, name, from: file.module.file });
    return name;
  }

  /** The local name of a named model's function. */
  modelFunction(kind: ModelFunction, id: string): string {
    const file = this.output.modelFile(id);
    const name = this.#ask(file, id, kind);
    return file.module === this.module ? name : this.module.value(file.module.file, name);
  }

  /** The local name of a named model's type. */
  typeName(id: string): string {
    const { name, source } = this.output.named(id);
    if (source) return this.module.type(source.file, source.exportName, name);
    const file = this.output.modelFile(id);
    const own = this.#ask(file, id, 'type');
    return file.module === this.module ? own : this.module.type(file.module.file, own);
  }

  /** Whether TypeScript accepts the value that a reader returns as the type that the app declares. */
  isNamedType(type: Type): boolean {
    return type.kind === 'model' && this.output.named(type.id).source !== undefined;
  }

  typeText(type: Type): string {
    return typeText(type, (id) => this.typeName(id));
  }

  /** The name of the module's function for an unnamed type. The first call makes `write` add it. */
  ownFunction(kind: 'is' | 'read' | 'write', type: Type, write: (name: string) => void): string {
    const structure = this.#structureOf(type);
    const known = this.#own[kind].get(structure);
    if (known !== undefined) return known;
    const name = this.module.names.take(kind + this.nameOf(type));
    this.#own[kind].set(structure, name);
    write(name);
    return name;
  }

  /** A type as a parameter's annotation: an unnamed object gets an interface of its own. */
  annotation(type: Type): string {
    if (type.kind !== 'object') return this.typeText(type);
    const lines = memberTexts(type, (id) => this.typeName(id))
      .map((line) => `  ${line};`)
      .join('\n');
    if (lines === '') return '{}';
    const known = this.#own.type.get(lines);
    if (known !== undefined) return known;
    const name = this.module.names.take(this.nameOf(type));
    this.#own.type.set(lines, name);
    this.module.add(`interface ${name} {\n${lines}\n}`, ranks.types);
    return name;
  }

  /** The name from which the function names of a type are formed. */
  nameOf(type: Type): string {
    if (type.kind === 'model') return this.output.named(type.id).name;
    return this.#names.get(this.#structureOf(type)) ?? 'Value';
  }

  #structureOf(type: Type): string {
    const known = this.#structures.get(type) ?? structureOf(type);
    this.#structures.set(type, known);
    return known;
  }

  #guard(shape: Shape): string {
    const { type: whole } = shape;
    if (whole.kind === 'model') return this.modelFunction(whole.isOutgoing ? 'isOutgoing' : 'is', whole.id);
    return this.ownFunction('is', whole, (own) => {
      const shown = this.#checks.shapeCondition(shape, 4);
      const condition = whole.kind === 'union' ? onceCondition(own, whole, shown, this) : shown;
      const type: Type = shape.kind === 'either' ? { kind: 'union', members: shape.members } : whole;
      const signature = `${own}(input: any): input is ${this.annotation(type)}`;
      this.module.add(functionText(signature, condition), ranks.guard);
    });
  }
}

/** Whether a type may get a function or an interface of its own. */
function needsName(type: Type): boolean {
  if (type.kind === 'union') return onlyPresentMember(type) === undefined;
  return type.kind === 'literal' || (isCalled(type) && type.kind !== 'model');
}
