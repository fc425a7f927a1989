import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The code of each diagnostic for a page: TypeScript's own where it has one. */
function codesOf(page: string, files: { readonly [path: string]: string } = {}): readonly string[] {
  return withApp({ 'routes/page.ts': page, ...files }, (root) => {
    return compilerOf(root)
      .compile()
      .diagnostics.map(({ code, origin, message }) => origin ?? code + message);
  });
}

const page = (imports: string, parameter: string) =>
  `import type { Body, Depends, Query, Upload } from 'routeclass';\n${imports}\nexport default class Page {\n  post(${parameter}): void {\n    void user;\n  }\n}\n`;

test.each([
  ["import { current } from '../missing.ts';", 'user: Depends<typeof current>', 'TS2307'],
  ["import { current } from '../app/users.ts';", 'user: Depends<typeof current>', 'TS2305'],
  ["import current from '../app/users.ts';", 'user: Depends<typeof current>', 'TS1192'],
  ["import * as users from '../missing.ts';", 'user: Depends<typeof users.current>', 'TS2307'],
  ["import * as users from '../app/users.ts';", 'user: Depends<typeof users.current>', 'TS2339'],
  ['', 'user: Depends<typeof current>', 'TS2304'],
  ['', 'user: Depends', 'TS2707'],
  ['type User = Depends;', 'user: User', 'TS2707'],
  ["import { current } from '../missing.ts';\ntype User = Depends<typeof current>;", 'user: User', 'TS2307'],
  [
    "import { current } from '../missing.ts';\ntype One<F extends () => unknown> = Depends<F>;",
    'user: One<typeof current>',
    'TS2307',
  ],
  ["import { current } from '../missing.ts';", "user: Depends<typeof current, { scope: 'app' }>", 'TS2307'],
  [
    "import { current } from '../missing.ts';\nexport function one(user: Depends<typeof current>) { return 1; }",
    'user: Depends<typeof one>',
    'TS2307',
  ],
  [
    "import { make } from '../missing.ts';\nexport function one() { return make(); }",
    'user: Depends<typeof one>',
    'TS2307',
  ],
  ["import { type User } from '../missing.ts';", 'user: User', 'TS2307'],
  ["import { type User } from '../missing.ts';", 'user: User[]', 'TS2307'],
  ['', 'user?: File<Upload, { maxSize: 5 }>[]', 'TS2315'],
  ["import { type User } from '../missing.ts';", 'user: Body<User>', 'TS2307'],
  ["import { type User } from '../missing.ts';", 'user: Query<User>', 'TS2307'],
  ["import { type Id } from '../missing.ts';", 'user: Query<string, Id>', 'TS2307'],
  ["import { User } from '../missing.ts';", 'user: Depends<User>', 'TS2307'],
  ["import { User } from '../missing.ts';", 'user: Query<string> = User', 'TS2307'],
  [
    "import type { Form } from 'routeclass';\nimport { type Email } from '../missing.ts';\ninterface User { email: Email; also?: Email[] }",
    'user: Form<User>',
    'TS2307',
  ],
  [
    "import type { Form } from 'routeclass';\nimport { type Email } from '../missing.ts';\ninterface User { /** @maxLength 99 */ email: Email }",
    'user: Form<User>',
    'TS2307',
  ],
  ['interface User { /** @minLength 2 */ name }', 'user: Body<User>', 'TS7008'],
  ["import { max } from '../missing.ts';", 'user: Query<string, { maxLength: typeof max }>', 'TS2307'],
])('a mistake that TypeScript finds is said once: %s %s', (imports, parameter, code) => {
  const users = { 'app/users.ts': 'export const name = 1;\n' };
  expect(codesOf(page(imports, parameter), users)).toEqual([code]);
});

