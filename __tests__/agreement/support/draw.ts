import fc from 'fast-check';
import type { Models, Type } from '../../../compiler/model/model.ts';
import { takesKey } from './faults.ts';
import { drawNumber, drawText, text } from './scalars.ts';

type Draw = fc.Arbitrary<unknown>;
type Entries = [string, unknown][];

const few = { maxLength: 3 };

/**
 * Draws values of the types of a Model, within all their constraints. Recursive types are nested no deeper
 * than needed.
 */
export class Drawing {
  readonly #models: Models;
  /** The depth of the value so far. Beyond the limit, the shortest way out is taken. */
  readonly #depth = fc.createDepthIdentifier();
  readonly #drawn = new Map<Type, Draw>();
  readonly #known: { readonly [id: string]: Draw };

  constructor(models: Models) {
    this.#models = models;
    this.#known = fc.letrec((tie) => {
      this.#tie = tie;
      return Object.fromEntries([...models.values()].map(({ id, type }) => [id, this.of(type)]));
    });
  }

  #tie: (id: string) => Draw = () => fc.constant(undefined);

  of(type: Type): Draw {
    const known = this.#drawn.get(type) ?? this.#draw(type);
    this.#drawn.set(type, known);
    return known;
  }

  #draw(type: Type): Draw {
    switch (type.kind) {
      case 'never':
        return fc.constant(undefined);
      case 'unknown':
        return fc.jsonValue({ maxDepth: 2 }).map(plain);
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'literal':
        return fc.constantFrom(...type.values);
      case 'string':
        return drawText(type);
      case 'number':
        return drawNumber(type);
      case 'date':
        return fc.date({ min: new Date(0), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true });
      case 'model':
        return this.#known?.[type.id] ?? this.#tie(type.id);
      case 'list':
        return this.#list(type);
      case 'tuple':
        return this.#tuple(type);
      case 'record':
        if (type.value.kind === 'never') return fc.constant({});
        return this.#entries(text(0, 4), type.value, () => true).map(fromEntries);
      case 'object':
        return this.#object(type);
      case 'union':
        return this.#either(this.#shortestFirst(type.members).map((one) => this.of(one)));
    }
  }

  /** One of several, or the first where the value is deep enough. */
  #either(draws: readonly (Draw | fc.WeightedArbitrary<unknown>)[]): Draw {
    return fc.oneof({ depthIdentifier: this.#depth, maxDepth: 5, depthSize: 'small' }, ...draws);
  }

  #list({ item, maxItems, minItems = 0, uniqueItems }: Extract<Type, { kind: 'list' }>): Draw {
    const lengths = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems ?? 4, 4)) };
    const one = this.of(item);
    const list = uniqueItems
      ? fc.uniqueArray(one, { ...lengths, selector: (value) => JSON.stringify(value) })
      : fc.array(one, lengths);
    return minItems === 0 ? this.#orNone(list) : list;
  }

  /** The list, or an empty one where the value is deep enough: a list may contain its own type. */
  #orNone<T extends readonly unknown[]>(list: fc.Arbitrary<T>): fc.Arbitrary<T> {
    return this.#either([fc.constant([]), { arbitrary: list, weight: 4 }]) as fc.Arbitrary<T>;
  }

  #tuple({ items, rest, tail }: Extract<Type, { kind: 'tuple' }>): Draw {
    const first = items.filter(({ optional }) => !optional).map(({ type }) => this.of(type));
    const optional = items.filter((one) => one.optional).map(({ type }) => this.of(type));
    // An optional item needs all items before it, and a rest needs all optional ones.
    const more = rest === undefined ? fc.constant<unknown[]>([]) : this.#orNone(fc.array(this.of(rest), few));
    const shorter = optional.map((_, i) => fc.tuple(...optional.slice(0, i)));
    const whole = fc.tuple(fc.tuple(...optional), more).map(([some, others]) => [...some, ...others]);
    const middle = this.#either([...shorter, whole]);
    const last = fc.tuple(...tail.map((one) => this.of(one)));
    return fc.tuple(fc.tuple(...first), middle, last).map((parts) => (parts as unknown[][]).flat());
  }

  #object({ indexes = [], properties }: Extract<Type, { kind: 'object' }>): Draw {
    const fields = properties.map(({ default: filled, name, optional, type }) => {
      if (type.kind === 'never') return fc.constant<Entries>([]);
      const field = this.of(type).map((value): Entries => [[name, value]]);
      const isSure = !optional && filled === undefined;
      return isSure ? field : this.#orNone(field);
    });
    const others = indexes.map((index, i) => {
      const keys = index.key ? drawText({ kind: 'string', template: index.key, maxLength: 40 }) : text(0, 4);
      const isOwn = (key: string) =>
        takesKey(index, key) &&
        !indexes.slice(0, i).some((other) => takesKey(other, key)) &&
        !properties.some(({ name }) => name === key);
      return this.#entries(keys, index.value, isOwn);
    });
    return fc.tuple(...fields, ...others).map((entries) => fromEntries(entries.flat()));
  }

  #entries(keys: fc.Arbitrary<string>, value: Type, isOwn: (key: string) => boolean): fc.Arbitrary<Entries> {
    const key = fc
      .oneof({ arbitrary: keys, weight: 3 }, fc.constantFrom('constructor', 'toString', '0', '-1', 'kind'))
      .filter((one) => one !== '__proto__' && isOwn(one));
    return this.#orNone(fc.array(fc.tuple(key, this.of(value)), few));
  }

  #shortestFirst(members: readonly Type[]): readonly Type[] {
    return [...members].sort((a, b) => this.#height(a) - this.#height(b));
  }

  /** The depth of the shallowest value; infinite where the type leads back to one in progress. */
  #height(type: Type, outer: readonly string[] = []): number {
    const inner = (one: Type) => this.#height(one, outer);
    switch (type.kind) {
      case 'model':
        if (outer.includes(type.id)) return Number.POSITIVE_INFINITY;
        return this.#height(this.#models.get(type.id)!.type, [...outer, type.id]);
      case 'union':
        return Math.min(...type.members.map(inner));
      case 'list':
        return (type.minItems ?? 0) === 0 ? 1 : 1 + inner(type.item);
      case 'tuple': {
        const sure = type.items.filter(({ optional }) => !optional).map((one) => one.type);
        return 1 + Math.max(0, ...[...sure, ...type.tail].map(inner));
      }
      case 'object': {
        const sure = type.properties.filter((one) => !one.optional && one.default === undefined);
        return 1 + Math.max(0, ...sure.map((one) => inner(one.type)));
      }
      default:
        return type.kind === 'record' ? 1 : 0;
    }
  }
}

/**
 * The value without `__proto__`, which our code does not treat as a property and Ajv finds in every object,
 * and without -0.
 */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto'));
}

/** `fromEntries` instead of assignments: a field may be named `__proto__`. */
function fromEntries(entries: Entries): unknown {
  return Object.fromEntries(entries);
}
