/** Types that an app imports from `routeclass` to write its routes. */
export const publicTypes = [
  'ApiKey',
  'Basic',
  'Bearer',
  'Body',
  'Cookie',
  'Depends',
  'ErrorHandlers',
  'Field',
  'File',
  'Form',
  'Header',
  'int',
  'Path',
  'Query',
  'Upload',
] as const;

/** Values that an app imports from `routeclass`. */
export const publicValues = [
  'closeApp',
  'createApp',
  'defineConfig',
  'detailedErrors',
  'DuplicateResource',
  'Forbidden',
  'HttpError',
  'PermissionDenied',
  'problemDetails',
  'RateLimitExceeded',
  'redirect',
  'reply',
  'ResourceNotFound',
  'Unauthorized',
  'ValidationError',
] as const;

/**
 * The names that other tools (FastAPI, NestJS, tsoa, nestia, routing-controllers, Spring, Hono) use for our
 * exports.
 */
const namesInOtherTools: { readonly [name: string]: (typeof publicTypes | typeof publicValues)[number] } = {
  Param: 'Path',
  Params: 'Path',
  PathParam: 'Path',
  PathVariable: 'Path',
  TypedParam: 'Path',
  Queries: 'Query',
  TypedQuery: 'Query',
  QueryParam: 'Query',
  RequestParam: 'Query',
  Headers: 'Header',
  TypedHeaders: 'Header',
  HeaderParam: 'Header',
  RequestHeader: 'Header',
  Cookies: 'Cookie',
  CookieParam: 'Cookie',
  CookieValue: 'Cookie',
  RequestBody: 'Body',
  BodyProp: 'Body',
  BodyParam: 'Body',
  TypedBody: 'Body',
  FormField: 'Form',
  FormParam: 'Form',
  TypedFormData: 'Form',
  UploadFile: 'File',
  UploadedFile: 'File',
  UploadedFiles: 'File',
  Inject: 'Depends',
  Security: 'Depends',
  HTTPAuthorizationCredentials: 'Bearer',
  HTTPBearer: 'Bearer',
  BearerAuth: 'Bearer',
  BearerToken: 'Bearer',
  OAuth2PasswordBearer: 'Bearer',
  HTTPBasic: 'Basic',
  BasicAuth: 'Basic',
  HTTPBasicCredentials: 'Basic',
  APIKeyHeader: 'ApiKey',
  Integer: 'int',
  integer: 'int',
  HTTPException: 'HttpError',
  HttpException: 'HttpError',
  HTTPError: 'HttpError',
  ApiError: 'HttpError',
  createError: 'HttpError',
  UnauthorizedException: 'Unauthorized',
  ForbiddenException: 'Forbidden',
  UnprocessableEntityException: 'ValidationError',
  RequestValidationError: 'ValidationError',
  JSONResponse: 'reply',
  NextResponse: 'reply',
  RedirectResponse: 'redirect',
};

/** Statuses for which other tools have a class: `NotFoundException`, `NotFoundError`, `NotFound`. */
const statuses: { readonly [name: string]: number } = {
  BadRequest: 400,
  PaymentRequired: 402,
  NotFound: 404,
  Conflict: 409,
  Gone: 410,
  PreconditionFailed: 412,
  PayloadTooLarge: 413,
  UnsupportedMediaType: 415,
  InternalServer: 500,
  NotImplemented: 501,
  BadGateway: 502,
  ServiceUnavailable: 503,
};

/** Sample type arguments of the declarators that require one. */
export const samples: { readonly [declarator: string]: string } = {
  ApiKey: "'X-Key'",
  Body: 'Todo',
  Cookie: 'string',
  Depends: 'typeof currentUser',
  Field: 'string',
  Form: 'string',
  Header: 'string',
  Path: 'int',
  Query: 'string',
};

/** Sample calls with all required arguments. */
export const calls: { readonly [name: string]: string } = {
  DuplicateResource: "new DuplicateResource('User', 'email', email)",
  HttpError: "new HttpError(404, 'No such todo')",
  PermissionDenied: "new PermissionDenied('delete', 'post')",
  RateLimitExceeded: "new RateLimitExceeded('100 per minute')",
  redirect: "redirect('/todos', 303)",
  reply: 'reply(todo, 201)',
  ResourceNotFound: "new ResourceNotFound('Todo', id)",
  ValidationError: "new ValidationError('Too late')",
} satisfies { readonly [K in (typeof publicValues)[number]]?: string };

export const names: readonly string[] = [...publicTypes, ...publicValues];

/** The public name for a name of another tool, or for a public name itself; undefined for any other name. */
export function ours(name: string): string | undefined {
  if (names.includes(name)) return name;
  if (Object.hasOwn(namesInOtherTools, name)) return namesInOtherTools[name];
  return statusMeant(name) === undefined ? undefined : 'HttpError';
}

/** The status of another tool's error class; undefined for any other name. */
export function statusMeant(name: string): number | undefined {
  const bare = name.replace(/(?:Error)?(?:Error|Exception)$/, '');
  return Object.hasOwn(statuses, bare) ? statuses[bare] : undefined;
}

/** The parameter declarator that a name stands for, in this tool or another; undefined for any other name. */
export function declaratorMeant(name: string): string | undefined {
  const meant = ours(name);
  return meant === 'File' || (meant !== undefined && meant !== 'Field' && Object.hasOwn(samples, meant))
    ? meant
    : undefined;
}
