import { credentialsOf } from '../../credentials.ts';
import type { Model, Operation, Route } from '../../model.ts';
import type { Schema } from './schema.ts';

/** Whether a request can be refused before the handler runs. */
const isValidated = ({ parameters }: Operation) =>
  parameters.some(({ kind }) => kind !== 'event' && kind !== 'credential');
const hasBody = ({ parameters }: Operation) =>
  parameters.some(
    (one) =>
      one.kind === 'body' ||
      one.kind === 'file' ||
      one.kind === 'form-model' ||
      (one.kind === 'text' && one.source === 'form'),
  );

const isGuarded = (operation: Operation) => credentialsOf(operation).length > 0;

/** The answers that the runtime gives by itself, in the shape of the route's error mode. */
export function errorResponses(operation: Operation, route: Route): Schema {
  return {
    ...(isGuarded(operation) && { 401: unauthorized(route) }),
    ...(hasBody(operation) && { 413: response('Content Too Large', bodyName('http', route)) }),
    ...(isValidated(operation) && { 422: response('Unprocessable Content', bodyName('validation', route)) }),
  };
}

/** The shapes that some operation answers with. */
export function errorComponents({ routes }: Model): Schema {
  const used = new Set<string | undefined>();
  for (const route of routes) {
    const shown = route.operations.filter(({ hidden }) => !hidden);
    if (shown.some((one) => hasBody(one) || isGuarded(one))) used.add(bodyName('http', route));
    if (shown.some(isValidated)) used.add(bodyName('validation', route));
  }
  return Object.fromEntries(Object.entries(shapes).filter(([name]) => used.has(name)));
}

/** The component of a kind of error; an `error.ts` of the app's own answers in a shape that only it knows. */
function bodyName(kind: 'http' | 'validation', { errors }: Route): string | undefined {
  const mode = errors.map((file) => file[kind]).find((one) => one !== 'none');
  if (mode === 'own') return undefined;
  const name = kind === 'http' ? 'HttpErrorBody' : 'ValidationErrorBody';
  return mode === 'detailed' ? `Detailed${name}` : name;
}

function response(description: string, name: string | undefined): Schema {
  const schema = { $ref: `#/components/schemas/${name}` };
  return name === undefined ? { description } : { description, content: { 'application/json': { schema } } };
}

function unauthorized(route: Route): Schema {
  const challenge = { description: 'The credentials that are asked for', schema: { type: 'string' } };
  const { description, ...rest } = response('Unauthorized', bodyName('http', route));
  return { description, headers: { 'WWW-Authenticate': challenge }, ...rest };
}

const httpError: Schema = {
  title: 'HttpErrorBody',
  type: 'object',
  properties: { detail: { type: 'string' } },
  required: ['detail'],
};

const validationError: Schema = {
  title: 'ValidationErrorBody',
  type: 'object',
  properties: {
    detail: {
      type: 'array',
      description: 'Every fault that was found in the request',
      items: {
        type: 'object',
        properties: {
          type: {
            type: 'string',
            description: 'The kind of fault',
            examples: ['missing', 'string_too_long'],
          },
          loc: {
            type: 'array',
            description: 'Where it is: the source, then names and indexes',
            items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
            examples: [['body', 'title']],
          },
          msg: { type: 'string' },
          input: { description: 'The value at fault' },
          ctx: { type: 'object', description: 'The bound that was broken' },
        },
        required: ['type', 'loc', 'msg', 'input'],
      },
    },
  },
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

const detailedValidationError: Schema = {
  title: 'DetailedValidationErrorBody',
  type: 'object',
  properties: {
    detail: { type: 'string', const: 'Validation failed' },
    errors: {
      type: 'array',
      description: 'Every fault that was found in the request',
      items: {
        type: 'object',
        properties: {
          field: { type: 'string', description: 'Where it is, joined by dots', examples: ['body.title'] },
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

const shapes: { readonly [name: string]: Schema } = {
  DetailedHttpErrorBody: detailedHttpError,
  DetailedValidationErrorBody: detailedValidationError,
  HttpErrorBody: httpError,
  ValidationErrorBody: validationError,
};
