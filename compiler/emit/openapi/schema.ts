import type {
  Constant,
  Docs,
  IndexSignature,
  Models,
  ObjectType,
  Property,
  TupleType,
  Type,
} from '../../model/model.ts';
import { rejection } from '../../model/rejection.ts';
import { withoutRepeated } from '../../model/structure.ts';
import { itemCount, partsOf } from '../../model/walk.ts';
import { byEntryKey } from '../../order.ts';
import { withoutTexts } from '../../regex/in-pattern.ts';
import type { Direction } from '../direction.ts';
import { declaredPart } from '../read/declared-part.ts';
import { discriminatorOf } from '../unions/discriminator.ts';
import { type ComponentNames, componentNames } from './component-names.ts';
import { defined, docsOf, literalSchema, numberSchema, type Schema, stringSchema } from './plain-schemas.ts';

/** JSON Schema 2020-12 of the Model's types; named models become components. */
export class Schemas {
  readonly #models: Models;
  readonly #components = new Map<string, Schema>();
  readonly #names: ComponentNames;
  /** The models that clients send. */
  readonly #sent = new Set<string>();

  /** `inputs` are the types of all parameters. */
  constructor(models: Models, inputs: readonly Type[]) {
    this.#models = models;
    this.#names = componentNames(models);
    for (const type of inputs) this.#markSent(type);
  }

  #markSent(type: Type): void {
    for (const part of partsOf(type)) this.#markSent(part);
    if (type.kind !== 'model' || this.#sent.has(type.id)) return;
    this.#sent.add(type.id);
    this.#markSent(this.#models.get(type.id)!.type);
  }