test.each([
  ['get(id: Query<string, { alias; }>) {}', 'option-not-constant'],
  ['get(id: Query<string, { ailas; }>) {}', 'unknown-option'],
  ["get(): [string, 200, { etag; }] {\n    return ['a', 200, { etag: 'a' }];\n  }", 'header-value'],
  ["get() {\n    return ['a', 200, { etag: (it) => it }] as const;\n  }", 'header-value'],
  ["get(): [string, 200, { etag(it); }] {\n    return ['a', 200, { etag: () => 'a' }];\n  }", 'header-value'],
])('a missing type of an option or a header is reported once: %s', (members, code) => {
  const text = `import type { Query } from 'routeclass';\nexport default class Page {\n  ${members}\n}\n`;
  expect(codesOf(text)).toEqual([expect.stringMatching(new RegExp(`^${code}`))]);
});

test.each([
  ['get(id: Query<string>, id: Query<int>) {}', ['TS2300', 'TS2300']],
  ['get(id: Query<int>) {}\n  get(name: Query<string>) {}', ['TS2393', 'TS2393']],
])('two of one name are what TypeScript says of them, and nothing else: %s', (members, codes) => {
  const text = `import type { int, Query } from 'routeclass';\nexport default class Page {\n  ${members}\n}\n`;
  expect(codesOf(text)).toEqual(codes);
});

test.each([
  ["export { Page as default } from '../app/users.ts';", 'TS2305'],
  ["export { default } from '../missing.ts';", 'TS2307'],
  ["import Page from '../missing.ts';\nexport default Page;", 'TS2307'],
])('a page that exports what is not there is told of that alone: %s', (text, code) => {
  expect(codesOf(text, { 'app/users.ts': 'export const name = 1;\n' })).toEqual([code]);
});

test.each([
  ['title;\n  done: ;', ['TS1110']],
  ['title string;\n  done: boolean;', ['TS1131']],
  ['title?\n  done: { by: ', ['TS1110']],
  ['title: ;\n  done: boolean;\n  by: ;', ['TS1110', 'TS1110']],
])('of a file with syntax errors nothing else is told, nor of those that import it: %s', (fields, codes) => {
  const text =
    "import type { Body } from 'routeclass';\nimport type { Todo } from '../all.ts';\nexport default class Page {\n  post(todo: Body<Todo>) {\n    return { title: todo.title.trim(), of: todo.by.name };\n  }\n}\n";
  const models = `export interface Todo {\n  ${fields}\n}\n`;
  expect(codesOf(text, { 'all.ts': "export type * from './todo.ts';\n", 'todo.ts': models })).toEqual(codes);
});

test('a file that imports nothing from one with syntax errors is checked', () => {
  const text = 'export default class Page {\n  get(): string {\n    return 1;\n  }\n}\n';
  const other = 'export default class Todos {\n  get() { return ; ] }\n}\n';
  expect(codesOf(text, { 'routes/todos/page.ts': other })).toEqual(['TS2322', 'TS1128']);
});

test('a fault in a list of middleware with a type annotation is reported once', () => {
  const middleware =
    "import type { Middleware } from 'h3';\nexport default ['log'] satisfies Middleware[];\n";
  const codes = codesOf('export default class Page {\n  get() {}\n}\n', {
    'routes/middleware.ts': middleware,
  });
  expect(codes).toEqual([expect.stringMatching(/^not-middleware/)]);
});

test.each([
  ['static readonly tag = TAG;\n  get() {}'],
  ['static readonly tag = Circle.tag;\n  get() {}'],
  ['static readonly limits = LIMITS;\n  get() {}'],
  ['get(name: Query<string> = TAG) {}'],
  ['get(name: Query<string> = Circle.tag) {}'],
])('constants that lead to each other are left to TypeScript: %s', (members) => {
  const codes = codesOf(
    `import type { Query } from 'routeclass';\nimport { Circle, LIMITS, TAG } from '../one.ts';\nexport default class Page {\n  ${members}\n}\n`,
    {
      'one.ts':
        "import { OTHER, MAX } from './two.ts';\nexport const TAG = MAX;\nexport const LIMITS = OTHER;\nexport class Circle {\n  static readonly tag = Circle.tag;\n}\n",
      'two.ts':
        "import { LIMITS, TAG } from './one.ts';\nexport const MAX = TAG;\nexport const OTHER = LIMITS;\n",
    },
  );
  expect(codes).toContain('TS7022');
  expect(codes.filter((code) => code.startsWith('type-too-large'))).toEqual([]);
});

