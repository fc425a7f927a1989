import { Numbers } from '../../numbers.ts';
import { entriesOf, isObject, own, shown, turned } from '../json.ts';
import { maxReferences, type Source } from '../source.ts';
import { compareArrays } from './arrays.ts';
import { type Finding, finding, once } from './finding.ts';
import { annotations } from './keywords.ts';
import { isOneItem, kindFindings } from './kinds.ts';
import { Normalizer } from './normalize.ts';
import { compareObjects } from './objects.ts';
import { PairCache } from './pair-cache.ts';
import { type Kind, kinds, type Part } from './parts.ts';
import { Sameness } from './same.ts';
import { compareBooleans, compareNumbers, compareTexts } from './scalars.ts';
import { split } from './split.ts';
import { compareUnions } from './unions.ts';

/** Compares schemas of an old document with those of a new one, by the values that they accept. */
export class SchemaComparison {
  readonly #old: Normalizer;
  readonly #new: Normalizer;
  readonly #oldSource: Source;
  readonly #newSource: Source;
  readonly #sameness: Sameness;
  readonly #memory = new PairCache();
  readonly #ids = new Numbers<unknown>();
  readonly #sameKeywords = new Map<string, boolean>();
  #steps = 0;

  constructor(old: Source, next: Source) {
    this.#old = new Normalizer(old);
    this.#new = new Normalizer(next);
    this.#oldSource = old;
    this.#newSource = next;
    this.#sameness = new Sameness(old, next);
  }

  /**
   * The differences between two schemas, each at the first place where it occurs. `undefined` stands for an
   * absent schema, which accepts everything.
   */
  compare(old: unknown, next: unknown): readonly Finding[] {
    this.#steps = 0;
    return this.#lists(listOfOne(old), listOfOne(next));
  }

  /** Whether both schemas accept values of these kinds. */
  mayBe(wanted: readonly Kind[], old: unknown, next: unknown): boolean {
    return this.#partsOf(old, next).every((parts) => parts.some(({ kind }) => wanted.includes(kind)));
  }

  /** Whether every text of the old schema is one item for the new one, which accepts only lists. */
  isItemNow(old: unknown, next: unknown): boolean {
    const [before, after] = this.#partsOf(old, next);
    const others = after.filter(({ kind }) => kind !== 'array');
    return (
      before.every(isOneItem) && others.length < after.length && others.every(({ kind }) => kind === 'null')
    );
  }

  #partsOf(old: unknown, next: unknown): readonly [readonly Part[], readonly Part[]] {
    return [this.#old.partsOf(listOfOne(old)), this.#new.partsOf(listOfOne(next))];
  }

