import { isObject, isSameJson, type JsonObject, own } from '../json.ts';
import type { Source } from '../source.ts';

/** Keywords that do not affect which values are valid. */
const documentation = new Set([
  ...['title', 'description', 'example', 'examples', 'externalDocs', '$comment', '$schema', '$id'],
  ...['$defs', 'definitions', '$anchor', '$dynamicAnchor', 'xml'],
]);

const ofSchema = new Set([
  ...['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
]);
const ofList = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const ofMap = new Set(['properties', 'patternProperties', 'dependentSchemas']);

export const isDocumentation = (keyword: string): boolean => documentation.has(keyword);

/**
 * Tests whether schemas of two documents are identical once references are followed and documentation is
 * ignored.
 */
export class Sameness {
  readonly #old: Source;
  readonly #new: Source;
  readonly #known = new Map<object, Map<object, boolean>>();
  /** Pairs assumed to be the same, because they are in progress or depend on such a pair. */
  #assumed: (readonly [object, object])[] = [];

  constructor(old: Source, next: Source) {
    this.#old = old;
    this.#new = next;
  }

  of(a: unknown, b: unknown): boolean {
    this.#assumed = [];
    const same = this.#schemas(a, b, 0);
    // After a difference, the assumptions made on the way are unproven.
    if (!same)
      for (const [x, y] of this.#assumed) if (this.#known.get(x)?.get(y)) this.#known.get(x)!.delete(y);
    return same;
  }

  #schemas(a: unknown, b: unknown, depth: number): boolean {
    if (!isObject(a) || !isObject(b)) return isSameJson(a, b);
    const known = this.#known.get(a)?.get(b);
    if (known !== undefined) return known;
    if (depth > maxDepth) return false;
    this.#note(a, b, true);
    this.#assumed.push([a, b]);
    const same = this.#members(a, b, depth + 1);
    if (!same) this.#note(a, b, false);
    return same;
  }

  #note(a: object, b: object, same: boolean): void {
    const known = this.#known.get(a) ?? new Map();
    this.#known.set(a, known.set(b, same));
  }

  #members(a: JsonObject, b: JsonObject, depth: number): boolean {
    const names = new Set([...Object.keys(a), ...Object.keys(b)].filter((name) => !documentation.has(name)));
    for (const name of names) {
      if (!Object.hasOwn(a, name) || !Object.hasOwn(b, name)) return false;
      if (!this.#keyword(name, a[name], b[name], depth)) return false;
    }
    return true;
  }

  #keyword(name: string, a: unknown, b: unknown, depth: number): boolean {
    if (name === '$ref') {
      const [x, y] = [this.#old.target(a), this.#new.target(b)];
      return x === undefined || y === undefined ? a === b : this.#schemas(x, y, depth);
    }
    if (ofSchema.has(name)) return this.#schemas(a, b, depth);
    if (ofList.has(name) && Array.isArray(a) && Array.isArray(b))
      return a.length === b.length && a.every((one, i) => this.#schemas(one, b[i], depth));
    if (ofMap.has(name) && isObject(a) && isObject(b)) {
      const names = Object.keys(a);
      return (
        names.length === Object.keys(b).length &&
        names.every((one) => Object.hasOwn(b, one) && this.#schemas(own(a, one), own(b, one), depth))
      );
    }
    return isSameJson(a, b);
  }
}

/** Far deeper than real schemas: the limit protects the stack from hostile documents. */
const maxDepth = 500;
