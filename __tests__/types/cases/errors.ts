// Bodies of errors have types of their own, whatever is said beside them.
import {
  type ConflictObject,
  conflictObject,
  type DetailedHttpErrorBody,
  type DetailedUnhandledErrorBody,
  type DetailedValidationEntry,
  type DetailedValidationErrorBody,
  detailedErrors,
  type ErrorHandlers,
  type ErrorObject,
  errorObject,
  type ProblemDetails,
  problemDetails,
  type ValidationProblemDetails,
} from 'routeclass';

const full = errorObject('It is full', { status: 507 }, { free: 0, timestamp: 5 });
export const free: number = full.free;
export const at: string = full.timestamp;
export const standard: ErrorObject = full;
// @ts-expect-error: the time is a text, whatever `extra` says.
export const stray: number = full.timestamp;

const conflict: ConflictObject = conflictObject('Todo', 'title', 'a');
export const field: string = conflict.field;

// Who replaces a handler of a mode can hold the body to what the others give.
export const problems: ErrorHandlers = {
  ...problemDetails(),
  validation: ({ entries }) => [
    { ...problem(422, 'Not so'), errors: entries } satisfies ValidationProblemDetails,
    422,
  ],
  http: ({ detail, status }) => [problem(status, detail) satisfies ProblemDetails, status],
};

function problem(status: number, detail: string): ProblemDetails {
  return { type: 'about:blank', title: 'Problem', status, detail, instance: '/' };
}

const timestamp = new Date().toISOString();
const fault: DetailedValidationEntry = { field: 'body', message: 'Not so', type: 'missing' };

export const details: ErrorHandlers = {
  ...detailedErrors(),
  validation: () => [
    { detail: 'Not so', errors: [fault], timestamp } satisfies DetailedValidationErrorBody,
    422,
  ],
  http: ({ detail, status }) => [
    { detail, status_code: status, path: '/', method: 'GET', timestamp } satisfies DetailedHttpErrorBody,
    status,
  ],
  unhandled: () => [{ detail: 'No', error: 'Hidden', timestamp } satisfies DetailedUnhandledErrorBody, 500],
};
