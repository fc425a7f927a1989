import type { Model, Operation } from '../../model.ts';
import type { Schema } from './schema.ts';

/** Whether a request can be refused before the handler runs. */
const isValidated = ({ parameters }: Operation) => parameters.some(({ kind }) => kind !== 'event');
const hasBody = ({ parameters }: Operation) => parameters.some(({ kind }) => kind === 'body');

/** The answers that the runtime gives by itself. */
export function errorResponses(operation: Operation): Schema {
  const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
  return {
    ...(hasBody(operation) && { 413: { description: 'Content Too Large', content: json('HttpErrorBody') } }),
    ...(isValidated(operation) && { 422: { description: 'Unprocessable Content', content: json('ValidationErrorBody') } }),
  };
}

/** The shapes of these answers, as far as an operation has them. */
export function errorComponents({ routes }: Model): Schema {
  const operations = routes.flatMap((route) => route.operations).filter(({ hidden }) => !hidden);
  return {
    ...(operations.some(hasBody) && { HttpErrorBody: httpError }),
    ...(operations.some(isValidated) && { ValidationErrorBody: validationError }),
  };
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
          type: { type: 'string', description: 'The kind of fault', examples: ['missing', 'string_too_long'] },
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
