import type { ts } from 'ts-morph';
import type { NamedModel, NamedType, Type } from '../../model/model.ts';
import { presentMembers } from '../../model/walk.ts';
import { freeName } from '../../print/free-name.ts';
import type { Naming } from './names.ts';

/** The named types met so far. A type has its id before it is read, because it may refer back to itself. */
export class NamedTypes {
  readonly #ids = new Map<Naming['key'], string>();
  readonly #models = new Map<string, NamedModel>();
  /** Ids of the types that are being read. */
  readonly #open = new Set<string>();
  readonly #recursive = new Set<ts.Type>();
  /** Unnamed types that have referred back to themselves. */
  readonly #unnamed = new Set<ts.Type>();
  /** Ids that have been referred to. */
  readonly #referred = new Set<string>();

  /** The types that have been read, by id. */
  get models(): ReadonlyMap<string, NamedModel> {
    return this.#models;
  }

  /** The id of a named type; undefined where it has not been met. Records that it was referred to. */
  refer(key: Naming['key']): string | undefined {
    const id = this.#ids.get(key);
    if (id !== undefined) this.#referred.add(id);
    return id;
  }

  /** Gives a type its id: `first`, or the first of `first#2`, `first#3`, ... that is free. */
  begin(key: Naming['key'], first: string): string {
    const id = freeName(first, (one) => this.#models.has(one) || this.#open.has(one), '#');
    this.#ids.set(key, id);
    this.#open.add(id);
    return id;
  }

  /** The id of an unnamed type, which it has if it has referred back to itself. */
  referUnnamed(type: ts.Type): string | undefined {
    return this.#unnamed.has(type) ? this.refer(type) : undefined;
  }

  /** Gives an id to an unnamed type that refers back to itself. */
  markRecursive(type: ts.Type, first: string): string {
    this.#recursive.add(type);
    this.#unnamed.add(type);
    return this.refer(type) ?? this.begin(type, first);
  }

  /** Whether an unnamed type refers back to itself. Clears the record: a second call is false. */
  takeRecursive(type: ts.Type): boolean {
    return this.#recursive.delete(type);
  }

  /** Whether a type was referred to while it was being read. */
  isReferred(id: string): boolean {
    return this.#referred.has(id);
  }

  finish(id: string, model: Omit<NamedModel, 'id'> & { type: NamedType }): void {
    this.#open.delete(id);
    this.#models.set(id, { id, ...model });
  }

  /** Removes the name of a type that does not need it. */
  forget(key: Naming['key'], id: string): void {
    this.#open.delete(id);
    this.#ids.delete(key);
  }
}

/** Whether a type is of a kind that may have a name. */
export function isNamedType(type: Type): type is NamedType {
  return ['object', 'record', 'union', 'list', 'tuple'].includes(type.kind);
}

/** Whether a type deserves a function of its own in the generated code: scalars are checked inline. */
export function isWorthAName(type: NamedType): boolean {
  if (type.kind === 'list') return false;
  if (type.kind !== 'union') return true;
  const members = presentMembers(type);
  return members.length > 1 && members.some(isCompound);
}

const isCompound = ({ kind }: Type) => ['object', 'record', 'list', 'tuple', 'model'].includes(kind);
