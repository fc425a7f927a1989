import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import ts from 'typescript';
import { publicTypes, publicValues } from '../../compiler/diagnose/public-names.ts';
import { hintOfTypeError } from '../../compiler/diagnose/type-error-hints.ts';
import * as kinds from '../../runtime/errors/kinds.ts';

/** What is said of what answers in other frameworks. */
const answered =
  "Return the answer: `return todo`, or `return reply(todo, 201)` with its status. An error is thrown: `throw new HttpError(404, 'No such todo')`.";

test('every class of errors is suggested', () => {
  expect(publicValues).toEqual(expect.arrayContaining(Object.keys(kinds)));
});

test('every name that is suggested is exported, as a type or as a value', () => {
  const file = join(import.meta.dirname, '../../runtime/index.ts');
  const program = ts.createProgram([file], {
    noLib: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!);
  const isValue = (symbol: ts.Symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return (target.flags & ts.SymbolFlags.Value) !== 0;
  };
  const names = (are: boolean) => exported.filter((one) => isValue(one) === are).map(({ name }) => name);
  expect(names(false)).toEqual(expect.arrayContaining([...publicTypes]));
  expect(names(true)).toEqual(expect.arrayContaining([...publicValues]));
});

describe('what to write for an error of TypeScript', () => {
  test.each([
    ["Cannot find name 'Query'", "Write `import type { Query } from 'routeclass'`."],
    ["Cannot find name 'Qeury'", "Did you mean `Query`? Write `import type { Query } from 'routeclass'`."],
    ["Cannot find name 'Quary'. Did you mean 'Query'?", undefined],
    ["Cannot find name 'repply'", "Did you mean `reply`? Write `import { reply } from 'routeclass'`."],
    [`'"routeclass"' has no exported member named 'Boddy'. Did you mean 'Body'?`, undefined],
    [
      `Module '"routeclass"' has no exported member 'Hedder'`,
      "Did you mean `Header`? Write `import type { Header } from 'routeclass'`.",
    ],
    [
      `Module '"routeclass"' has no exported member 'QueryParam'`,
      "Did you mean `Query`? Write `import type { Query } from 'routeclass'`.",
    ],
    [
      `Module '"routeclass"' has no exported member 'BearerToken'`,
      "Did you mean `Bearer`? Write `import type { Bearer } from 'routeclass'`.",
    ],
    [
      "Cannot find module 'routeclass' or its corresponding type declarations: There are types at 'node_modules/routeclass/dist/index.d.ts', but this result could not be resolved under your current 'moduleResolution' setting. Consider updating to 'node16', 'nodenext', or 'bundler'",
      'Write `"module": "nodenext"` in tsconfig.json, without a `moduleResolution`, so that TypeScript looks at what a package exports.',
    ],
    ["Cannot find module 'routeclas' or its corresponding type declarations", 'Did you mean `routeclass`?'],
    ["Cannot find name 'H3Event'. Did you mean 'Event'?", "Write `import type { H3Event } from 'h3'`."],
    [`Module '"routeclass"' has no exported member 'H3Event'`, "Write `import type { H3Event } from 'h3'`."],
    [
      `Module '"routeclass"' has no exported member 'Middleware'`,
      "Write `import type { Middleware } from 'h3'`.",
    ],
    [
      `Module '"routeclass"' has no exported member 'waitUntil'`,
      'Start the work without awaiting it, `event.waitUntil(work())`, with the parameter `event: H3Event`.',
    ],
    [
      `Module '"routeclass"' has no exported member 'ServerSentEvent'`,
      'Write an `async *get()` that yields the items: they are sent as server-sent events, or as lines of JSON.',
    ],
    [
      `Module '"routeclass"' has no exported member 'serveStatic'`,
      "It is a function of h3: write `import { serveStatic } from 'h3'`.",
    ],
    [
      `Module '"routeclass"' has no exported member 'defineMiddleware'`,
      "It is a function of h3: write `import { defineMiddleware } from 'h3'`.",
    ],
    [
      `'"routeclass"' has no exported member named 'setCookie'. Did you mean 'Cookie'?`,
      "It is a function of h3: write `import { setCookie } from 'h3'`.",
    ],
    [
      `Module '"routeclass"' has no exported member 'readBody'`,
      'Declare a parameter of the method: `todo: Body<Todo>`.',
    ],
    [
      "Cannot find name 'Header'. Did you mean 'Headers'?",
      "Write `import type { Header } from 'routeclass'`.",
    ],
    ["Cannot find name 'titles'", undefined],
    ["Cannot find module './models.ts' or its corresponding type declarations", undefined],
    ["Cannot find name 'UploadFile'", "Did you mean `File`? Write `import type { File } from 'routeclass'`."],
    [
      `Module '"routeclass"' has no exported member 'HttpException'`,
      "Did you mean `HttpError`? Write `import { HttpError } from 'routeclass'`.",
    ],
    ["Cannot find name 'integer'", "Did you mean `int`? Write `import type { int } from 'routeclass'`."],
    ["Cannot find name 'float'", 'Write `number`.'],
    [
      "Cannot find name 'datetime'",
      "Write `Field<string, { format: 'date-time' }>`, or `Date` for an answer.",
    ],
    [
      `Module '"routeclass"' has no exported member 'OAuth2PasswordBearer'`,
      "Did you mean `Bearer`? Write `import type { Bearer } from 'routeclass'`.",
    ],
    [
      `Module '"routeclass"' has no exported member 'HttpStatus'`,
      'Write the number itself: `reply(todo, 201)`.',
    ],
    [`Module '"routeclass"' has no exported member 'Response'`, 'It is a global, and needs no import.'],
    [
      "'Field' only refers to a type, but is being used as a value here",
      'It is a type, and written as one: `name: Field<string>`.',
    ],
    ["'Todo' only refers to a type, but is being used as a value here", undefined],
    [
      "Property 'title' does not exist on type 'Promise<Todo>'",
      'Await it, `const todo = await load()`, in a method that is `async`.',
    ],
    [
      "Cannot find namespace 'tags'",
      "Write `import type { tags } from 'typia'`; or options, which need no package: `Field<int, { ge: 0 }>`.",
    ],
    [
      'Decorators are not valid here',
      'A parameter of a route is declared by its type, as in `id: Path<int>`. Decorators of parameters for other tools need `"experimentalDecorators": true` in tsconfig.json.',
    ],
    [`Module '"h3"' has no exported member 'sendError'`, "Write `throw new HttpError(404, 'No such todo')`."],
    [`Module '"h3"' has no exported member 'Todo'`, undefined],
    ["Property 'respondWith' does not exist on type 'H3Event<EventHandlerRequest>'", answered],
    ["Cannot find name 'dict'", 'Write `Record<string, unknown>`.'],
    ["Cannot find name 'List'", 'Write `[]` behind the type of the items: `string[]`.'],
    [
      `Module '"routeclass"' has no exported member 'Annotated'`,
      'Constraints are options of the declarator: `limit: Query<int, { ge: 1 }>`.',
    ],
    [
      "Cannot find name 'FastifyRequest'",
      'Declare a parameter for each value that is read, as in `id: Path<string>` or `todo: Body<Todo>`, and return the answer. `event: H3Event` has the rest of the request.',
    ],
    [
      `Module '"routeclass"' has no exported member 'Context'`,
      'Declare a parameter for each value that is read, as in `id: Path<string>` or `todo: Body<Todo>`, and return the answer. `event: H3Event` has the rest of the request.',
    ],
    [
      `Module '"routeclass"' has no exported member 'RawBody'`,
      'Read any body with `event: H3Event` and `await event.req.arrayBuffer()`.',
    ],
    [
      "'Query' is a type and must be imported using a type-only import when 'verbatimModuleSyntax' is enabled",
      'Write `type Query` in the import.',
    ],
    [
      "An import path can only end with a '.ts' extension when 'allowImportingTsExtensions' is enabled",
      'Write `"allowImportingTsExtensions": true` into tsconfig.json, or `"rewriteRelativeImportExtensions": true` if `tsc` writes the JavaScript.',
    ],
    [
      "Property 'name' has no initializer and is not definitely assigned in the constructor",
      'If the class is a model, declare an interface instead: its fields need no initializers.',
    ],
    [
      `Module '"routeclass"' has no exported member 'Optional'`,
      'Write a `?` behind the name: `limit?: Query<int>`.',
    ],
    [
      `Module '"routeclass"' has no exported member 'NotFoundException'`,
      "Write `new HttpError(404, 'What went wrong')`, with `import { HttpError } from 'routeclass'`.",
    ],
    [
      "Cannot find name 'BadRequest'",
      "Write `new HttpError(400, 'What went wrong')`, with `import { HttpError } from 'routeclass'`.",
    ],
    [
      `'"routeclass"' has no exported member named 'Route'. Did you mean 'Routes'?`,
      'A route needs no decorator: its folder is its path, and the names of its methods are the verbs.',
    ],
    ["Cannot find name 'Post'", undefined],
    [
      "Type 'Headers' is not generic",
      "This is not a declarator of routeclass. Did you mean `Header`? Write `import type { Header } from 'routeclass'`.",
    ],
    ["Type 'Todo' is not generic", undefined],
    ["Type 'HttpError' is not generic", undefined],
    ["Property 'originalname' does not exist on type 'Upload'", 'Write `file.filename`.'],
    ["Property 'path' does not exist on type 'Upload'", undefined],
    [
      "Could not find a declaration file for module '../models.js'. 'models.js' implicitly has an 'any' type",
      'Write the module in TypeScript, or `"allowJs": true` into tsconfig.json, so that its types are read from the JavaScript.',
    ],
    [
      "Could not find a declaration file for module 'lodash'. 'lodash/index.js' implicitly has an 'any' type",
      undefined,
    ],
    [
      "Argument of type '404' is not assignable to parameter of type '301 | 302 | 303 | 307 | 308'",
      "A redirect has the status 301, 302, 303, 307 or 308, as in `redirect('/todos', 303)`.",
    ],
    ["Cannot find name 'ParseIntPipe'", 'Texts are converted to the type of the parameter: `id: Path<int>`.'],
    [
      "'Body' refers to a value, but is being used as a type here. Did you mean 'typeof Body'?",
      "This is not a declarator of routeclass. Write `import type { Body } from 'routeclass'`.",
    ],
    [
      "Generic type 'Query' requires between 1 and 2 type arguments",
      'Write its type, as in `Query<string>`.',
    ],
    ["Generic type 'Page' requires 1 type argument(s)", undefined],
    ["Type 'string' is not assignable to type 'number'", undefined],
    [
      "This syntax is not allowed when 'erasableSyntaxOnly' is enabled",
      "Node cannot run this syntax without compiling it. Write a union, `'user' | 'admin'`, instead of an enum, a field instead of a parameter property, and a module instead of a namespace; or, if another tool compiles the app, remove `erasableSyntaxOnly` from tsconfig.json.",
    ],
    [
      "A top-level 'export' modifier cannot be used on value declarations in a CommonJS module when 'verbatimModuleSyntax' is enabled",
      'Write `"type": "module"` into `package.json`.',
    ],
    [
      "ECMAScript imports and exports cannot be written in a CommonJS file under 'verbatimModuleSyntax'",
      'Write `"type": "module"` into `package.json`.',
    ],
    [
      "'async' modifier cannot appear on a constructor declaration",
      "Await it at the top level of the module, `const db = await open()`; or declare a dependency, `db: Depends<typeof open, { scope: 'app' }>`.",
    ],
    [
      'Unable to resolve signature of property decorator when called as an expression',
      'Constraints of a model are types: `title: Field<string, { minLength: 1 }>`. Decorators for other tools need `"experimentalDecorators": true` in tsconfig.json.',
    ],
    [
      "Namespace 'global.Express' has no exported member 'Multer'",
      "An upload is a parameter `photo: File`. Write `import type { File } from 'routeclass'`.",
    ],
    ["Property 'issues' does not exist on type 'ValidationFailure'", 'The faults are `entries`.'],
    ["Property 'statusCode' does not exist on type 'HttpError'", 'The status is `status`.'],
    ["Property 'statusCode' does not exist on type 'Answer'", undefined],
    [
      "Conversion of type 'undefined' to type '[undefined, 204]' may be a mistake because neither type sufficiently overlaps with the other. If this was intentional, convert the expression to 'unknown' first",
      'Return the tuple: `return reply(undefined, 204)`.',
    ],
    ["Type 'Todo' is not assignable to type '[Todo, 201]'", 'Return the tuple: `return reply(body, 201)`.'],
    [
      "Type 'Todo[]' is not assignable to type '[Todo[], 200, { etag: string; }] | [undefined, 304]'",
      'Return the tuple: `return reply(body, 200, headers)`.',
    ],
    [
      "Object literal may only specify known properties, and 'status' does not exist in type '[Todo, 201]'",
      'Return the tuple: `return reply(body, 201)`.',
    ],
    ["Type 'number' is not assignable to type '[number, number]'", undefined],
    ["Type '[Todo, 200]' is not assignable to type '[Todo, 201]'", undefined],
    [
      "Cannot find namespace 'Express'",
      "An upload is a parameter `photo: File`. Write `import type { File } from 'routeclass'`.",
    ],
    [
      `Type '"TODO_EXISTS"' has no properties in common with type 'HttpErrorOptions'`,
      "Write each option by its name: `new HttpError(409, 'There is one already', { code: 'TODO_EXISTS' })`.",
    ],
  ])('%s', (message, hint) => {
    expect(hintOfTypeError(message)).toBe(hint);
  });

  test('for a decorator of a route that is not imported', () => {
    const message = "Cannot find name 'Get'";
    expect(hintOfTypeError(message, { before: '  @', after: '()' })).toBe(
      'A route needs no decorator: its folder is its path, and the names of its methods are the verbs.',
    );
    expect(hintOfTypeError(message, { before: '  return ', after: '()' })).toBeUndefined();
    expect(hintOfTypeError("Cannot find name 'cached'", { before: '  @' })).toBeUndefined();
  });

  test('for type arguments of a declarator, too few or too many', () => {
    const message = "Generic type 'Query' requires between 1 and 2 type arguments";
    const hints = ['Query', 'Query<>', 'Query<int, { ge: 1 }, 10>'].map((text) =>
      hintOfTypeError(message, { text }),
    );
    const one = 'Write its type, as in `Query<string>`.';
    expect(hints).toEqual([one, one, 'Remove what follows its options.']);
  });

  test('for a module that is not there, what of its names is ours', () => {
    const message = "Cannot find module 'tsoa' or its corresponding type declarations";
    const elysia = "Cannot find module 'elysia' or its corresponding type declarations";
    expect(hintOfTypeError(elysia, { imported: ['status', 'Elysia'] })).toBe(answered);
    expect(hintOfTypeError(message, { imported: ['Route', 'Param', 'Path', 'HTTPException'] })).toBe(
      "Routes are written with routeclass: `import { HttpError, type Path } from 'routeclass'`. A route needs no decorator: its folder is its path, and the names of its methods are the verbs.",
    );
    expect(
      hintOfTypeError(message.replace('tsoa', '@prisma/client'), { imported: ['Post'] }),
    ).toBeUndefined();
    const drizzle = message.replace('tsoa', 'drizzle-orm/mysql-core');
    expect(hintOfTypeError(drizzle, { imported: ['int', 'integer'] })).toBeUndefined();
    expect(hintOfTypeError(message)).toBeUndefined();
  });

  test.each([
    ['res', '.status(201).json(todo);', answered],
    ['c', '.json(todo, 201);', answered],
    ['reply', '.code(201).send(todo);', answered],
    ['set', '.status = 201;', answered],
    ['NextResponse', '.json(todo);', answered],
    ['status', "(418, 'Teapot');", answered],
    ['res', ".redirect('/todos');", "Return the answer: `return redirect('/todos')`."],
    ['reply', '(todo, 201);', "Write `import { reply } from 'routeclass'`."],
    ['c', '.length;', undefined],
    ['status', ' === 404) {', undefined],
    ['client', '.json(todo);', undefined],
  ])('for the ways in which other frameworks answer: %s%s', (name, after, hint) => {
    expect(hintOfTypeError(`Cannot find name '${name}'`, { after, text: name })).toBe(hint);
  });

  test.each([
    ['c', ".req.param('id');", 'id: Path<string>'],
    ['c', ".req.header('X-Trace-Id')", 'x_trace_id: Header<string>'],
    ['req', '.query.page.trim()', 'page: Query<string>'],
    ['req', "?.params['id']", 'id: Path<string>'],
    ['request', '.query', 'search: Query<string>'],
    ['event', ".query.get('page')", 'page: Query<string>'],
    ['request', ".headers.get('x-trace-id')", 'x_trace_id: Header<string>'],
    ['req', ".query['page-size']", 'search: Query<string>'],
    ['context', '.body.title;', 'todo: Body<Todo>'],
    ['ctx', '.request.body', 'todo: Body<Todo>'],
    ['req', '.user.id', 'user: Depends<typeof currentUser>'],
    ['req', '.log.info', undefined],
    ['todo', '.body', undefined],
  ])('for the ways in which other frameworks read a request: %s%s', (name, after, parameter) => {
    const hint = parameter && `Declare a parameter of the method: \`${parameter}\`.`;
    expect(hintOfTypeError(`Cannot find name '${name}'`, { after, text: name })).toBe(hint);
    const [, part, rest] = /^\??\.(?:req\.)?(\w+)(.*)$/.exec(after)!;
    const missing = `Property '${part}' does not exist on type 'H3Event<EventHandlerRequest>'`;
    if (name !== 'todo') expect(hintOfTypeError(missing, { after: rest! })).toBe(hint);
  });

  test.each([
    ['getQuery', '(event);', 'Declare a parameter of the method: `search: Query<string>`.'],
    ['getRouterParam', "(event, 'slug');", 'Declare a parameter of the method: `slug: Path<string>`.'],
    ['getHeader', "(event, 'X-Trace')", 'Declare a parameter of the method: `x_trace: Header<string>`.'],
    ['readBody', '(event);', 'Declare a parameter of the method: `todo: Body<Todo>`.'],
    ['setResponseStatus', '(event, 201);', 'Return `reply(body, 201)`.'],
    [
      'setHeader',
      "(event, 'etag', tag);",
      "Return the headers with the answer: `reply(body, 200, { 'x-total': '5' })`.",
    ],
    [
      'sendRedirect',
      "(event, '/')",
      "Return `redirect('/todos')`, with `import { redirect } from 'routeclass'`.",
    ],
    ['setCookie', "(event, 'a', '1')", "It is a function of h3: write `import { setCookie } from 'h3'`."],
    ['deleteCookie', "(event, 'a')", "It is a function of h3: write `import { deleteCookie } from 'h3'`."],
    ['getRequestIP', '(event)', "It is a function of h3: write `import { getRequestIP } from 'h3'`."],
    ['getTodo', '(event)', undefined],
  ])('for the functions of h3 that Nitro knows without an import: %s%s', (name, after, hint) => {
    expect(hintOfTypeError(`Cannot find name '${name}'`, { after, text: name })).toBe(hint);
  });

  test('for the request and the response of Node, which an event may have', () => {
    const missing = (text: string) => `'${text}' is possibly 'undefined'`;
    const read = { text: 'event.node', after: '.req.headers' };
    expect(hintOfTypeError(missing('event.node'), read)).toMatch(/^Write `event\.req`/);
    expect(hintOfTypeError(missing('event.node'), { ...read, after: '.res.end()' })).toBe(answered);
    expect(hintOfTypeError(missing('event.node.res'), { after: '.end()' })).toBe(answered);
    expect(hintOfTypeError(missing('todo.node'), { after: '' })).toBeUndefined();
  });

  test('for what the base class of tsoa has', () => {
    const message = "Property 'setStatus' does not exist on type 'Users'";
    expect(hintOfTypeError(message, { before: '    this.' })).toBe(
      'Return `reply(body, 201)`, with headers as its third argument.',
    );
    expect(hintOfTypeError(message, { before: '    users.' })).toBeUndefined();
  });

  test('for the method of the global `Response` that is not the one of Express', () => {
    const message = 'Expected 0 arguments, but got 1';
    expect(hintOfTypeError(message, { argumentOf: 'res.json' })).toBe(answered);
    expect(hintOfTypeError(message, { argumentOf: 'todos.all' })).toBeUndefined();
  });

  test('for what NestJS and tsoa pass to a method', () => {
    const message = "Cannot find module 'tsoa' or its corresponding type declarations";
    expect(hintOfTypeError(message, { imported: ['Res', 'TsoaResponse'] })).toBe(answered);
    expect(hintOfTypeError(message, { imported: ['Request'] })).toMatch(
      /^Declare a parameter for each value/,
    );
    expect(hintOfTypeError(message.replace('tsoa', 'nanoid'), { imported: ['Request'] })).toBeUndefined();
  });

  test('for the objects that other frameworks pass to handlers', () => {
    const message = "Cannot find module 'hono' or its corresponding type declarations";
    const declared = /^Declare a parameter for each value/;
    expect(hintOfTypeError(message, { imported: ['Context'] })).toMatch(declared);
    expect(hintOfTypeError(message.replace('hono', 'express'), { imported: ['Response'] })).toMatch(declared);
    expect(hintOfTypeError(message, { imported: ['Hono'] })).toBeUndefined();
  });

  test.each([
    [
      "'x-api-key'",
      ': Header<string>)',
      'Write `x_api_key: Header<string>`: a hyphen is written as `_`, and headers have no case.',
    ],
    ['"page-size"', '?: Query<int>)', "Write `page_size?: Query<int, { alias: 'page-size' }>`."],
    [
      "'filter[name]'",
      '?: Query<string>)',
      "Write `filter_name?: Query<string, { alias: 'filter[name]' }>`.",
    ],
    ["'tag[]'", '?: Query<string[]>)', "Write `tag?: Query<string[], { alias: 'tag[]' }>`."],
    ["'user.id'", ': Header<string>)', "Write `user_id: Header<string, { alias: 'user.id' }>`."],
    ["'a b'", ': Query<int>)', undefined],
    ["'title'", ': string)', undefined],
  ])('for a parameter that is named by a string: %s%s', (text, after, hint) => {
    expect(hintOfTypeError('Identifier expected', { text, after })).toBe(hint);
  });

  test('for a schema that is written where its type belongs', () => {
    const message = "'Todo' refers to a value, but is being used as a type here. Did you mean 'typeof Todo'?";
    expect(hintOfTypeError(message, { before: '  post(todo: Body<' })).toBe(
      'A schema is a value. Write the type of what it accepts: `z.infer<typeof Todo>` with zod.',
    );
    expect(hintOfTypeError(message, { before: '  const todo: ' })).toBeUndefined();
  });

  test.each([
    ['    return event.req.headers.', 'authorization: Header<string>'],
    ['    const tag = answer.headers.', undefined],
  ])('for a field of headers: %s', (before, parameter) => {
    const message = "Property 'authorization' does not exist on type 'Headers'";
    const hint = parameter && `Declare a parameter of the method: \`${parameter}\`.`;
    expect(hintOfTypeError(message, { before })).toBe(hint);
  });

  test('for `status` where browsers have a text of this name, and for what the response of an event does not have', () => {
    const status = "This expression is not callable: Type 'String' has no call signatures";
    expect(hintOfTypeError(status, { after: '(418)', text: 'status' })).toBe(answered);
    expect(hintOfTypeError(status, { after: '(418)', text: 'title' })).toBeUndefined();
    const json = "Property 'json' does not exist on type 'H3EventResponse'";
    expect(hintOfTypeError(json, { after: '(todo)', text: 'json' })).toBe(answered);
  });

  test.each([
    ['new HttpError(404)', "Write all of its arguments, as in `new HttpError(404, 'No such todo')`."],
    ['new ResourceNotFound', "Write all of its arguments, as in `new ResourceNotFound('Todo', id)`."],
    ['reply', 'Write all of its arguments, as in `reply(todo, 201)`.'],
    ['replyTo', undefined],
    ['2', undefined],
  ])('where arguments are missing: %s', (text, hint) => {
    expect(hintOfTypeError('Expected 2-3 arguments, but got 1', { text })).toBe(hint);
  });

  test.each([
    ['Depends<auth', '()>', 'Write the function without calling it: `Depends<typeof auth>`.'],
    ['Depends<typeof auth', '( )>', 'Write the function without calling it: `Depends<typeof auth>`.'],
    ['Depends<users.auth', '()>', 'Write the function without calling it: `Depends<typeof users.auth>`.'],
    ['Depends<requireRole', "('user', 2)>", callOf("requireRole('user', 2)")],
    ['Depends<typeof auth.requireRole', "('user')>", callOf("auth.requireRole('user')")],
    ['Depends<requireRole', "(of('user'))>", callOf("requireRole('admin')")],
    ['Depends<requireRole', '(', callOf("requireRole('admin')")],
    ['Query<auth', '()>', undefined],
    ['Depends<auth', ')>', undefined],
  ])('where a function is called within a type: %s%s', (before, from, hint) => {
    const place = { before: `  get(user: ${before}`, text: from.slice(0, 1), after: from.slice(1) };
    expect(hintOfTypeError("'>' expected", place)).toBe(hint);
  });

  test.each([
    ['routeclass', "Import its exports by their names: `import { type Query, reply } from 'routeclass'`."],
    ['./routeclass', undefined],
  ])('where a default is imported from %s', (module, hint) => {
    const place = { text: 'rc', after: `, { reply } from '${module}';` };
    expect(hintOfTypeError(`Module '"dist/index"' has no default export`, place)).toBe(hint);
  });

  test.each([
    ['ReplyHeaders | undefined', 'Write the value of a header as a string: `String(value)`.'],
    ['Tags', undefined],
  ])('where a value of %s is no string', (fieldOf, hint) => {
    const message = "Type 'number' is not assignable to type 'string | readonly string[] | undefined'";
    expect(hintOfTypeError(message, { fieldOf })).toBe(hint);
  });

  test.each([
    ['name', 'return cover.', 'Write `cover.filename`.'],
    ['buffer', '  const [first] = files.map((one) => one.', 'Write `await one.bytes()`.'],
    ['mimetype', 'if (body.files[0]?.', 'Write `files[0].contentType`.'],
    ['type', '    ).', 'Write `file.contentType`.'],
  ])('where an upload has a part by another name: %s of %s', (name, before, hint) => {
    const message = `Property '${name}' does not exist on type 'Upload'`;
    expect(hintOfTypeError(message, { before, text: name })).toBe(hint);
  });

  test.each([
    ['  name: string', "'x'", "Write `name: Field<string, { default: 'x' }>`."],
    ['interface Item { tax: int | null', 'null', 'Write `tax: Field<int | null, { default: null }>`.'],
    ['  tax: Field<int, { ge: 0 }>', '1', undefined],
    ['  name?: string', "'x'", undefined],
    ['  tags: string[]', "['a']", "Write `tags: Field<string[], { default: ['a'] }>`."],
    ['  at: number', 'Date.now()', undefined],
    ['  days: number', '7 * 2', undefined],
  ])('where a field of a model has an initializer: %s = %s', (field, text, hint) => {
    for (const owner of ['An interface', 'A type literal'])
      expect(
        hintOfTypeError(`${owner} property cannot have an initializer`, { before: `${field} = `, text }),
      ).toBe(hint);
  });

  test.each([
    [
      "'>' expected",
      'post(todo: Body<z.object',
      /^A schema is a value\. .*`z\.infer<typeof schema>` with zod\.$/,
    ],
    ["'>' expected", 'get(todo: Page<z.object', /^undefined$/],
    ["';' expected", 'price: Field', /: `price: Field<int, \{ ge: 1 \}>`\.$/],
    ["',' expected", 'get(limit?: Query', /: `limit\?: Query<int, \{ ge: 1 \}>`\.$/],
    ["',' expected", 'get(limit: Page', /^undefined$/],
  ])('where a type has parentheses: %s after %s', (message, before, hint) => {
    expect(`${hintOfTypeError(message, { before, text: '(' })}`).toMatch(hint);
  });

  test('where a `Response` has a type argument', () => {
    expect(hintOfTypeError("Type 'Response' is not generic", { text: 'Response<Todo[]>' })).toBe(
      'A `Response` does not tell the type of its body: write `Todo[]` in its place, and return the body.',
    );
    // Express has two.
    const express = { text: 'Response<any, Locals>' };
    expect(hintOfTypeError("Type 'Response' is not generic", express)).toBeUndefined();
  });

  test.each([
    ['  get(page: Query<', 'int<5>', '`Query<int, { le: 5 }>`'],
    ['  id: Field<', 'int<{ ge: 1 }>', '`Field<int, { ge: 1 }>`'],
    ['  get(page: ', 'int<{ ge: 1 }>', '`Query<int, { ge: 1 }>`, or `Field<int, { ge: 1 }>` in a model'],
  ])('where `int` has arguments: %s%s', (before, text, written) => {
    expect(hintOfTypeError("Type 'int' is not generic", { before, text })).toBe(
      `\`int\` takes no arguments: write ${written}.`,
    );
  });

  test.each([
    ['HttpError', "Write its arguments in this order, as in `new HttpError(404, 'No such todo')`."],
    ['reply', 'Write its arguments in this order, as in `reply(todo, 201)`.'],
    ['save', undefined],
    [undefined, undefined],
  ])('where an argument is of another type: %s', (argumentOf, hint) => {
    const message = "Argument of type 'string' is not assignable to parameter of type 'number'";
    expect(hintOfTypeError(message, { argumentOf })).toBe(hint);
  });
});

/** What is said of the call of a function that makes another. */
function callOf(call: string): string {
  return `Write a function that declares what is read and calls the result, as in \`export const guard = (token: Bearer) => ${call}(token)\`, and \`Depends<typeof guard>\`.`;
}
