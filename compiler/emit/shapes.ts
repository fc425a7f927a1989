import type { Model, Property, Type } from '../model.ts';

/**
 * What needs a function of its own in the checks: every object type, every record, and every place where one of several of these
 * may stand. Named models have theirs in a file of their own, the others where they are used.
 */
export type Shape = { readonly index: number; readonly type: Type } & (
  | { readonly kind: 'fields'; readonly id: string | undefined; readonly properties: readonly Property[] }
  | { readonly kind: 'record'; readonly value: Type }
  | { readonly kind: 'either'; readonly members: readonly Type[] }
);

/** Numbers the shapes of a Model; one table serves a whole compilation. */
export class Shapes {
  readonly #model: Model;
  readonly #models = new Map<string, Shape>();
  readonly #others = new Map<Type, Shape>();
  readonly #all: Shape[] = [];

  constructor(model: Model) {
    this.#model = model;
  }

  get all(): readonly Shape[] {
    return this.#all;
  }

  /** The shape of a model, an object or a record, or of the members of a union that are these. */
  of(type: Type): Shape {
    if (type.kind === 'model') {
      const known = this.#models.get(type.id);
      if (known) return known;
      const { properties } = this.#model.models.get(type.id)!;
      const shape = this.#add((index) => ({ kind: 'fields', type, index, id: type.id, properties }));
      this.#models.set(type.id, shape);
      return shape;
    }
    const known = this.#others.get(type);
    if (known) return known;
    const shape = this.#add((index): Shape => {
      if (type.kind === 'object')
        return { kind: 'fields', type, index, id: undefined, properties: type.properties };
      if (type.kind === 'record') return { kind: 'record', type, index, value: type.value };
      if (type.kind === 'union')
        return { kind: 'either', type, index, members: type.members.filter(isObjectLike) };
      throw new Error(`a ${type.kind} has no shape`);
    });
    this.#others.set(type, shape);
    return shape;
  }

  #add(make: (index: number) => Shape): Shape {
    const shape = make(this.#all.length);
    this.#all.push(shape);
    return shape;
  }
}

export const isObjectLike = ({ kind }: Type) => kind === 'model' || kind === 'object' || kind === 'record';
