import { isObject, isSameJson, type JsonObject, own } from '../json.ts';
import type { Source } from '../source.ts';

/** What says nothing about values. */
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
 * Whether schemas of two documents are written alike, through references, and but for what is said of them in
 * words.
 */
export class Sameness {
  readonly #old: Source;
  readonly #new: Source;
  readonly #known = new Map<object, Map<object, boolean>>();
  /** Pairs that are being looked at, or that are the same if those are. */
  #assumed: (readonly [object, object])[] = [];

  constructor(old: Source, next: Source) {
    this.#old = old;
    this.#new = next;
  }

  of(a: unknown, b: unknown): boolean {
    this.#assumed = [];
    const same = this.#schemas(a, b, 0);
    // What was assumed on the way to a difference may hold or not.
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

/** Deeper than schemas are by hand; a document may try to be. */
const maxDepth = 500;
