import { credentialsOf } from '../../credentials.ts';
import type { Model, Operation, Route } from '../../model.ts';
import { errorShapes } from './error-shapes.ts';
import type { Schema } from './schema.ts';

/** Whether a request can be refused before the handler runs. */
export const isValidated = ({ parameters }: Operation) =>
  parameters.some(({ kind }) => kind !== 'event' && kind !== 'credential');
export const hasBody = ({ parameters }: Operation) =>
  parameters.some(
    (one) =>
      one.kind === 'body' ||
      one.kind === 'file' ||
      one.kind === 'form-model' ||
      (one.kind === 'text' && one.source === 'form'),
  );

export const isGuarded = (operation: Operation) => credentialsOf(operation).length > 0;

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
  return Object.fromEntries(Object.entries(errorShapes).filter(([name]) => used.has(name)));
}

/** The component of a kind of error; an `error.ts` of the app's own answers in a shape that only it knows. */
export function bodyName(kind: 'http' | 'validation', { errors }: Route): string | undefined {
  const mode = errors.map((file) => file[kind]).find((one) => one !== 'none');
  if (mode === 'own') return undefined;
  const name = kind === 'http' ? 'HttpErrorBody' : 'ValidationErrorBody';
  if (mode === 'problem') return kind === 'http' ? 'ProblemDetails' : 'ValidationProblemDetails';
  return mode === 'detailed' ? `Detailed${name}` : name;
}

function response(description: string, name: string | undefined): Schema {
  if (name === undefined) return { description };
  const type = name.endsWith('ProblemDetails') ? 'application/problem+json' : 'application/json';
  return { description, content: { [type]: { schema: { $ref: `#/components/schemas/${name}` } } } };
}

function unauthorized(route: Route): Schema {
  const name = bodyName('http', route);
  const { description, ...rest } = response('Unauthorized', name);
  const challenge = { description: 'The credentials that are asked for', schema: { type: 'string' } };
  // What an `error.ts` of the app's own does with the headers only it knows.
  return { description, ...(name !== undefined && { headers: { 'WWW-Authenticate': challenge } }), ...rest };
}
