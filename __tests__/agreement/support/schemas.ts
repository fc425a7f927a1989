import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Document } from '../../emit/support/schema.ts';
import { ajvWith } from './ajv.ts';

const ajv = ajvWith({ strict: true, strictTuples: false, allowUnionTypes: true });

// A discriminator does not restrict values. Ajv's own implementation does not support `mapping`.
ajv.addVocabulary(['discriminator']);

const vocabulary = new Set<string>();

/** Validates values by the schemas of a document with Ajv: strict, formats included. */
export class Schemas {
  readonly document: Document;
  readonly #name: string;
  readonly #known = new Map<string, ValidateFunction>();

  /** @param name a name that no other document has */
  constructor(name: string, document: Document) {
    this.#name = name;
    this.document = document;
    // Ajv treats the document as a schema, so its members that are not JSON Schema keywords must be declared.
    const parts = [...Object.keys(document), ...extensionsIn(document)];
    ajv.addVocabulary(parts.filter((one) => !vocabulary.has(one)));
    for (const one of parts) vocabulary.add(one);
    ajv.addSchema(document, name);
  }

  /** Whether a place of the document exists. */
  has(place: readonly string[]): boolean {
    let found: unknown = this.document;
    for (const step of place) found = (found as { readonly [step: string]: unknown } | undefined)?.[step];
    return found !== undefined;
  }

  /**
   * The error of the schema at a place of the document, such as `paths`, `/todos`, `post`, for a value;
   * undefined where the schema accepts it.
   */
  refusal(place: readonly string[], value: unknown): string | undefined {
    const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
    const ref = `${this.#name}#/${pointer.join('/')}`;
    const known = this.#known.get(ref);
    const validate = known ?? ajv.compile({ $ref: ref });
    this.#known.set(ref, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  }
}

export const inputOf = (path: string, type = 'application/json') => [
  ...['paths', `/${path}`, 'post', 'requestBody', 'content', type, 'schema'],
];

export const outputOf = (path: string, verb: string) => [
  ...['paths', `/${path}`, verb, 'responses', '200', 'content', 'application/json', 'schema'],
];

/** The extension keywords of OpenAPI, which begin with `x-`. */
function extensionsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Object.keys(part).filter((key) => key.startsWith('x-'));
  return [...new Set([...own, ...Object.values(part).flatMap(extensionsIn)])];
}