test.each([
  ['static readonly tag = TAG;\n  get() {}', 'class-constant'],
  ['get(name: Query<string> = TAG) {}', 'default-not-constant'],
])('constants that lead to each other have no value, also where they have a type: %s', (members, code) => {
  const codes = codesOf(
    `import type { Query } from 'routeclass';\nimport { TAG } from '../one.ts';\nexport default class Page {\n  ${members}\n}\n`,
    {
      'one.ts': "import { MAX } from './two.ts';\nexport const TAG: string = MAX;\n",
      'two.ts': "import { TAG } from './one.ts';\nexport const MAX: string = TAG;\n",
    },
  );
  expect(codes).toEqual([expect.stringMatching(new RegExp(`^${code}`))]);
});

test.each([
  ["import { CREATED } from '../missing.ts';", 'get() { return reply({ id: 1 }, CREATED); }', 'TS2307'],
  [
    "import { print } from '../missing.ts';",
    "get() { return reply(print(), 200, { 'content-type': 'application/pdf' }); }",
    'TS2307',
  ],
  ['', 'async constructor() { await open(); }\n  get(): void {}', 'TS1089'],
  ['', 'post(ids: Body<Set<number>>) { return { ids }; }', 'unsupported-type'],
  [
    "import { db } from '../missing.ts';",
    'get() {\n    return db.users().all().map((user) => user.id).flatMap(({ names }) => names);\n  }',
    'TS2307',
  ],
  ['', 'get() {\n    return this.names.filter((one) => one).map(({ length }) => length);\n  }', 'TS2339'],
  ['', 'get() {\n    return [open].fin((one) => one.name);\n  }', 'TS2551'],
  ['', 'get() {\n    return Object.groupBy([open], (one) => one.name);\n  }', 'TS2550'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what the user writes
  ['', 'post(names: Body<`${Uppercase<Missing>}-${number}`[]>) {}', 'TS2304'],
  ['const log: Logger = (level, text) => text;', 'get() { void log; }', 'TS2304'],
  ['const all = { one: [({ text }) => text] } satisfies Loggers;', 'get() { void all; }', 'TS2304'],
  [
    "import type { Field } from 'routeclass';",
    'post(id: Body<Field<bigint, { ge: 0 }>>) {}',
    'unsupported-type',
  ],
  [
    "import type { Query } from 'routeclass';\ntype Least = { ge: 2 };",
    'get(name: Query<string, Least>) {}',
    'option-not-applicable',
  ],
  [
    "import type { Query } from 'routeclass';\ninterface Most { maximum: 9 }",
    'get(limit: Query<number, { gt: 0 } & Most>) {}',
    'unknown-option',
  ],
  ['', 'async get(): Promise<string> | string {\n    return "tea";\n  }', 'uncertain-promise'],
  [
    "import type { Depends } from 'routeclass';\nexport async function name(): Promise<string> | string { return 'tea'; }",
    'get(given: Depends<typeof name>) {\n    return given;\n  }',
    'dependency-result',
  ],
  [
    "import type { Bearer } from 'routeclass';",
    'get(token: Bearer = 5) {\n    return token;\n  }',
    'credential-default',
  ],
  [
    "import type { Form } from 'routeclass';",
    'post(form: Form<{ name: string }> = null) {}',
    'optional-form',
  ],
  ['', 'get get(body: Body<string>) { return body; }', 'verb-not-a-method'],
  ['', 'get get() {}', 'verb-not-a-method'],
])('what follows from an error is not reported, too: %s %s', (imports, members, code) => {
  const text = `import { type Body, reply } from 'routeclass';\n${imports}\nconst open = async () => reply(1, 200);\nexport default class Page {\n  ${members}\n}\nexport type { Body };\nexport { open };\n`;
  expect(codesOf(text)).toEqual([expect.stringMatching(new RegExp(`^${code}`))]);
});

test.each([
  ['post(given: Body<Having<{ at: Date }, { z: 1 }>>) {}', ['unsupported-type', 'TS2344']],
  ['get(limit: Query<int, Least>): Having<string, Least> { throw 1; }', ['option-not-constant', 'TS2344']],
])('what does not fit a type of your own is no fault of options: %s', (member, expected) => {
  const codes = codesOf(`import type { Body, int, Query } from 'routeclass';
interface Least { ge: string }
type Having<T, U extends { ge: number }> = T & { more?: U };
export default class Page {
  ${member}
}
`);
  expect(codes.filter((one) => !expected.some((code) => one.startsWith(code)))).toEqual([]);
  expect(codes).toHaveLength(expected.length);
});

test.each([
  ['post(todo: Body<any>) { return todo.tags.map((tag) => tag.name); }', ['any-type']],
  [
    'post(todo: Body<any>) { return todo.tags().filter(({ name }) => name).length > 1 ? 1 : 2; }',
    ['any-type'],
  ],
  ['post(todo: Body<{ tags: any }>) { todo.tags!.forEach((tag) => void tag); }', ['any-type']],
  ['post(todo: Body<Todo>) { todo.tags.forEach((tag) => void tag); }', ['any-type']],
  ['post(todo: Body<any>) { const { tags } = todo; const all = tags; all.map((tag) => tag); }', ['any-type']],
  ['post(todo: Body<Todo>) { const { tags: all } = todo; all.map((tag) => tag); }', ['any-type']],
  ['post(todo: Body<Record<string, any>>) { todo.tags.map((tag) => tag); }', ['any-type']],
  ['post(all: Depends<typeof todos>) { all.map(({ tags }) => tags).map((one) => one); }', ['any-type']],
  ['post(todo: Body<{ tags: any[] }>) { todo.tags[0].map((tag) => tag); }', ['any-type']],
  [
    'post(todo: Body<any>) { void todo; const own = own.map((tag) => tag); }',
    ['any-type', 'TS7022', 'TS2448', 'TS7006'],
  ],
  // What these functions get does not come from the parameter.
  ['post(todo: Body<any>) { void todo; JSON.parse("[]").map((tag) => tag); }', ['any-type', 'TS7006']],
  ['post(todo: Body<any>) { const f = (tag) => tag; void f(todo); }', ['any-type', 'TS7006']],
  ['post(todo: Body<any>) { todo.map((tag) => { tag.words.map((word) => word); }); }', ['any-type']],
  ['post(todo: Body<any>) { todo.on({ data(item) { return item; } }, [({ id }) => id]); }', ['any-type']],
  [
    'post(todo: Body<any>) { todo.map((tag: string) => { function f(x) { return x; } f(tag); }); }',
    ['any-type', 'TS7006'],
  ],
  ['post(todo: Body<any>) { todo.map(() => { const f = (x) => x; return f; }); }', ['any-type', 'TS7006']],
  ['post(todo: Body<any>) { todo.map(() => JSON.parse("[]").map((one) => one)); }', ['any-type', 'TS7006']],
  ['post(todo: Body<any>) { (todo as any).map((tag) => tag); }', ['any-type', 'TS7006']],
  // No request has such a type, so only TypeScript reports it.
  ['get(): void { void ((todo: any) => todo.map((tag) => tag)); }', ['TS7006']],
])('what follows from an `any` is not reported, too: %s', (member, expected) => {
  const text = `import type { Body, Depends } from 'routeclass';\nexport type { Body, Depends };\nexport interface Todo { tags: any }\nexport const todos = () => JSON.parse('[]');\nexport default class Page {\n  ${member}\n}\n`;
  const known = codesOf(text).map((one) => one.replace(/^any-type.*/, 'any-type'));
  expect(known).toEqual(expected);
});

test.each(['error', 'middleware'])('a function for another framework in %s.ts is reported once', (name) => {
  const text = 'export default (req, { body }, next) => { next(req, body); };\n';
  const known = codesOf('export default class Page { get() { return 1; } }', { [`routes/${name}.ts`]: text });
  expect(known).toEqual([expect.stringMatching(/^not-(?:error-handlers|middleware)/)]);
});

test('of functions within one that is passed to what is missing, only one of its own needs types', () => {
  const text = `import { one } from '../missing.ts';
export default class Page {
  get(): void {
    one((list) => { list.map((item) => item); });
    one(async (request) => {
      const { items } = await request.json();
      items.map((item) => item);
    });
    one(() => { const of = (item) => item; return of; });
  }
}
`;
  expect(codesOf(text).map((one) => one.split(' ')[0])).toEqual(['TS2307', 'TS7006']);
});

test('what is not known for another reason than a missing module is reported', () => {
  const text =
    "import { one } from '../missing.ts';\nexport default class Page {\n  get() {\n    return one ? 1 : JSON.parse('[]').filter((item) => item > 1).length > 1 ? 1 : 2;\n  }\n}\n";
  expect(codesOf(text)).toEqual(['TS2307', 'TS7006']);
});

test.each([
  ['{ "type": "module" }', 'esnext"', []],
  ['{}', 'nodenext"', ['TS1295 Write `"type": "module"` into `package.json`.']],
  ['{ "type": "module" }', 'commonjs"', ['TS1295 Write `"module": "nodenext"` into `tsconfig.json`.']],
])('files that are taken for CommonJS are one fault: %s, %s', (manifest, module, expected) => {
  const tsconfig = `{ "compilerOptions": { "module": "${module}, "moduleResolution": "${module === 'nodenext"' ? 'nodenext' : 'bundler'}", "verbatimModuleSyntax": true, "strict": true, "types": [] } }`;
  const page =
    "import { reply } from 'routeclass';\nexport default class Page {\n  get() {\n    return reply(1, 200);\n  }\n}\n";
  const files = { 'package.json': manifest, 'tsconfig.json': tsconfig };
  const found = withApp({ 'routes/page.ts': page, 'routes/todos/page.ts': page, ...files }, (root) =>
    compilerOf(root)
      .compile()
      .diagnostics.map(({ hint, origin }) => `${origin} ${hint}`),
  );
  expect(found).toEqual(expected);
});

/** What to write for each diagnostic of a page with these members. */
function hintsOf(members: string): readonly (string | undefined)[] {
  const text = `import { HttpError, type Query, redirect, reply, ValidationError } from 'routeclass';\ninterface Todo { at: string; title: string }\nexport default class Page {\n  ${members}\n}\n`;
  return withApp({ 'routes/page.ts': text }, (root) =>
    compilerOf(root)
      .compile()
      .diagnostics.map(({ hint }) => hint),
  );
}

const todo = "{ at: 'now', title: 'Tea' }";
const detailIsText =
  'The detail of an error is a text. An `error.ts` gives all errors another shape, and `return reply(body, 422)` sends any body.';
const redirectStatus =
  "A redirect has the status 301, 302, 303, 307 or 308, as in `redirect('/todos', 303)`.";

test.each([
  [`get(): [Todo, 201] {\n    return ${todo};\n  }`, 'Return the tuple: `return reply(body, 201)`.'],
  [
    `async get(): Promise<[Todo, 201, { etag: string }]> {\n    return ${todo};\n  }`,
    'Return the tuple: `return reply(body, 201, headers)`.',
  ],
  ['get(): [Todo, 201] {\n    return [{ at: 3, title: "Tea" }, 201];\n  }', undefined],
])(
  'a body in place of a tuple is said so, also where lists have a field of the same name: %s',
  (member, hint) => {
    expect(hintsOf(member)).toEqual([hint]);
  },
);

test.each([
  [
    `get(): [Todo, 201] {\n    return reply(201, ${todo});\n  }`,
    'Write its arguments in this order, as in `reply(todo, 201)`.',
  ],
  [
    `async get(): Promise<[Todo, 201]> {\n    return reply(201, ${todo}, { etag: 'a' });\n  }`,
    'Write its arguments in this order, as in `reply(todo, 201)`.',
  ],
  [
    `get(): [Todo, 201] {\n    return reply(${todo}, 201, {}, 'a');\n  }`,
    'Write fewer arguments, as in `reply(todo, 201)`.',
  ],
  ["get(): Todo {\n    throw new HttpError(422, { errors: { title: ['is empty'] } });\n  }", detailIsText],
  ["get(): Todo {\n    throw new ValidationError(['is empty'], 'title');\n  }", detailIsText],
  [
    "get(): Todo {\n    throw new ValidationError('is empty', { field: 'title' });\n  }",
    "Write its arguments in this order, as in `new ValidationError('Too late')`.",
  ],
  ['get(e: Query<string>): Todo {\n    throw new HttpError(422, JSON.parse(e) as Todo);\n  }', detailIsText],
  [
    "get(): Todo {\n    throw new HttpError('No such todo', 404);\n  }",
    "Write its arguments in this order, as in `new HttpError(404, 'No such todo')`.",
  ],
  [
    "get() {\n    return redirect('/todos', 303, { 'set-cookie': 'seen=1' });\n  }",
    "Write `reply(undefined, 303, { location: '/todos', 'set-cookie': cookie })` for a redirect with other headers.",
  ],
  ["get() {\n    return reply(1, '201');\n  }", 'Write the status as a number: `201`.'],
  ["get() {\n    return redirect('/todos', '303');\n  }", 'Write the status as a number: `303`.'],
  ["get() {\n    return redirect('/todos', 304);\n  }", redirectStatus],
  ["get() {\n    return redirect('/todos', Date.now() ? 308 : undefined);\n  }", redirectStatus],
  ["get() {\n    return redirect('/todos', undefined);\n  }", redirectStatus],
  ["get() {\n    return redirect('/todos', Date.now());\n  }", redirectStatus],
  ['get() {\n    return reply(1, [201].find(Boolean));\n  }', undefined],
  [
    "async get() {\n    yield 'a';\n  }",
    'Write `async *get()`: only the methods with a `*` before their names have a `yield`.',
  ],
  ['get() {\n    return reply(204);\n  }', 'Write `reply(undefined, 204)` for an answer without a body.'],
  [
    `get() {\n    return reply<Todo>(${todo}, 201);\n  }`,
    'The types of `reply` are those of its arguments: write `const body: Todo = ...`, and `reply(body, 201)`.',
  ],
  [
    `get() {\n    return reply<Todo, 201>(${todo}, 201, { etag: 'a' });\n  }`,
    'The types of `reply` are those of its arguments: write `const body: Todo = ...`, and `reply(body, 201)`.',
  ],
  [
    `get() {\n    return reply<Record<string, Todo>, 201>({ tea: ${todo} }, 201, { etag: 'a' });\n  }`,
    'The types of `reply` are those of its arguments: write `const body: Record<string, Todo> = ...`, and `reply(body, 201)`.',
  ],
  [
    `get() {\n    return reply<Todo, 201, { etag: 'a' }>(${todo}, 201, { etag: 'a' }, 'b');\n  }`,
    'Write fewer arguments, as in `reply(todo, 201)`.',
  ],
])('wrong arguments of a returned call are reported once: %s', (member, hint) => {
  expect(hintsOf(member)).toEqual([hint]);
});

test.each(['{ gt: 0 }', "{ title: 'a'; gt: 0; lt: 9 }", 'Shared', 'Listed'])(
  'a type parameter with options for numbers is explained: %s',
  (options) => {
    const text = `import type { Body, Field } from 'routeclass';\ntype Shared = { gt: 0; lt: 9 };\ninterface Listed { gt: 0; lt: 9 }\nexport type { Shared, Listed };\ntype Price<T extends number> = Field<T, ${options}>;\nexport default class Page {\n  post(price: Body<{ value: Price<number> }>): void {}\n}\n`;
    const found = withApp({ 'routes/page.ts': text }, (root) => compilerOf(root).compile().diagnostics);
    expect(found.map(({ hint }) => hint)).toEqual([
      'A type parameter cannot have options of numbers or strings: add the type to which they apply, as in `type Positive<T extends number> = T & Field<number, { gt: 0 }>`.',
    ]);
  },
);

const awaited = 'Await it, `const todo = await load()`, in a method that is `async`.';
const madeAsync = 'Write `async` before the function or method: it then returns a promise.';

test.each([
  ['get(): Todo {\n    return load();\n  }', 'Write the return type `Promise<Todo>`.'],
  [
    'get(): string[] {\n    return load().then(Object.keys);\n  }',
    'Write the return type `Promise<string[]>`.',
  ],
  ['get(): { id: number } {\n    return load();\n  }', 'Write the return type `Promise<{ id: number; }>`.'],
  ['get() {\n    const todo: Todo = load();\n    return todo;\n  }', awaited],
  ['get() {\n    const { at }: { at: string } = load();\n    return at;\n  }', awaited],
  ["get() {\n    return { at: load()['at'] };\n  }", awaited],
  ['get() {\n    return { at: String.raw(load()) };\n  }', awaited],
  ['get() {\n    return { size: new Uint8Array(load()).length };\n  }', awaited],
  ['get() {\n    return { at: new Date(load()) };\n  }', awaited],
  ['get() {\n    const found = load();\n    if (found) return 1;\n    return 2;\n  }', awaited],
  ['get() {\n    return { at: load().at };\n  }', awaited],
  ['get(): { todo: Todo } {\n    return { todo: load() };\n  }', awaited],
  ['get() {\n    return [...load()];\n  }', awaited],
  [
    'async get(): Promise<[Todo, 201]> {\n    return reply(load(), 201);\n  }',
    'Await the body, `reply(await load(), 201)`, in a method that is `async`.',
  ],
  [`get(): Promise<Todo> {\n    return ${todo};\n  }`, madeAsync],
  [`get(): Promise<[Todo, 201]> {\n    return reply(${todo}, 201);\n  }`, madeAsync],
  ['get(): Promise<string> {\n    return "tea";\n  }', madeAsync],
])('what is missing where a promise is expected or not is said: %s', (member, hint) => {
  expect(hintsOf(`${member}\n}\ndeclare function load(): Promise<Todo>;\nclass Other {`)).toEqual([hint]);
});

test.each([
  [`get(): Todo {\n    return reply(${todo}, 201);\n  }`, '[Todo, 201]'],
  [`async get(): Promise<Todo> {\n    return [${todo}, 201];\n  }`, '[Todo, 201]'],
  [`get(): Todo[] {\n    return reply([${todo}], 200, { etag: 'a' });\n  }`, '[Todo[], 200, ReplyHeaders]'],
  ['get(): Todo {\n    return reply(undefined, 204);\n  }', 'Todo | [undefined, 204]'],
  [`get(): Todo {\n    return reply({ detail: 'Gone' }, 410);\n  }`, 'Todo | [unknown, 410]'],
  [`get(): Todo {\n    return { title: 'Tea' };\n  }`, undefined],
])('a status that the return type does not have: %s', (member, type) => {
  expect(hintsOf(member)).toEqual([type && `Write the status in the return type: \`${type}\`.`]);
});

test('an answer that is chained over lines has the hint of one on a line', () => {
  const text =
    'export default class Page {\n  get() {\n    return res\n      .status(201)\n      .json({ id: 1 });\n  }\n}\n';
  const hints = withApp({ 'routes/page.ts': text }, (root) =>
    compilerOf(root)
      .compile()
      .diagnostics.map(({ hint }) => hint),
  );
  expect(hints).toEqual([expect.stringMatching(/^Return the answer: /)]);
});

test.each(["type Color = 'red' | 'blue';", "import type { Color } from '../app/color.ts';"])(
  'a text that is none of a type which is no enum: %s',
  (declared) => {
    const page = 'export default class Page {\n  get(): string {\n    return color;\n  }\n}\n';
    const text = `${declared}\nconst color: Color = 'green';\n${page}`;
    expect(codesOf(text, { 'app/color.ts': "export type Color = 'red' | 'blue';\n" })).toEqual(['TS2322']);
  },
);
