import type { Model, NamedModel, ObjectType, Type } from '../../model/model.ts';
import { hasDefaults, holds, partsOf } from '../../model/walk.ts';
import { byEntryKey } from '../../order.ts';
import type { Module } from '../../print/module.ts';
import type { Direction } from '../direction.ts';
import { docsComment, indentedLines } from './comments.ts';
import { WireText } from './wire-text.ts';

/** A type on the wire, with the direction in which it is sent. */
export interface Use {
  readonly type: Type;
  readonly direction: Direction;
}

interface Known {
  readonly model: NamedModel;
  readonly direction: Direction;
  readonly isSent: boolean;
  readonly isImported: boolean;
  /** Whether clients also receive it. */
  isReceived: boolean;
}

/**
 * The types of the client: those of requests and answers as they are sent. A type of the app is imported
 * where the JSON has the same type. It differs where a `Date` becomes a string, where clients may leave out a
 * field with a default, where an enum becomes its values, and where a class becomes its fields. Such types
 * are printed: as readonly if clients only send them, otherwise as mutable.
 */
export class WireTypes {
  readonly #model: Model;
  readonly #standalone: boolean;
  readonly #known = new Map<string, Known>();
  readonly #names = new Map<string, string>();
  readonly #visited = new Set<string>();
  readonly #differing = new Map<string, boolean>();

  /** Names all types that are used. */
  constructor(model: Model, module: Module, standalone: boolean, uses: readonly Use[]) {
    this.#model = model;
    this.#standalone = standalone;
    // Sent types come first: a type that is the same in both directions is declared as a sent type.
    for (const { direction, type } of uses) if (direction === 'input') this.#visit(type, direction);
    for (const { direction, type } of uses) if (direction === 'output') this.#visit(type, direction);
    for (const [key, { direction, isImported, isSent, model }] of this.#sorted()) {
      const isSecond = direction === 'output' && isSent;
      const wanted = isSecond ? `${model.name}Output` : model.name;
      const { source } = model;
      const name =
        isImported && source
          ? module.type(source.file, source.exportName, wanted)
          : module.names.take(wanted);
      this.#names.set(key, name);
    }
  }

  /** The text of a type. Its first line begins after `indent` columns. */
  text(type: Type, direction: Direction, indent: number): string {
    return this.#writer(direction).type(type, indent);
  }

  /** The members of an object type, a line for each and for its comment. */
  members(type: ObjectType, direction: Direction): readonly string[] {
    return this.#writer(direction).members(type, 2);
  }

  /** The names of the imported types, which the client exports again. */
  imported(): readonly string[] {
    return this.#sorted().flatMap(([key, { isImported }]) => (isImported ? [this.#names.get(key)!] : []));
  }

  /** A declaration for each type that is not imported. */
  declarations(): readonly string[] {
    return this.#sorted().flatMap(([key, { direction, isImported, isReceived, model }]) => {
      if (isImported) return [];
      const name = this.#names.get(key)!;
      const head = docsComment(model.docs);
      const writer = this.#writer(direction, isReceived);
      if (model.type.kind !== 'object')
        return [[...head, `export type ${name} = ${writer.type(model.type, 0)};`].join('\n')];
      const members = writer.members(model.type, 2);
      return [[...head, `export interface ${name} {`, ...indentedLines(members), '}'].join('\n')];
    });
  }

  /** Prints types. By default, sent types are taken to be only sent, and received types to be received. */
  #writer(direction: Direction, isReceived = direction === 'output'): WireText {
    const refer = (id: string) => this.#names.get(this.#keyOf(id, direction))!;
    return new WireText(direction, isReceived, this.#model.models, refer);
  }

  #sorted(): readonly [string, Known][] {
    return [...this.#known].sort(byEntryKey);
  }

  /** The key of a declaration: the same for both directions where the types are the same. */
  #keyOf(id: string, direction: Direction): string {
    if (direction === 'input') return `${id} input`;
    const isSent = this.#known.has(`${id} input`);
    return isSent && !this.#differs(id) ? `${id} input` : `${id} output`;
  }

  #visit(type: Type, direction: Direction): void {
    if (type.kind !== 'model') {
      for (const part of partsOf(type)) this.#visit(part, direction);
      return;
    }
    const key = this.#keyOf(type.id, direction);
    if (this.#visited.has(`${key} ${direction}`)) return;
    this.#visited.add(`${key} ${direction}`);
    const known = this.#known.get(key) ?? this.#newly(type.id, direction);
    known.isReceived ||= direction === 'output';
    this.#known.set(key, known);
    // The app declares what an imported type refers to.
    if (!known.isImported) this.#visit(known.model.type, direction);
  }

  #newly(id: string, direction: Direction): Known {
    const model = this.#model.models.get(id)!;
    const isSent = direction === 'input' || this.#known.has(`${id} input`);
    const isImported = this.#isAsInApp(model, direction);
    return { model, direction, isSent, isImported, isReceived: false };
  }

  /** Whether the sent type differs from the received one, because a field has a default. */
  #differs(id: string): boolean {
    const known = this.#differing.get(id) ?? this.#holds(id, hasDefaults);
    this.#differing.set(id, known);
    return known;
  }

  #isAsInApp(model: NamedModel, direction: Direction): boolean {
    if (this.#standalone || model.source === undefined) return false;
    const { models } = this.#model;
    const isOther = (type: Type): boolean =>
      type.kind === 'date' ||
      (type.kind === 'literal' && type.enum) ||
      (type.kind === 'model' && models.get(type.id)!.method !== undefined) ||
      (direction === 'input' && hasDefaults(type));
    return !this.#holds(model.id, isOther);
  }

  #holds(id: string, is: (type: Type) => boolean): boolean {
    return holds({ kind: 'model', id }, this.#model.models, is);
  }
}
