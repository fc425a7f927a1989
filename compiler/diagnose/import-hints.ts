import { answerFunctions, returnedInstead } from './answer-hints.ts';
import { names, ours, publicTypes, publicValues, statusMeant } from './public-names.ts';
import { declaredInstead, requestTypes } from './request-hints.ts';
import { nearest } from './suggest.ts';
import type { TypeErrorPlace } from './type-error-place.ts';

/** Decorators of NestJS, nestia and tsoa that a folder or the name of a method replaces. */
export const routeDecorators =
  /^(?:Controller|Delete|Get|Injectable|Patch|Post|Put|Route|Tags|TypedRoute|UseGuards)$/;

/** Frameworks whose answers are made by functions. */
const answering = /^(?:@remix-run|@sveltejs|elysia|itty-router|react-router)\b/;

const decorating = /^(?:@nestia|@nestjs|tsoa)\b/;

/** Types of h3 that routes are written with. */
const h3Types = /^(?:H3Event|Middleware)$/;

const yieldedInstead =
  'Write an `async *get()` that yields the items: they are sent as server-sent events, or as lines of JSON.';

const afterAnswer =
  'Start the work without awaiting it, `event.waitUntil(work())`, with the parameter `event: H3Event`.';

/** What NestJS and tsoa pass to methods: the request, and what answers. */
const requestDecorators = /^(?:Req|Request)$/;
const answerTypes = /^(?:Res|TsoaResponse)$/;

/** Frameworks that pass objects for the request and the answer to handlers, and the types of these. */
const passing = /^(?:elysia|express|hono|koa)$/;
const passedTypes = /^(?:Context|NextFunction|Request|RequestHandler|Response)$/;

const isRequest = (module: string, name: string) =>
  requestTypes.test(name) ||
  (decorating.test(module) && requestDecorators.test(name)) ||
  (passing.test(module) && passedTypes.test(name));

/** What to write for the types of other languages, of pydantic, and for the pipes of NestJS. */
const otherTypes: { readonly [name: string]: string } = {
  bool: 'Write `boolean`.',
  dict: 'Write `Record<string, unknown>`.',
  datetime: "Write `Field<string, { format: 'date-time' }>`, or `Date` for an answer.",
  double: 'Write `number`.',
  float: 'Write `number`.',
  str: 'Write `string`.',
  Annotated: 'Constraints are options of the declarator: `limit: Query<int, { ge: 1 }>`.',
  Any: 'Write `unknown`.',
  BackgroundTasks: afterAnswer,
  BaseModel: 'A model is an interface: `interface Todo { title: string }`.',
  Context: declaredInstead,
  DefaultValuePipe: 'A default is an initializer: `limit: Query<int> = 10`.',
  Dict: 'Write `Record<string, T>` with the type of its values.',
  EmailStr: "Write `Field<string, { format: 'email' }>`.",
  EventSourceResponse: yieldedInstead,
  HttpUrl: "Write `Field<string, { format: 'uri' }>`.",
  HttpStatus: 'Write the number itself: `reply(todo, 201)`.',
  List: 'Write `[]` behind the type of the items: `string[]`.',
  Literal: "Write the values themselves: `'asc' | 'desc'`.",
  None: 'Write `null`.',
  Optional: 'Write a `?` behind the name: `limit?: Query<int>`.',
  ParseBoolPipe: 'Texts are converted to the type of the parameter: `done: Query<boolean>`.',
  ParseIntPipe: 'Texts are converted to the type of the parameter: `id: Path<int>`.',
  ParseUUIDPipe:
    "Texts are checked by the options of the declarator: `id: Path<string, { format: 'uuid' }>`.",
  RawBody: 'Read any body with `event: H3Event` and `await event.req.arrayBuffer()`.',
  Request: declaredInstead,
  Response: 'It is a global, and needs no import.',
  ServerSentEvent: yieldedInstead,
  Sse: yieldedInstead,
  StreamingResponse: yieldedInstead,
  Tuple: 'Write the types in brackets: `[string, int]`.',
  UUID: "Write `Field<string, { format: 'uuid' }>`.",
  Union: 'Write `|` between the types: `string | int`.',
  waitUntil: afterAnswer,
};

/** The import of some public names: `import { type Query, reply } from 'routeclass'`. */
export function importOf(wanted: readonly string[]): string {
  const isType = (name: string) => publicTypes.some((one) => one === name);
  const areTypes = wanted.every(isType);
  const list = wanted.map((name) => (isType(name) && !areTypes ? `type ${name}` : name)).join(', ');
  return `\`import ${areTypes ? 'type ' : ''}{ ${list} } from 'routeclass'\``;
}

