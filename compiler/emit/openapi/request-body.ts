import type {
  BodyParameter,
  Constant,
  Docs,
  FileParameter,
  Operation,
  Presence,
  TextParameter,
  Type,
} from '../../model/model.ts';
import { formFields } from '../../model/whole-operation.ts';
import { textType } from '../inputs/texts.ts';
import { defined, docsOf, type Schema } from './plain-schemas.ts';
import type { Schemas } from './schema.ts';

/** The request body of an operation: JSON, or the fields and files of a form. */
export function requestBody(operation: Operation, schemas: Schemas): Schema | undefined {
  const { parameters } = operation;
  const body = parameters.find((one) => one.kind === 'body');
  if (body) return jsonBody(body, schemas);
  const read = formFields(operation);
  if (read.length === 0) return undefined;
  const fields = read.map((one) => (one.kind === 'file' ? fileField(one) : textField(one, schemas)));
  const hasFiles = read.some(({ kind }) => kind === 'file');
  const [model, ...more] = parameters.filter((one) => one.kind === 'form-model');
  // The description of a model does not fit a form that is made of several.
  return formBody(fields, hasFiles, model && more.length === 0 ? model.docs : {});
}

function jsonBody({ docs, presence, type }: BodyParameter, schemas: Schemas): Schema {
  const { description, ...rest } = docs;
  const schema = schemas.property({ type, docs: rest, ...filled(presence) }, 'input');
  return defined({
    description,
    required: presence.kind === 'required',
    content: { 'application/json': { schema } },
  });
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** The serialization of the field, where it is not the default for its type. */
  readonly encoding: Schema | undefined;
}

function textField({ docs, presence, type: declared, wireName }: TextParameter, schemas: Schemas): Field {
  const initial = filled(presence);
  const type = documentedType(declared, initial.default);
  const list = textType(type).kind === 'list';
  return {
    name: wireName,
    schema: schemas.property({ type, docs, ...initial }, 'input'),
    required: presence.kind === 'required',
    encoding: list ? { style: 'form', explode: false } : undefined,
  };
}

function fileField({ docs, presence, rules, several, wireName }: FileParameter): Field {
  const upload = {
    type: 'string',
    format: 'binary',
    ...(rules.maxSize !== undefined && { maxLength: rules.maxSize }),
  };
  const { maxItems, minItems } = rules;
  const schema = several ? defined({ type: 'array', items: upload, minItems, maxItems }) : upload;
  const encoding = rules.contentType === undefined ? undefined : { contentType: rules.contentType };
  return {
    name: wireName,
    schema: { ...schema, ...docsOf(docs) },
    required: presence.kind === 'required',
    encoding,
  };
}

function formBody(fields: readonly Field[], hasFiles: boolean, { description, ...docs }: Docs): Schema {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const encodings = fields.flatMap(({ encoding, name }) => (encoding ? [[name, encoding] as const] : []));
  const media: Schema = {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
      ...(required.length > 0 && { required }),
      ...docsOf(docs),
    },
    ...(encodings.length > 0 && { encoding: Object.fromEntries(encodings) }),
  };
  // Files need a multipart body. A form without files may be sent in both ways.
  const types = hasFiles
    ? ['multipart/form-data']
    : ['application/x-www-form-urlencoded', 'multipart/form-data'];
  return defined({
    description,
    required: required.length > 0,
    content: Object.fromEntries(types.map((type) => [type, media])),
  });
}

export function filled(presence: Presence): { default?: Constant } {
  return presence.kind === 'default' ? { default: presence.value } : {};
}

/**
 * The type of a text in the document. No text is null: `null` is there for the default only, and is kept
 * where the default is null, which must fit the schema.
 */
export function documentedType(type: Type, value: Constant | undefined): Type {
  return value === null ? type : textType(type);
}
