import { isObject, type JsonObject, listOf, own } from '../json.ts';
import type { Source } from '../source.ts';
import { intersection } from './intersect.ts';
import { ownParts } from './keywords.ts';
import { everything, type Part, whole } from './parts.ts';

/** Converts the schemas of one document to unions of parts, each schema once. */
export class Normalizer {
  readonly #source: Source;
  readonly #known = new Map<object, readonly Part[]>();
  /** Schemas in progress: one that refers directly back to itself does not say anything. */
  readonly #reading = new Set<object>();
  /** How often such a cycle was met. */
  #circles = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** The intersection of several schemas; everything for an empty list. */
  partsOf(schemas: readonly unknown[]): readonly Part[] {
    return schemas.reduce<readonly Part[]>((parts, one) => this.#both(parts, this.#schema(one)), everything);
  }

  #schema(schema: unknown): readonly Part[] {
    if (schema === false) return [];
    if (!isObject(schema)) return schema === true ? everything : unknown('schema', schema);
    const known = this.#known.get(schema);
    if (known !== undefined) return known;
    if (this.#reading.has(schema) || this.#reading.size > maxDepth) {
      this.#circles++;
      return unknown('$ref', schema.$ref);
    }
    const circles = this.#circles;
    this.#reading.add(schema);
    const parts = this.#joined(schema);
    this.#reading.delete(schema);
    // A result from within a cycle is incomplete, so only that of the outermost schema is kept.
    if (circles === this.#circles || this.#reading.size === 0) this.#known.set(schema, parts);
    return parts;
  }

  #joined(schema: JsonObject): readonly Part[] {
    let parts = ownParts(schema);
    const { $ref } = schema;
    if (typeof $ref === 'string') parts = this.#both(parts, this.#referred($ref));
    if (own(schema, 'const') !== undefined) parts = this.#both(parts, constants([schema.const]));
    const { enum: values } = schema;
    if (Array.isArray(values)) parts = this.#both(parts, constants(values));
    for (const one of listOf(own(schema, 'allOf'))) parts = this.#both(parts, this.#schema(one));
    for (const name of ['anyOf', 'oneOf']) {
      const list = own(schema, name);
      if (!Array.isArray(list)) continue;
      const members = list.map((one) => this.#schema(one));
      parts = this.#both(parts, this.#united(members));
      // A value that fits two members of `oneOf` is refused. So `oneOf` is a union only where no value can.
      if (name === 'oneOf' && !this.#areDisjoint(members))
        parts = parts.map((part) => ({ ...part, opaque: new Map([...part.opaque, [name, list]]) }));
    }
    return parts;
  }

  #referred($ref: string): readonly Part[] {
    const target = this.#source.target($ref);
    if (target === undefined) return unknown('$ref', $ref);
    const name = /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];
    const parts = this.#schema(target);
    return name === undefined ? parts : parts.map((part) => ({ ...part, label: name }));
  }

  #both(a: readonly Part[], b: readonly Part[]): readonly Part[] {
    if (a === everything) return b;
    if (b === everything) return a;
    const parts = intersection(a, b);
    return parts === undefined ? unknown('allOf', undefined) : withJoinedValues(parts);
  }

  #united(members: readonly (readonly Part[])[]): readonly Part[] {
    const parts = members.flat();
    return parts.length > maxMembers ? unknown('anyOf', undefined) : withJoinedValues(parts);
  }

  #areDisjoint(members: readonly (readonly Part[])[]): boolean {
    if (members.length > maxCompared) return false;
    return members.every((one, i) =>
      members.slice(i + 1).every((other) => one.every((a) => other.every((b) => this.#isDisjoint(a, b)))),
    );
  }

  /** Whether two parts are known to be disjoint, by kinds, values and discriminating fields. */
  #isDisjoint(a: Part, b: Part): boolean {
    if (a.kind !== b.kind) return true;
    if ('values' in a && 'values' in b && a.values && b.values) {
      const values: readonly unknown[] = b.values;
      return a.values.every((one) => !values.includes(one));
    }
    if (a.kind !== 'object' || b.kind !== 'object') return false;
    return [...a.required].some((name) => {
      if (!b.required.has(name)) return false;
      const [x, y] = [a, b].map((part) =>
        this.partsOf(part.clauses.flatMap((one) => one.properties.get(name) ?? [])),
      );
      return x!.every((one) =>
        y!.every((other) => isScalar(one) && isScalar(other) && this.#isDisjoint(one, other)),
      );
    });
  }
}

const isScalar = ({ kind }: Part) => kind !== 'array' && kind !== 'object';

/** Maximum nesting of schemas and references; no real document reaches it. */
const maxDepth = 300;

/** Maximum number of members of a union, including nested unions. */
const maxMembers = 1_000;

/** Maximum number of members that are compared with each other. */
const maxCompared = 200;

/** All values, restricted by a keyword with unknown effect. */
function unknown(name: string, value: unknown): readonly Part[] {
  return everything.map((part) => ({ ...part, opaque: new Map([[name, value]]) }));
}

/** The parts that accept exactly these values. */
function constants(values: readonly unknown[]): readonly Part[] {
  const texts = values.filter((one) => typeof one === 'string');
  const numbers = values.filter((one) => typeof one === 'number');
  const booleans = values.filter((one) => typeof one === 'boolean');
  const structures = values.filter((one) => typeof one === 'object' && one !== null);
  return [
    ...(texts.length > 0 ? [{ ...whole.string, values: [...new Set(texts)] }] : []),
    ...(numbers.length > 0 ? [{ ...whole.number, values: [...new Set(numbers)] }] : []),
    ...(booleans.length > 0 ? [{ ...whole.boolean, values: [...new Set(booleans)] }] : []),
    ...(values.includes(null) ? [whole.null] : []),
    ...structures.map(constantStructure),
  ];
}

function constantStructure(value: unknown): Part {
  if (Array.isArray(value)) {
    const prefix = value.map((one) => ({ const: one }));
    const size = prefix.length;
    return { ...whole.array, clauses: [{ prefix, items: false }], min: size, max: size };
  }
  const entries = Object.entries(value as object).map(([name, one]) => [name, { const: one }] as const);
  const required = new Set(entries.map(([name]) => name));
  return {
    ...whole.object,
    clauses: [{ properties: new Map(entries), patterns: new Map(), others: false }],
    required,
  };
}

/** The union with all parts of one kind that only enumerate values as one part. */
function withJoinedValues(parts: readonly Part[]): readonly Part[] {
  const joined = new Map<unknown, Part>();
  for (const part of parts) {
    const key = isEnumeration(part) ? `${part.kind} ${JSON.stringify([...part.opaque])}` : part;
    const known = joined.get(key);
    joined.set(key, known === undefined ? part : withValuesOf(known, part));
  }
  return [...joined.values()];
}

/**
 * Whether a part is nothing but its values. Constraints that could be checked were applied to them and
 * removed.
 */
function isEnumeration(part: Part): boolean {
  switch (part.kind) {
    case 'null':
    case 'boolean':
      return true;
    case 'string':
      return part.values !== undefined && part.formats.length + part.patterns.length === 0;
    case 'number':
      return part.values !== undefined && part.formats.length + part.steps.length === 0;
    default:
      return false;
  }
}

function withValuesOf(part: Part, other: Part): Part {
  if (!('values' in part && 'values' in other && part.values && other.values)) return part;
  return { ...part, values: [...new Set([...part.values, ...other.values])] } as Part;
}
