import { MetadataComponents } from '@typia/core';
import type { IMetadataComponents, IMetadataSchema, IMetadataTypeTag } from '@typia/interface';
import type { LiteralType, Property, TupleType, Type, UnionType } from '../../model/model.ts';
import { constraintTags } from './constraint-tags.ts';
import { calledOf, isCalled, membersOf, type Shape, type Shapes } from './shapes.ts';

/** Types of the Model as typia's metadata, in the JSON form that typia reads. */
export class TypiaMetadata {
  readonly #shapes: Shapes;
  readonly #patterns: (pattern: string) => string;
  /** The lists in the schemas made so far: typia refers to them by name. */
  readonly #arrays: IMetadataSchema.IArrayType[] = [];
  readonly #tuples: IMetadataSchema.ITupleType[] = [];
  /** The shapes in the schemas made so far. */
  readonly #met = new Set<number>();

  /** `patterns` gives the name under which a module holds a regular expression. */
  constructor(shapes: Shapes, patterns: (pattern: string) => string) {
    this.#shapes = shapes;
    this.#patterns = patterns;
  }

  schema(type: Type, optional = false): IMetadataSchema {
    const schema: IMetadataSchema = { ...emptySchema(), required: !optional, optional };
    if (type.kind !== 'union') {
      this.#put(type, schema);
      return schema;
    }
    const members = membersOf(type);
    const called = calledOf(members);
    const isAsked = called.length > 1;
    for (const member of members) if (!isAsked || !called.includes(member)) this.#put(member, schema);
    if (isAsked) schema.objects.push(this.#reference(this.#shapes.of(type)));
    return schema;
  }

  /** The schema of a shape. */
  shapeSchema(shape: Shape): IMetadataSchema {
    return { ...emptySchema(), objects: [this.#reference(shape)] };
  }

  /** The schema of a tuple without items after its rest. */
  tupleSchema({ items, rest }: TupleType): IMetadataSchema {
    const elements = items.map(({ optional, type }) => this.schema(type, optional));
    if (rest) elements.push({ ...emptySchema(), rest: this.schema(rest) });
    this.#tuples.push({ name: 'tuple', elements, index: null, recursive: false, nullables: [] });
    return { ...emptySchema(), tuples: [{ name: 'tuple', tags: [] }] };
  }

  /**
   * All components that the schemas made so far refer to. `whole` has its properties; all other shapes are
   * empty, because typia only calls their functions.
   */
  components(whole?: Shape): MetadataComponents {
    const properties = whole ? this.#properties(whole) : [];
    const objects: IMetadataComponents['objects'] = [...this.#met].map((index) => ({
      name: shapeName(index),
      properties:
        index === whole?.index ? properties : [this.#property({ name: 'any', type: { kind: 'string' } })],
      jsDocTags: [],
      index,
      recursive: false,
      nullables: [],
    }));
    return MetadataComponents.from({ objects, arrays: this.#arrays, tuples: this.#tuples, aliases: [] });
  }

  #reference({ index }: Shape): IMetadataSchema.IReference {
    this.#met.add(index);
    return { name: shapeName(index), tags: [] };
  }

  #properties(shape: Shape): IMetadataSchema.IProperty[] {
    if (shape.kind === 'fields')
      return shape.properties.filter(isCheckedByTypia).map((one) => this.#property(one));
    if (shape.kind !== 'record' || shape.value.kind === 'never') return [];
    const key = emptySchema();
    key.atomics.push({ type: 'string', tags: [] });
    return [{ key, value: this.schema(shape.value), description: null, jsDocTags: [] }];
  }

  #property({
    default: filled,
    name,
    optional = false,
    type,
  }: Pick<Property, 'name' | 'type'> & Partial<Property>): IMetadataSchema.IProperty {
    const key = emptySchema();
    key.constants.push({ type: 'string', values: [{ value: name, tags: [] }] });
    return {
      key,
      value: this.schema(type, optional || filled !== undefined),
      description: null,
      jsDocTags: [],
    };
  }

  #put(type: Exclude<Type, UnionType>, schema: IMetadataSchema): void {
    if (isCalled(type)) {
      schema.objects.push(this.#reference(this.#shapes.of(type)));
      return;
    }
    switch (type.kind) {
      case 'never':
        throw new Error('typia is not asked for a field that is never there');
      case 'unknown':
        schema.any = true;
        break;
      case 'null':
        schema.nullable = true;
        break;
      case 'boolean':
        schema.atomics.push({ type: 'boolean', tags: [] });
        break;
      case 'string':
      case 'number':
        schema.atomics.push({ type: type.kind, tags: rows(constraintTags(type, this.#patterns)) });
        break;
      case 'date':
        schema.natives.push({ name: 'Date', tags: [] });
        break;
      case 'literal':
        schema.constants.push(...constants(type));
        break;
      case 'list': {
        const name = `list ${this.#arrays.length}`;
        const array = { name, value: emptySchema(), nullables: [], recursive: false, index: null };
        this.#arrays.push(array);
        array.value = this.schema(type.item);
        schema.arrays.push({ name, tags: rows(constraintTags(type, this.#patterns)) });
      }
    }
  }
}

/**
 * Whether the check of a field is left to typia. It does not check that a required field of type `unknown` is
 * there, nor that the object is not a list, which has a `filter`, too. And it accepts null for a field that
 * must be absent.
 */
export function isCheckedByTypia({ type }: Pick<Property, 'type'>): boolean {
  return type.kind !== 'unknown' && type.kind !== 'never';
}

/** The name of a shape in typia's metadata. */
export const shapeName = (index: number) => `shape ${index}`;

const rows = (tags: IMetadataTypeTag[]) => (tags.length > 0 ? [tags] : []);

function constants({ values }: LiteralType): IMetadataSchema.IConstant[] {
  return (['boolean', 'number', 'string'] as const).flatMap((type) => {
    const own = values.filter((value) => typeof value === type).map((value) => ({ value, tags: [] }));
    return own.length > 0 ? [{ type, values: own } as IMetadataSchema.IConstant] : [];
  });
}

function emptySchema(): IMetadataSchema {
  return {
    any: false,
    required: true,
    optional: false,
    nullable: false,
    functions: [],
    atomics: [],
    constants: [],
    templates: [],
    escaped: null,
    rest: null,
    arrays: [],
    tuples: [],
    objects: [],
    aliases: [],
    natives: [],
    sets: [],
    maps: [],
  };
}
