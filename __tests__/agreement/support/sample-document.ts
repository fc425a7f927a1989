import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { samples } from './samples.ts';

/** A response in a document. */
interface Documented {
  readonly headers?: { readonly [name: string]: { readonly required?: boolean; readonly schema: AnySchema } };
  readonly content?: { readonly [type: string]: { readonly schema?: AnySchema } };
}

interface OpenApi {
  readonly paths: {
    readonly [path: string]: {
      readonly [verb: string]: { readonly responses: { readonly [status: string]: Documented } };
    };
  };
  readonly components: unknown;
}

/** The document of a sample. */
export class SampleDocument {
  readonly paths: OpenApi['paths'];
  readonly #ajv = new Ajv2020({ strict: false });

  constructor(sample: string) {
    const text = readFileSync(join(samples, sample, 'expected/openapi.json'), 'utf8');
    const { components, paths }: OpenApi = JSON.parse(text);
    this.paths = paths;
    ajvFormats.default(this.#ajv);
    this.#ajv.addSchema({ $id: 'api', components });
  }

  /** Whether a value fits a schema of the document: true, or what is wrong with it. */
  isValid(schema: AnySchema, value: unknown): true | string {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
    return this.#ajv.validate(JSON.parse(text), value) || this.#ajv.errorsText();
  }
}
