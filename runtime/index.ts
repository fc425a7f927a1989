/** The public entry point: everything that an app imports, except what `routeclass/node` exports. */
export { closeApp } from './app/close-app.ts';
export { type AppOptions, createApp, type RoutesApp } from './app/create-app.ts';
export type { WorkerContext } from './app/worker-context.ts';
export {
  type Config,
  defineConfig,
  type OpenApiExternalDocs,
  type OpenApiInfo,
  type OpenApiServer,
  type OpenApiTag,
} from './config.ts';
export type * from './declarators.ts';
export type { AnyFunction } from './dependencies/dependency.ts';
export type { Override, OverrideOf, Overrides } from './dependencies/overrides.ts';
export {
  type DetailedErrors,
  type DetailedErrorsOptions,
  type DetailedHttpErrorBody,
  type DetailedUnhandledErrorBody,
  type DetailedValidationEntry,
  type DetailedValidationErrorBody,
  detailedErrors,
} from './errors/detailed-errors.ts';
export type { ValidationFailure } from './errors/failure.ts';
export type { ErrorAnswerer, ErrorHandlers, ErrorReply } from './errors/handlers.ts';
export { HttpError, type HttpErrorOptions } from './errors/http-error.ts';
export {
  DuplicateResource,
  Forbidden,
  PermissionDenied,
  RateLimitExceeded,
  ResourceNotFound,
  Unauthorized,
  ValidationError,
} from './errors/kinds.ts';
export {
  type ConflictObject,
  conflictObject,
  type ErrorObject,
  type ErrorObjectOptions,
  errorObject,
  forbiddenObject,
  type NotFoundObject,
  notFoundObject,
  permissionDeniedObject,
  type RateLimitObject,
  rateLimitObject,
  unauthorizedObject,
  validationObject,
} from './errors/objects.ts';
export {
  type ProblemDetails,
  type ProblemDetailsOptions,
  type ProblemErrors,
  problemDetails,
  type ValidationProblemDetails,
} from './errors/problem-details.ts';
export type { ErrorHandler, ErrorInfo } from './errors/report.ts';
export type { ReplyHeaders } from './exchange/head.ts';
export type { ValidationEntry } from './explain/faults.ts';
export type { Upload } from './form/upload.ts';
export type { Limits } from './limits.ts';
export type { CorsOptions } from './policy/cors-options.ts';
export type { PolicyOptions } from './policy/policy.ts';
export type { RequestIdOptions } from './policy/request-id.ts';
export type { SecurityHeaders } from './policy/security-headers.ts';
export { redirect, reply } from './reply.ts';
export type { Routes } from './routing/define.ts';