  /** Compares two lists of schemas. All schemas of a list apply at once. */
  readonly #lists = (old: readonly unknown[], next: readonly unknown[]): readonly Finding[] => {
    const [a, b] = [resolved(old, this.#oldSource), resolved(next, this.#newSource)];
    if (a.length === b.length && a.every((one, i) => this.#sameness.of(one, b[i]))) return [];
    if (++this.#steps > maxSteps || this.#memory.depth > maxDepth)
      return [finding('unknown-change', 'unknown', 'the schema is too intertwined to compare')];
    const key = `${this.#idOf(a)}:${this.#idOf(b)}`;
    return this.#memory.of(key, () => once([...this.#annotations(a, b), ...this.#parts(a, b)]));
  };

  #idOf(schemas: readonly unknown[]): string {
    return schemas.map((one) => this.#ids.of(one)).join('+');
  }

  #annotations(old: readonly unknown[], next: readonly unknown[]): readonly Finding[] {
    return annotations.flatMap((name) => {
      const [a, b] = [annotation(old, name, this.#oldSource), annotation(next, name, this.#newSource)];
      if (JSON.stringify(a) === JSON.stringify(b)) return [];
      if (name === 'deprecated') {
        if (a === b || (a !== true && b !== true)) return [];
        return [
          finding('deprecated', 'none', b === true ? 'it is deprecated' : 'it is no longer deprecated'),
        ];
      }
      if (name === 'discriminator') {
        // A discriminator does not affect which values are valid. Adding or removing one only concerns client
        // generators.
        if (a === undefined || b === undefined || keepsTags(a, b, this.#oldSource)) return [];
        return [finding('discriminator-changed', 'unknown', 'the discriminator has changed')];
      }
      const [was, is] = [a, b].map((one) => (one === undefined ? undefined : shown(one)));
      return [finding('default-changed', 'none', turned('the default', was, is))];
    });
  }

  #parts(old: readonly unknown[], next: readonly unknown[]): readonly Finding[] {
    const [before, after] = [this.#old.partsOf(old), this.#new.partsOf(next)];
    const of = (parts: readonly Part[], kind: Kind) => parts.filter((part) => part.kind === kind);
    const shared = kinds.filter((kind) => of(before, kind).length > 0 && of(after, kind).length > 0);
    const types = kindFindings(before, after, shared);
    const others = shared.flatMap((kind) => {
      const [olds, news] = [of(before, kind), of(after, kind)];
      if (olds.length === 1 && news.length === 1) return this.#part(olds[0]!, news[0]!);
      return compareUnions(split(olds, news), split(news, olds), (a, b) => this.#part(a, b));
    });
    return [...types, ...others.filter((one) => !isSaidBy(one, types))];
  }

  #part(old: Part, next: Part): readonly Finding[] {
    if (++this.#steps > maxSteps)
      return [finding('unknown-change', 'unknown', 'the schema is too intertwined to compare')];
    return [...this.#opaque(old, next), ...this.#kind(old, next)];
  }

  #kind(old: Part, next: Part): readonly Finding[] {
    if (old.kind === 'string' && next.kind === 'string') return compareTexts(old, next);
    if (old.kind === 'number' && next.kind === 'number') return compareNumbers(old, next);
    if (old.kind === 'boolean' && next.kind === 'boolean') return compareBooleans(old, next);
    if (old.kind === 'array' && next.kind === 'array') return compareArrays(old, next, this.#lists);
    if (old.kind === 'object' && next.kind === 'object') return compareObjects(old, next, this.#lists);
    return [];
  }

  #opaque({ opaque: old }: Part, { opaque: next }: Part): readonly Finding[] {
    return [...new Set([...old.keys(), ...next.keys()])].flatMap((name) => {
      const both = old.has(name) && next.has(name);
      if (both && this.#isSame(name, old.get(name), next.get(name))) return [];
      const what = both ? 'has changed' : next.has(name) ? 'is new' : 'is gone';
      return [finding('unknown-change', 'unknown', `\`${name}\` ${what}, with unknown effect`)];
    });
  }

  /** Whether a keyword has the same value. All members of a `oneOf` have the same one, which may be long. */
  #isSame(name: string, old: unknown, next: unknown): boolean {
    const key = `${name} ${this.#idOf([old])}:${this.#idOf([next])}`;
    const same = this.#sameKeywords.get(key) ?? this.#sameness.of({ [name]: old }, { [name]: next });
    this.#sameKeywords.set(key, same);
    return same;
  }
}

const listOfOne = (schema: unknown) => (schema === undefined ? [] : [schema]);

/** Whether a change between integers and numbers is part of a change of types, which names both. */
function isSaidBy({ origin, steps }: Finding, types: readonly Finding[]): boolean {
  if (origin.code !== 'type-changed' || steps.length > 0) return false;
  return types.some(
    ({ origin: { code, effect } }) => code === origin.code && (effect === 'both' || effect === origin.effect),
  );
}

/** The schemas, with each bare reference replaced by its target. */
function resolved(schemas: readonly unknown[], source: Source): readonly unknown[] {
  return schemas.map((schema) => {
    let found = schema;
    for (let i = 0; i < maxReferences && isReference(found); i++) found = source.target(found.$ref) ?? found;
    return found;
  });
}

const isReference = (schema: unknown): schema is { readonly $ref: unknown } =>
  isObject(schema) && '$ref' in schema && Object.keys(schema).length === 1;

/** The value of an annotation: one beside a reference takes precedence over one at its target. */
function annotation(schemas: readonly unknown[], name: string, source: Source): unknown {
  for (const schema of schemas) {
    let found: unknown = schema;
    for (let i = 0; i < maxReferences && isObject(found); i++) {
      if (Object.hasOwn(found, name)) return found[name];
      found = source.target(own(found, '$ref'));
    }
  }
  return undefined;
}

/** Limits on the comparison of one place: real documents need less than a hundredth of the steps. */
const maxSteps = 50_000;
const maxDepth = 250;

/**
 * Whether a discriminator names the same field and still has all of its tags. The schemas of the tags are
 * compared by their values, and may be renamed. New tags belong to new variants, which are reported
 * separately, and so is a variant that is gone, if its tag is one of its values.
 */
function keepsTags(old: unknown, next: unknown, oldSource: Source): boolean {
  const [was, is] = [own(old, 'mapping'), own(next, 'mapping')];
  const name = own(old, 'propertyName');
  if (typeof name !== 'string' || name !== own(next, 'propertyName')) return false;
  const hasTag = (schema: unknown) =>
    own(own(own(oldSource.target(schema), 'properties'), name), 'const') !== undefined;
  return entriesOf(was).every(([tag, schema]) => own(is, tag) !== undefined || hasTag(schema));
}