/** The hint for a decorator that makes a class or a method a route. */
export const noDecorators =
  'A route needs no decorator: its folder is its path, and the names of its methods are the verbs.';

/** The hint for a name that does not exist. */
export function hintOfName(name: string): string | undefined {
  if (h3Types.test(name)) return `Write \`import type { ${name} } from 'h3'\`.`;
  if (Object.hasOwn(otherTypes, name)) return otherTypes[name];
  if (requestTypes.test(name)) return declaredInstead;
  const status = statusMeant(name);
  if (status !== undefined)
    return `Write \`new HttpError(${status}, 'What went wrong')\`, with ${importOf(['HttpError'])}.`;
  const meant = ours(name) ?? nearest(name, names);
  if (meant === undefined) return undefined;
  return meant === name
    ? `Write ${importOf([meant])}.`
    : `Did you mean \`${meant}\`? Write ${importOf([meant])}.`;
}

/**
 * The hint where the app uses one of our names without importing it, and TypeScript takes it for another one.
 */
export function hintOfOwnName(name: string): string | undefined {
  return h3Types.test(name) || names.includes(name) ? hintOfName(name) : undefined;
}

/** The hint for a name that is not a declarator, but is used like one. */
export function hintOfForeign(name: string): string | undefined {
  const meant = ours(name);
  const other = meant === name ? '' : ` Did you mean \`${meant}\`?`;
  return meant && `This is not a declarator of routeclass.${other} Write ${importOf([meant])}.`;
}

/** Names of ours that take no type arguments, and for which TypeScript's message says enough. */
const withoutArguments: readonly string[] = ['ErrorHandlers', 'Upload', ...publicValues];

/** The hint for a type that takes no type arguments, but has some. */
export function hintOfNotGeneric(name: string, place: TypeErrorPlace): string | undefined {
  if (name === 'int') return hintOfInt(place);
  const body = /^Response<([^,\n]+)>$/.exec(place.text ?? '')?.[1];
  if (body !== undefined)
    return `A \`Response\` does not tell the type of its body: write \`${body}\` in its place, and return the body.`;
  return withoutArguments.includes(name) ? undefined : hintOfForeign(name);
}

/** The hint for options, or a bound, that are type arguments of `int`. */
function hintOfInt({ before = '', text = '' }: TypeErrorPlace): string {
  const [, options = '{ le: 5 }'] = /^int<(\{.*\})>$/.exec(text) ?? [];
  const [, declarator] = /\b(Cookie|Field|Form|Header|Path|Query)<$/.exec(before) ?? [];
  const written = (one: string) => `\`${one}<int, ${options}>\``;
  return declarator === undefined
    ? `\`int\` takes no arguments: write ${written('Query')}, or ${written('Field')} in a model.`
    : `\`int\` takes no arguments: write ${written(declarator)}.`;
}

/** The hint for a value in the place of a type: a schema, where a declarator takes the type of its values. */
export function hintOfValue(name: string, before: string): string | undefined {
  return /\b(?:Body|Field|Form|Query)<$/.test(before)
    ? `A schema is a value. Write the type of what it accepts: \`z.infer<typeof ${name}>\` with zod.`
    : undefined;
}

/** The hint for a module that does not exist, and for the names that are imported from it. */
export function hintOfModule(module: string, imported: readonly string[]): string | undefined {
  if (module.startsWith('.')) return undefined;
  if (nearest(module, ['routeclass']) !== undefined) return 'Did you mean `routeclass`?';
  // An `int` is as likely the column of a database.
  const isMeant = (name: string) => name !== 'int';
  const meant = [...new Set(imported.flatMap((name) => ours(name) ?? []))].filter(isMeant).sort();
  const some = (names: RegExp) => imported.some((name) => names.test(name));
  const hints = [
    meant.length > 0 && `Routes are written with routeclass: ${importOf(meant)}.`,
    imported.some((name) => isRequest(module, name)) && declaredInstead,
    decorating.test(module) && some(answerTypes) && returnedInstead,
    answering.test(module) && some(answerFunctions) && returnedInstead,
    decorating.test(module) && some(routeDecorators) && noDecorators,
  ];
  return hints.filter((one) => one !== false).join(' ') || undefined;
}
