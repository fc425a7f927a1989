import type { ErrorBodyName } from '../../model/error-bodies.ts';
import type { Schema } from './plain-schemas.ts';

const httpError: Schema = {
  title: 'HttpErrorBody',
  type: 'object',
  properties: { detail: { type: 'string' } },
  required: ['detail'],
};

const faults: Schema = {
  type: 'array',
  description: 'All faults of the request',
  items: {
    type: 'object',
    properties: {
      type: { type: 'string', description: 'The kind of fault', examples: ['missing', 'string_too_long'] },
      loc: {
        type: 'array',
        description: 'The place of the fault: the source, then names and indexes',
        items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
        examples: [['body', 'title']],
      },
      msg: { type: 'string' },
      input: { description: 'The invalid value' },
      ctx: { type: 'object', description: 'The constraint that the value violates' },
    },
    required: ['type', 'loc', 'msg', 'input'],
  },
};

const validationError: Schema = {
  title: 'ValidationErrorBody',
  type: 'object',
  properties: { detail: faults },
  required: ['detail'],
};

const timestamp: Schema = { type: 'string', format: 'date-time' };

const detailedHttpError: Schema = {
  title: 'DetailedHttpErrorBody',
  type: 'object',
  properties: {
    detail: { type: 'string' },
    status_code: { type: 'integer' },
    path: { type: 'string' },
    method: { type: 'string' },
    timestamp,
  },
  required: ['detail', 'status_code', 'path', 'method', 'timestamp'],
};

const detailedUnhandledError: Schema = {
  title: 'DetailedUnhandledErrorBody',
  type: 'object',
  properties: {
    detail: { type: 'string', const: 'Internal server error' },
    error: {
      type: 'string',
      description: 'The message of the error in debug mode, otherwise a generic text',
    },
    timestamp,
  },
  required: ['detail', 'error', 'timestamp'],
};

const detailedValidationError: Schema = {
  title: 'DetailedValidationErrorBody',
  type: 'object',
  properties: {
    detail: { type: 'string', const: 'Validation failed' },
    errors: {
      type: 'array',
      description: 'All faults of the request',
      items: {
        type: 'object',
        properties: {
          field: {
            type: 'string',
            description: 'The place of the fault, joined by dots',
            examples: ['body.title'],
          },
          message: { type: 'string' },
          type: {
            type: 'string',
            description: 'The kind of fault',
            examples: ['missing', 'string_too_long'],
          },
        },
        required: ['field', 'message', 'type'],
      },
    },
    timestamp,
  },
  required: ['detail', 'errors', 'timestamp'],
};

const problem = {
  type: {
    type: 'string',
    format: 'uri-reference',
    description: 'A URI that identifies the kind of problem',
    examples: ['about:blank'],
  },
  title: { type: 'string', description: 'The name of the status' },
  status: { type: 'integer' },
  detail: { type: 'string' },
  instance: { type: 'string', format: 'uri-reference', description: 'The path of the request' },
};

const problemDetails: Schema = {
  title: 'ProblemDetails',
  type: 'object',
  properties: {
    ...problem,
    code: { type: 'string', description: 'Machine-readable', examples: ['RESOURCE_NOT_FOUND'] },
  },
  required: Object.keys(problem),
};

const validationProblemDetails: Schema = {
  title: 'ValidationProblemDetails',
  type: 'object',
  properties: { ...problem, status: { type: 'integer', const: 422 }, errors: faults },
  required: [...Object.keys(problem), 'errors'],
};

const extractionError: Schema = {
  title: 'ExtractionErrorBody',
  type: 'object',
  properties: {
    error: { type: 'string', description: 'What could not be read, and why' },
    type: { type: 'string', const: 'ExtractionError' },
  },
  required: ['error', 'type'],
};

/** The bodies of errors in the built-in modes, as components; sorted by name. */
export const errorShapes: { readonly [name in ErrorBodyName]: Schema } = {
  DetailedHttpErrorBody: detailedHttpError,
  DetailedUnhandledErrorBody: detailedUnhandledError,
  DetailedValidationErrorBody: detailedValidationError,
  ExtractionErrorBody: extractionError,
  HttpErrorBody: httpError,
  ProblemDetails: problemDetails,
  ValidationErrorBody: validationError,
  ValidationProblemDetails: validationProblemDetails,
};
