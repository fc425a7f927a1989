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

/**
 * What needs a function of its own in the checks: every object type, record and tuple, every named type,
 * every list that has rules for nothing but itself, and every place where one of several of these, or of
 * several lists, may stand. Named ones have theirs in a file of their own, the others where they are used.
 */
export type Shape = { readonly index: number; readonly type: Type; readonly id: string | undefined } & (
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

/** A shape without what tells it from others. */
type Form = Shape extends infer S ? (S extends Shape ? Omit<S, 'index' | 'type' | 'id'> : never) : never;

/** Numbers the shapes of a Model; one table serves a whole compilation. */
export class Shapes {
  readonly #models: Models;
  readonly #named = new Map<string, Shape>();
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
    const known = isNamed ? this.#named.get(type.id) : this.#others.get(type);
    if (known) return known;
    const form = isNamed
      ? formOf(this.#models.get(type.id)!.type, membersOf)
      : formOf(type as NamedType, (union) => calledOf(membersOf(union)));
    const shape = {
      ...form,
      index: this.#all.length,
      type,
      id: isNamed ? type.id : undefined,
    } as Shape;
    this.#all.push(shape);
    if (isNamed) this.#named.set(type.id, shape);
    else this.#others.set(type, shape);
    return shape;
  }
}

/** `pick` gives the members of a union that its shape is about. */
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

/** Whether a list has rules and its items none: typia then drops those of the list. */
export function isRuledAlone({ item, maxItems, minItems, uniqueItems }: ListType): boolean {
  return (
    item.kind === 'unknown' && (minItems !== undefined || maxItems !== undefined || uniqueItems === true)
  );
}

/** What a union may be: one within it that has documentation of its own is no member to its checks. */
export function membersOf({ members }: UnionType): readonly Exclude<Type, UnionType>[] {
  return members.flatMap((one) => (one.kind === 'union' ? membersOf(one) : [one]));
}

/**
 * The members that are checked by calling a function, or beside one: of several lists each, for typia lets
 * the first item say which list a value is, and shares its answer with every other union of as many.
 */
export function calledOf<T extends Type>(members: readonly T[]): readonly T[] {
  const isOneOfLists = members.filter(({ kind }) => kind === 'list').length > 1;
  return members.filter((one) => isCalled(one) || (isOneOfLists && one.kind === 'list'));
}
