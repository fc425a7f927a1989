import { nearest } from './suggest.ts';

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

/** What an app imports from it to call. */
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

/** What other tools call what we have: FastAPI, NestJS, tsoa, nestia, Hono. */
const elsewhere: { readonly [name: string]: (typeof publicTypes | typeof publicValues)[number] } = {
  Param: 'Path',
  Params: 'Path',
  PathParam: 'Path',
  TypedParam: 'Path',
  Queries: 'Query',
  TypedQuery: 'Query',
  Headers: 'Header',
  TypedHeaders: 'Header',
  Cookies: 'Cookie',
  RequestBody: 'Body',
  BodyProp: 'Body',
  TypedBody: 'Body',
  FormField: 'Form',
  TypedFormData: 'Form',
  UploadFile: 'File',
  UploadedFile: 'File',
  UploadedFiles: 'File',
  Inject: 'Depends',
  Security: 'Depends',
  HTTPBearer: 'Bearer',
  HTTPBasic: 'Basic',
  APIKeyHeader: 'ApiKey',
  Integer: 'int',
  HTTPException: 'HttpError',
  HttpException: 'HttpError',
  HTTPError: 'HttpError',
  ApiError: 'HttpError',
  createError: 'HttpError',
  BadRequestException: 'HttpError',
  NotFoundException: 'HttpError',
  InternalServerErrorException: 'HttpError',
  ConflictException: 'HttpError',
  UnauthorizedException: 'Unauthorized',
  ForbiddenException: 'Forbidden',
  UnprocessableEntityException: 'ValidationError',
  RequestValidationError: 'ValidationError',
  JSONResponse: 'reply',
  RedirectResponse: 'redirect',
};

/** What stands between the brackets of a declarator that cannot do without. */
const samples: { readonly [declarator: string]: string } = {
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

const names: readonly string[] = [...publicTypes, ...publicValues];

/** The name of ours for one that other tools have, or that is ours already. */
function ours(name: string): string | undefined {
  return names.includes(name) ? name : Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
}

/** The declarator of a parameter that is meant by a name, also by one that other tools have. */
export function declaratorMeant(name: string): string | undefined {
  const meant = ours(name);
  return meant === 'File' || (meant !== undefined && meant !== 'Field' && Object.hasOwn(samples, meant))
    ? meant
    : undefined;
}

/** `import { type Query, reply } from 'routeclass'`, of names of ours. */
function importOf(wanted: readonly string[]): string {
  const isType = (name: string) => (publicTypes as readonly string[]).includes(name);
  const areTypes = wanted.every(isType);
  const list = wanted.map((name) => (isType(name) && !areTypes ? `type ${name}` : name)).join(', ');
  return `\`import ${areTypes ? 'type ' : ''}{ ${list} } from 'routeclass'\``;
}

/** What stands where TypeScript found an error. */
export interface TypeErrorPlace {
  /** The names that are asked of a module. */
  readonly imported?: readonly string[];
  /** Whether a pattern of JavaScript's begins there. */
  readonly isPattern?: boolean;
}

/**
 * What to write where TypeScript does not know a name, or a module, and ours is meant: the import that is missing, or the name that is
 * misspelt, or the one that we have for it. Undefined where it speaks of something else, or says itself what was meant.
 */
export function hintOfTypeError(
  message: string,
  { imported = [], isPattern }: TypeErrorPlace = {},
): string | undefined {
  if (message === 'Type expected' && isPattern) return "A pattern is a text: `{ regex: '^[a-z]+$' }`.";
  const foreign =
    /^'(\w+)' refers to a value, but is being used as a type here/.exec(message)?.[1] ??
    /^Type '(\w+)' is not generic/.exec(message)?.[1];
  if (foreign !== undefined) {
    const meant = ours(foreign);
    return meant && `That is no declarator. Write ${importOf([meant])}.`;
  }
  if (message.includes('Did you mean')) return undefined;
  const bare = /^Generic type '(\w+)' requires/.exec(message)?.[1];
  if (bare !== undefined && Object.hasOwn(samples, bare))
    return `Write of which type it is, as in \`${bare}<${samples[bare]}>\`.`;
  const module = /^Cannot find module '([^']+)'/.exec(message)?.[1];
  if (module !== undefined) return hintOfModule(module, imported);
  const types = /^Cannot find type definition file for '([^']+)'/.exec(message)?.[1];
  if (types !== undefined)
    return `Run \`npm install\`: \`types\` of tsconfig.json asks for ${types}, and it is not there.`;
  const name =
    /^Cannot find name '(\w+)'/.exec(message)?.[1] ??
    /^(?:Module )?'"routeclass"' has no exported member (?:named )?'(\w+)'/.exec(message)?.[1];
  if (name === undefined) return undefined;
  const meant = ours(name) ?? nearest(name, names);
  if (meant === undefined) return undefined;
  return meant === name
    ? `Write ${importOf([meant])}.`
    : `Did you mean \`${meant}\`? Write ${importOf([meant])}.`;
}

function hintOfModule(module: string, imported: readonly string[]): string | undefined {
  if (module.startsWith('.')) return undefined;
  if (nearest(module, ['routeclass']) !== undefined) return 'Did you mean `routeclass`?';
  const meant = [...new Set(imported.flatMap((name) => ours(name) ?? []))].sort();
  return meant.length === 0 ? undefined : `What routes are written with is ours: ${importOf(meant)}.`;
}
