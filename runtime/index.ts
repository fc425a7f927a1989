/** The public entry: all that an app imports, but for `toNodeHandler` of `routeclass/node`. */
export { type AppOptions, createApp } from './app/create-app.ts';
export { type Config, defineConfig, type OpenApiInfo } from './config.ts';
export type * from './declarators.ts';
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
export type { ErrorHandler, ErrorInfo } from './errors/report.ts';
export type { ReplyHeaders } from './exchange/head.ts';
export type { Limits } from './limits.ts';
export { redirect, reply } from './reply.ts';
export type { Routes } from './routing/define.ts';
