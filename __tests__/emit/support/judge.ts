import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { Document, Schema } from './schema.ts';

/** Validates values by the schemas of a document, with Ajv in strict mode as JSON Schema 2020-12. */
export class Judge {
  readonly #document: Document;
  readonly #ajv = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    ownProperties: true,
    strictTuples: false,
  });
  readonly #validators = new Map<Schema, ReturnType<Ajv2020['compile']>>();

  constructor(document: Document) {
    this.#document = document;
    this.#ajv.addVocabulary(['components', 'discriminator']);
    ajvFormats.default(this.#ajv);
  }

  accepts(schema: Schema, value: unknown): boolean {
    return this.#validator(schema)(value) === true;
  }

  /**
   * Every place at which the value is wrong, in the form of `loc`. For `T | null`, only the faults of `T`
   * count. Duplicate items are left out, because Ajv does not look for them where the items themselves are
   * wrong.
   */
  faults(schema: Schema, value: unknown): string[] {
    const validate = this.#validator(schema);
    validate(value);
    const errors = validate.errors ?? [];
    return errors.filter((error) => error.keyword !== 'uniqueItems' && !isOfNullable(error)).map(placeOf);
  }

  /** The schema, or its target if it is a reference. */
  resolve(schema: Schema): Schema {
    if (typeof schema.$ref !== 'string') return schema;
    return this.resolve(this.#document.components.schemas[schema.$ref.split('/').at(-1)!]!);
  }

  /** The value as a handler receives it: only declared fields, with defaults filled in. */
  shape(schema: Schema, value: unknown): unknown {
    const { additionalProperties, anyOf, items, oneOf, properties } = this.resolve(schema);
    const members = anyOf ?? oneOf;
    if (members !== undefined) return this.shape(members.find((one) => this.accepts(one, value))!, value);
    if (Array.isArray(value)) return !items ? value : value.map((item) => this.shape(items, item));
    if (typeof value !== 'object' || value === null) return value;
    const given = value as { readonly [name: string]: unknown };
    if (additionalProperties !== undefined) {
      const entries = Object.entries(given);
      return Object.fromEntries(entries.map(([name, one]) => [name, this.shape(additionalProperties, one)]));
    }
    if (properties === undefined) return value;
    const entries: [string, unknown][] = [];
    for (const [name, property] of Object.entries(properties)) {
      if (Object.hasOwn(given, name)) entries.push([name, this.shape(property, given[name])]);
      else if (property.default !== undefined) entries.push([name, property.default]);
    }
    return Object.fromEntries(entries);
  }

  #validator(schema: Schema) {
    const known = this.#validators.get(schema);
    if (known !== undefined) return known;
    const validate = this.#ajv.compile({ ...schema, components: this.#document.components });
    this.#validators.set(schema, validate);
    return validate;
  }
}

function isOfNullable({ keyword, params, schemaPath }: ErrorObject): boolean {
  return keyword === 'anyOf' || (params.type === 'null' && /\/anyOf\/\d+\/type$/.test(schemaPath));
}

/** The place of an error. For a missing field, Ajv gives the object, but `loc` names the field. */
function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const parts = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (keyword === 'required') parts.push(params.missingProperty);
  return JSON.stringify(parts);
}