  /** The components that were referred to, sorted by name. */
  components(): { [name: string]: Schema } {
    return Object.fromEntries([...this.#components].sort(byEntryKey));
  }

  schema(type: Type, direction: Direction): Schema {
    return { ...this.#bare(type, direction), ...this.#docs(type.docs ?? {}, type, direction) };
  }

  /** The schema of a parameter or field: its type, documented, with its default. */
  property(
    { default: filled, docs, type }: Pick<Property, 'docs' | 'type' | 'default'>,
    direction: Direction,
  ): Schema {
    const extra = {
      ...this.#docs(docs, type, direction),
      ...(filled !== undefined &&
        direction === 'input' && { default: declaredPart(type, filled, this.#models) }),
    };
    return { ...this.schema(type, direction), ...extra };
  }

  /** Without the examples that lack a field with a default, if they are to show an answer, which has them all. */
  #docs({ example, examples = [], ...others }: Docs, type: Type, direction: Direction): Schema {
    const all = example === undefined ? examples : [example, ...examples];
    const shows = (one: Constant) =>
      direction === 'input' || rejection(type, one, this.#models, 'received') === undefined;
    return docsOf({ ...others, examples: all.filter(shows) });
  }

  #bare(type: Type, direction: Direction): Schema {
    switch (type.kind) {
      case 'unknown':
        return {};
      case 'never':
        return { not: {} };
      case 'null':
      case 'boolean':
        return { type: type.kind };
      case 'date':
        return { type: 'string', format: 'date-time' };
      case 'string':
        return stringSchema(type);
      case 'number':
        return numberSchema(type, direction);
      case 'literal':
        return literalSchema(type);
      case 'list': {
        const { maxItems, minItems, uniqueItems } = type;
        return defined({
          type: 'array',
          items: this.schema(type.item, direction),
          minItems,
          maxItems,
          uniqueItems: uniqueItems || undefined,
        });
      }
      case 'record':
        return {
          type: 'object',
          additionalProperties: type.value.kind !== 'never' && this.schema(type.value, direction),
        };
      case 'tuple':
        return this.#tuple(type, direction);
      case 'object':
        return this.#object(type, direction);
      case 'model':
        return { $ref: `#/components/schemas/${this.#component(type.id, direction)}` };
      case 'union':
        return this.#union(type.members, direction);
    }
  }

  #union(members: readonly Type[], direction: Direction): Schema {
    const schemas = members.map((member) => this.schema(member, direction));
    if (schemas.length === 1) return schemas[0]!;
    const [first, second] = schemas;
    // `T | null` of a plain type reads best as a list of types.
    if (
      schemas.length === 2 &&
      second?.type === 'null' &&
      typeof first?.type === 'string' &&
      first.enum === undefined &&
      first.const === undefined &&
      first.oneOf === undefined &&
      first.not === undefined
    ) {
      return { ...first, type: [first.type, 'null'] };
    }
    return this.#discriminated(members, schemas) ?? { anyOf: schemas };
  }

  /**
   * A union of named models with a discriminator of strings; undefined for other unions, because a
   * discriminator can refer only to named components.
   */
  #discriminated(members: readonly Type[], schemas: readonly Schema[]): Schema | undefined {
    const models = members.filter(({ kind }) => kind !== 'null');
    const found = models.every(({ kind }) => kind === 'model') && discriminatorOf(models, this.#models);
    if (!found || found.members.length < models.length) return undefined;
    if (found.members.some(({ tag }) => tag.values.some((value) => typeof value !== 'string')))
      return undefined;
    const oneOf = schemas.slice(0, models.length);
    const mapping = found.members.flatMap(({ tag }, i) => tag.values.map((value) => [value, oneOf[i]!.$ref]));
    const discriminator = { propertyName: found.name, mapping: Object.fromEntries(mapping) };
    const union = { oneOf, discriminator };
    // `null` comes last, and has no field.
    return models.length === members.length ? union : { anyOf: [union, ...schemas.slice(models.length)] };
  }

  /**
   * JSON Schema cannot describe the items after a rest: the items from there on have the union of both types.
   * Without a rest, `maxItems` says what `items: false` would, also to validators that do not know `prefixItems`
   * and would then refuse every item.
   */
  #tuple(type: TupleType, direction: Direction): Schema {
    const { items, rest, tail } = type;
    const { least } = itemCount(type);
    const more = withoutRepeated([...(rest ? [rest] : []), ...tail]);
    const prefixItems = items.map((one) => this.schema(one.type, direction));
    return {
      type: 'array',
      ...(prefixItems.length > 0 && { prefixItems }),
      ...(least > 0 && { minItems: least }),
      ...(more.length === 0 ? { maxItems: items.length } : { items: this.#union(more, direction) }),
    };
  }

  #object({ indexes = [], properties }: ObjectType, direction: Direction): Schema {
    const absent = properties.filter(({ type }) => type.kind === 'never');
    const required = properties
      .filter((one) => !one.optional && (direction === 'output' || one.default === undefined))
      .map(({ name }) => name);
    // `fromEntries` and not assignment, because a field may be named `__proto__`.
    const entries = properties
      .filter((one) => !absent.includes(one))
      .map((one) => [one.name, this.property(one, direction)] as const);
    return {
      type: 'object',
      properties: Object.fromEntries(entries),
      ...(required.length > 0 && { required }),
      ...(absent.length > 0 && { not: withOneOf(absent) }),
      ...this.#others(indexes, properties, direction),
    };
  }

  /** The schema of keys that are not declared fields. */
  #others(indexes: readonly IndexSignature[], fields: readonly Property[], direction: Direction): Schema {
    const names = fields.map(({ name }) => name);
    // JSON Schema would apply a pattern to declared fields, too.
    const patterns = indexes.flatMap(({ key, value }) =>
      key ? [[withoutTexts(key.pattern, names), this.schema(value, direction)] as const] : [],
    );
    const all = indexes.find(({ key }) => key === undefined);
    return {
      ...(patterns.length > 0 && { patternProperties: Object.fromEntries(patterns) }),
      ...(all && { additionalProperties: this.schema(all.value, direction) }),
    };
  }

  /**
   * The name of a model's component. A model with defaults has two: clients may omit a field that they always
   * get.
   */
  #component(id: string, wanted: Direction): string {
    const model = this.#models.get(id)!;
    const { input, output } = this.#names.get(id)!;
    const name = wanted === 'output' ? output : input;
    // A component for both directions has the constraints of requests.
    const direction = output === input && this.#sent.has(id) ? 'input' : wanted;
    if (this.#components.has(name)) return name;
    this.#components.set(name, {}); // before its fields: they may lead back here
    this.#components.set(name, {
      title: model.name,
      ...this.#docs(model.docs, model.type, direction),
      ...this.#bare(model.type, direction),
    });
    return name;
  }
}

/**
 * Objects with one of the fields. `not` this says which must be absent: as `{ not: {} }` among the fields of the
 * object itself, tools take them for fields of any value, and have them in examples and clients.
 */
function withOneOf(fields: readonly Property[]): Schema {
  const members = fields.map(({ docs, name }) => ({
    properties: Object.fromEntries([[name, docsOf(docs)]]),
    required: [name],
  }));
  return members.length === 1 ? members[0]! : { anyOf: members };
}
