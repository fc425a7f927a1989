import type { ts } from 'ts-morph';
import type { NamedModel, NamedType, Type } from '../../model/model.ts';
import { presentMembers } from '../../model/walk.ts';
import type { Naming } from './names.ts';

/** The named types met so far. A name is known before its type is read, which may lead back to it. */
export class NamedTypes {
  readonly #ids = new Map<Naming['key'], string>();
  readonly #models = new Map<string, NamedModel>();
  /** Ids of the types that are being read. */
  readonly #open = new Set<string>();
  readonly #ledBack = new Set<ts.Type>();
  /** Types without a name of which that was true. */
  readonly #unnamed = new Set<ts.Type>();
  /** Ids that something has referred to. */
  readonly #referred = new Set<string>();

  /** The finished ones, by id. */
  get models(): ReadonlyMap<string, NamedModel> {
    return this.#models;
  }

  /** The id of a type that has a name, or is being given one. */
  refer(key: Naming['key']): string | undefined {
    const id = this.#ids.get(key);
    if (id !== undefined) this.#referred.add(id);
    return id;
  }

  /** Gives a type its id: `first`, or the first of `first#2`, `first#3`, ... that is free. */
  begin(key: Naming['key'], first: string): string {
    let id = first;
    for (let n = 2; this.#models.has(id) || this.#open.has(id); n++) id = `${first}#${n}`;
    this.#ids.set(key, id);
    this.#open.add(id);
    return id;
  }

  /** The same of a type without a name, which has an id where it has led back to itself. */
  referUnnamed(type: ts.Type): string | undefined {
    return this.#unnamed.has(type) ? this.refer(type) : undefined;
  }

  /** Gives a type without a name an id, for it leads back to itself. */
  leadBack(type: ts.Type, first: string): string {
    this.#ledBack.add(type);
    this.#unnamed.add(type);
    return this.refer(type) ?? this.begin(type, first);
  }

  /** Whether a type without a name leads back to itself; true once. */
  takeLedBack(type: ts.Type): boolean {
    return this.#ledBack.delete(type);
  }

  /** Whether a type led back to itself while it was read. */
  isReferred(id: string): boolean {
    return this.#referred.has(id);
  }

  finish(id: string, model: Omit<NamedModel, 'id'> & { type: NamedType }): void {
    this.#open.delete(id);
    this.#models.set(id, { id, ...model });
  }

  /** Takes the name away from a type that needs none. */
  forget(key: Naming['key'], id: string): void {
    this.#open.delete(id);
    this.#ids.delete(key);
  }
}

/** Whether a type is of a kind that may have a name. */
export function isNamedType(type: Type): type is NamedType {
  return ['object', 'record', 'union', 'list', 'tuple'].includes(type.kind);
}

/** Whether the code for a type is worth a place of its own: one or several scalars are checked in a line. */
export function isWorthAName(type: NamedType): boolean {
  if (type.kind === 'list') return false;
  if (type.kind !== 'union') return true;
  const members = presentMembers(type);
  return members.length > 1 && members.some(isCompound);
}

const isCompound = ({ kind }: Type) => ['object', 'record', 'list', 'tuple', 'model'].includes(kind);
