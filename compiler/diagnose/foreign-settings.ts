/** What members of a class set in other frameworks, and how it is written here. */
export interface ForeignSetting {
  /** What has the effect instead: `the folders are the path`. */
  readonly instead: string;
  readonly hint: string;
}

/** What decides about access, in place of guards. */
export const guardsInstead =
  'Depend on a function that throws when access is denied, `user: Depends<typeof currentUser>`, or write a `middleware.ts` in the folder.';

/** How an operation is described, in place of decorators and settings. */
export const describedInstead =
  'Write it in JSDoc: the first paragraph is the summary, and the tags are `@throws {404} Text`, `@deprecated`, `@hidden` and `@operationId`.';

/** By their names in lower case, without underscores. */
const settings: readonly (readonly [RegExp, ForeignSetting])[] = [
  [
    /^(?:default|http|success)*(?:status|statuscode|httpcode)$/,
    {
      instead: 'what a method returns sets the status',
      hint: 'Return `reply(body, 201)`.',
    },
  ],
  [
    /^(?:responses?|response(?:class|model|schema|type))$/,
    {
      instead: 'the return types of the methods describe the answers',
      hint: 'Write the return type of each method, `get(): Todo[]`. Errors are described by what is thrown, and by `@throws {404} Text` in JSDoc.',
    },
  ],
  [
    /^(?:(?:body|params|query|querystring|headers)?schemas?|validat(?:e|ion|ors?))$/,
    {
      instead: 'the types of the parameters are the schema',
      hint: 'Declare a parameter for each value that is read, with its type: `limit: Query<int, { ge: 1 }>`, `todo: Body<Todo>`.',
    },
  ],
  [
    /^(?:middlewares?|interceptors?|pipes?|hooks|onrequest|pre(?:handlers?|validation)|beforehandle)$/,
    {
      instead: 'middleware is read from `middleware.ts`',
      hint: 'Write a `middleware.ts` in the folder: `export default (event: H3Event, next: () => unknown) => next()`, or a list of such functions.',
    },
  ],
  [
    /^(?:auth|authenticat(?:e|ed|ion)|authoriz(?:e|ed|ation)|authrequired|dependencies|guards?|permissions?|policies|protected|requires?(?:auth|login|roles?)|roles?|scopes)$/,
    { instead: 'parameters and middleware decide about access', hint: guardsInstead },
  ],
  [
    /^(?:path|prefix|basepath|baseurl|route|url)$/,
    {
      instead: 'the folders are the path',
      hint: 'Move the page to the folder that is its path: `todos/[id]/page.ts` answers `/todos/{id}`.',
    },
  ],
  [
    /^(?:summary|description|deprecated|hidden|hide|includeinschema|operationid)$/,
    { instead: 'JSDoc describes it', hint: describedInstead },
  ],
  [
    /^(?:onerror|errorhandlers?|exceptionhandlers?|exceptionfilters?)$/,
    {
      instead: 'error handlers are read from `error.ts`',
      hint: 'Write an `error.ts` in the folder: `export default { http: (error) => [{ message: error.detail }, error.status] } satisfies ErrorHandlers`.',
    },
  ],
  [
    /^cors$/,
    {
      instead: '`cors` of the config applies to all routes',
      hint: 'Write `cors` into `routeclass.config.ts`.',
    },
  ],
];

/** What a member of a route class was probably meant to set; undefined for any other name. */
export function foreignSetting(name: string): ForeignSetting | undefined {
  const plain = name.toLowerCase().replaceAll('_', '');
  return settings.find(([names]) => names.test(plain))?.[1];
}
