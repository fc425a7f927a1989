import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { formats } from '../../../runtime/formats.ts';
import type { Document } from '../../emit/support/schema.ts';
import { isMultiple, repeatedAt } from './faults.ts';
import { ownFormats } from './skips.ts';

/** One for all documents: it takes its time to prepare. */
const ajv = new Ajv2020({
  ...{ strict: true, strictTuples: false, allowUnionTypes: true, ownProperties: true },
  // Else Ajv does not notice that a field without a name is missing.
  allErrors: true,
});
ajvFormats.default(ajv);
for (const { format } of ownFormats) ajv.addFormat(format, formats.get(format)!);
// Ajv cuts quotients from 1e21 on after their first digits, and takes 0.3 for no multiple of 0.1.
ajv.removeKeyword('multipleOf').addKeyword({
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  validate: (step: number, value: number) => isMultiple(value, step),
});
// Ajv calls the method of an item that has a field named `toString` or `valueOf`.
ajv.removeKeyword('uniqueItems').addKeyword({
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  validate: (isAsked: boolean, list: readonly unknown[]) => !isAsked || repeatedAt(list).length === 0,
});

// It says where to look, and nothing of values. Ajv's own takes no mapping.
ajv.addVocabulary(['discriminator']);

const vocabulary = new Set<string>();

/** What the schemas of a document say of values, in the words of Ajv: strict, formats included. */
export class Schemas {
  readonly document: Document;
  readonly #name: string;
  readonly #known = new Map<string, ValidateFunction>();

  /** `name` is no other document's. */
  constructor(name: string, document: Document) {
    this.#name = name;
    this.document = document;
    // To Ajv the document is a schema, whose parts are no keywords of JSON Schema.
    const parts = [...Object.keys(document), ...extensionsIn(document)];
    ajv.addVocabulary(parts.filter((one) => !vocabulary.has(one)));
    for (const one of parts) vocabulary.add(one);
    ajv.addSchema(document, name);
  }

  /** Whether there is something at a place of the document. */
  has(place: readonly string[]): boolean {
    let found: unknown = this.document;
    for (const step of place) found = (found as { readonly [step: string]: unknown } | undefined)?.[step];
    return found !== undefined;
  }

  /**
   * What the schema at a place of the document, as in `paths`, `/todos`, `post`, says against the value;
   * undefined where it takes it.
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

/** Keywords that begin with `x-`, which OpenAPI leaves to everybody. */
function extensionsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = Object.keys(part).filter((key) => key.startsWith('x-'));
  return [...new Set([...own, ...Object.values(part).flatMap(extensionsIn)])];
}
