import type { BuiltInBody } from './error-answers.ts';

/** The names that the document and the client give to error bodies of the built-in modes. */
export const errorBodyNames = [
  'DetailedHttpErrorBody',
  'DetailedUnhandledErrorBody',
  'DetailedValidationErrorBody',
  'ExtractionErrorBody',
  'HttpErrorBody',
  'ProblemDetails',
  'ValidationErrorBody',
  'ValidationProblemDetails',
] as const;

export type ErrorBodyName = (typeof errorBodyNames)[number];

/** The name of a kind of body. */
export function errorBodyName({ kind, mode }: BuiltInBody): ErrorBodyName {
  if (kind === 'extraction') return 'ExtractionErrorBody';
  if (kind === 'unhandled' && mode === 'detailed') return 'DetailedUnhandledErrorBody';
  const isValidation = kind === 'validation';
  if (mode === 'problem') return isValidation ? 'ValidationProblemDetails' : 'ProblemDetails';
  const name = isValidation ? 'ValidationErrorBody' : 'HttpErrorBody';
  return mode === 'detailed' ? `Detailed${name}` : name;
}
