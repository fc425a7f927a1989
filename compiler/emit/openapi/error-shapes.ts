import type { ErrorBodyName } from '../../model/error-bodies.ts';
import type { Schema } from './plain-schemas.ts';

/** An object with these fields, all of which are required, except those in `optional`. */
function object(fields: { readonly [name: string]: Schema }, ...optional: readonly string[]): Schema {
  const required = Object.keys(fields).filter((name) => !optional.includes(name));
  return { type: 'object', properties: fields, required };
}

const text: Schema = { type: 'string' };
const timestamp: Schema = { type: 'string', format: 'date-time' };

const faultKind: Schema = {
  type: 'string',
  description: 'The kind of fault',
  examples: ['missing', 'string_too_long'],
};

const fault = object(
  {
    type: faultKind,
    loc: {
      type: 'array',
      description: 'The place of the fault: the source, then names and indexes',
      items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      examples: [['body', 'title']],
    },
    msg: text,
    input: { description: 'The invalid value' },
    ctx: { type: 'object', description: 'The constraint that the value violates' },
  },
  'ctx',
);

const detailedFault = object({
  field: {
    type: 'string',
    description: 'The place of the fault, joined by dots',
    examples: ['body.title'],
  },
  message: text,
  type: faultKind,
});

const allFaults = (items: Schema): Schema => ({
  type: 'array',
  description: 'All faults of the request',
  items,
});

const problem = {
  type: {
    type: 'string',
    format: 'uri-reference',
    description: 'A URI that identifies the kind of problem',
    examples: ['about:blank'],
  },
  title: { type: 'string', description: 'The name of the status' },
  status: { type: 'integer' },
  detail: text,
  instance: { type: 'string', format: 'uri-reference', description: 'The path of the request' },
};

const code: Schema = { type: 'string', description: 'Machine-readable', examples: ['RESOURCE_NOT_FOUND'] };

const shapes: { readonly [name in ErrorBodyName]: Schema } = {
  DetailedHttpErrorBody: object({
    detail: text,
    status_code: { type: 'integer' },
    path: text,
    method: text,
    timestamp,
  }),
  DetailedUnhandledErrorBody: object({
    detail: { type: 'string', const: 'Internal server error' },
    error: {
      type: 'string',
      description: 'The message of the error in debug mode, otherwise a generic text',
    },
    timestamp,
  }),
  DetailedValidationErrorBody: object({
    detail: { type: 'string', const: 'Validation failed' },
    errors: allFaults(detailedFault),
    timestamp,
  }),
  ExtractionErrorBody: object({
    error: { type: 'string', description: 'What could not be read, and why' },
    type: { type: 'string', const: 'ExtractionError' },
  }),
  HttpErrorBody: object({ detail: text }),
  ProblemDetails: object({ ...problem, code }, 'code'),
  ValidationErrorBody: object({ detail: allFaults(fault) }),
  ValidationProblemDetails: object({
    ...problem,
    status: { type: 'integer', const: 422 },
    errors: allFaults(fault),
  }),
};

/** The bodies of errors in the built-in modes, as components; sorted by name, which is the title. */
export const errorShapes: { readonly [name: string]: Schema } = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, { title: name, ...shape }]),
);
