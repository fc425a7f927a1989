import type { ErrorBody } from './answers.ts';

/** What the document and the client call the bodies of errors in the built-in modes. */
export const errorBodyNames = [
  'DetailedHttpErrorBody',
  'DetailedValidationErrorBody',
  'ExtractionErrorBody',
  'HttpErrorBody',
  'ProblemDetails',
  'ValidationErrorBody',
  'ValidationProblemDetails',
] as const;

export type ErrorBodyName = (typeof errorBodyNames)[number];

/** The name of a kind of body. */
export function errorBodyName({ kind, mode }: ErrorBody): ErrorBodyName {
  if (kind === 'extraction') return 'ExtractionErrorBody';
  if (mode === 'problem') return kind === 'http' ? 'ProblemDetails' : 'ValidationProblemDetails';
  const name = kind === 'http' ? 'HttpErrorBody' : 'ValidationErrorBody';
  return mode === 'detailed' ? `Detailed${name}` : name;
}
