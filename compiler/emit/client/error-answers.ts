import type { Operation, Route } from '../../model.ts';
import { bodyName, hasBody, isGuarded, isValidated } from '../openapi/errors.ts';

/** An error that an operation answers with, beside what its handler returns. */
export interface ErrorAnswer {
  readonly status: number;
  /** The name of its shape among `errorTypes`; undefined where only the app's own `error.ts` knows it. */
  readonly shape: string | undefined;
}

/** The errors of an operation by status. Whatever else is known of what an operation throws belongs here. */
export function errorAnswers(operation: Operation, route: Route): readonly ErrorAnswer[] {
  const http = bodyName('http', route);
  return [
    ...(isGuarded(operation) ? [{ status: 401, shape: http }] : []),
    ...(hasBody(operation) ? [{ status: 413, shape: http }] : []),
    ...(isValidated(operation) ? [{ status: 422, shape: bodyName('validation', route) }] : []),
  ];
}
