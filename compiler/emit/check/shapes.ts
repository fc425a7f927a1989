import type {
  IndexSignature,
  ListType,
  Models,
  NamedType,
  Property,
  TupleType,
  Type,
  UnionType,
} from '../../model/model.ts';
import { isBounded } from '../../model/walk.ts';
import { outgoing } from '../write/outgoing.ts';

/**
 * A type that needs a check function of its own: every object, record, tuple and named type, every list with
 * rules whose items have none, and every union of several of these or of several lists. The functions of
 * named types are in files of their own, the others where they are used.
 */
export type Shape = { readonly index: number; readonly type: Type } & (
  | {
      readonly kind: 'fields';
      readonly properties: readonly Property[];
      readonly indexes: readonly IndexSignature[] | undefined;
    }
  | { readonly kind: 'record'; readonly value: Type }
  | { readonly kind: 'tuple'; readonly tuple: TupleType }
  | { readonly kind: 'list'; readonly list: ListType }
  | { readonly kind: 'either'; readonly members: readonly Type[] }
);

/** A shape without its identity. */
type Form = Shape extends infer S ? (S extends Shape ? Omit<S, 'index' | 'type'> : never) : never;

/** Numbers the shapes of a Model. All modules of a compilation share them. */
export class Shapes {
  readonly #models: Models;
  readonly #named = new Map<string, Shape>();
  readonly #outgoing = new Map<string, Shape>();
  readonly #others = new Map<Type, Shape>();
  readonly #all: Shape[] = [];

  constructor(models: Models) {
    this.#models = models;
  }

  get all(): readonly Shape[] {
    return this.#all;
  }

  /** The shape of a named type, an object, a record or a tuple, or of the members of a union that `calledOf` gives. */
  of(type: Type): Shape {
    const isNamed = type.kind === 'model';
    const named = isNamed && type.isOutgoing ? this.#outgoing : this.#named;
    const known = isNamed ? named.get(type.id) : this.#others.get(type);
    if (known) return known;
    const form = isNamed
      ? formOf(this.#namedType(type), membersOf)
      : formOf(type as NamedType, (union) => calledOf(membersOf(union)));
    const shape = { ...form, index: this.#all.length, type } as Shape;
    this.#all.push(shape);
    if (isNamed) named.set(type.id, shape);
    else this.#others.set(type, shape);
    return shape;
  }

  #namedType({ id, isOutgoing }: Extract<Type, { kind: 'model' }>): NamedType {
    const { type } = this.#models.get(id)!;
    return isOutgoing ? outgoing(type, this.#models) : type;
  }
}

/** `pick` selects the union members that the shape covers. */
function formOf(type: NamedType, pick: (union: UnionType) => readonly Type[]): Form {
  switch (type.kind) {
    case 'object':
      return { kind: 'fields', properties: type.properties, indexes: type.indexes };
    case 'record':
      return { kind: 'record', value: type.value };
    case 'tuple':
      return { kind: 'tuple', tuple: type };
    case 'list':
      return { kind: 'list', list: type };
    case 'union':
      return { kind: 'either', members: pick(type) };
  }
}

/** Whether a type is checked by calling a function. */
export const isCalled = (type: Type) =>
  ['model', 'object', 'record', 'tuple'].includes(type.kind) || (type.kind === 'list' && isRuledAlone(type));

/** Whether a list has rules but its items have none: typia then drops the rules of the list. */
export function isRuledAlone(list: ListType): boolean {
  return list.item.kind === 'unknown' && isBounded(list);
}

/** The members of a union, with those of nested unions, which are kept apart only for their documentation. */
export function membersOf({ members }: UnionType): readonly Exclude<Type, UnionType>[] {
  return members.flatMap((one) => (one.kind === 'union' ? membersOf(one) : [one]));
}

/**
 * The members that are checked by calling a function. Where there are several lists, each list counts as
 * such: typia tells lists apart by their first item alone, and shares that function with every other union of
 * as many lists.
 */
export function calledOf<T extends Type>(members: readonly T[]): readonly T[] {
  const isOneOfLists = members.filter(({ kind }) => kind === 'list').length > 1;
  return members.filter((one) => isCalled(one) || (isOneOfLists && one.kind === 'list'));
}
