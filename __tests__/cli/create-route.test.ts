import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { placeOf } from '../../cli/create/new-route.ts';
import { pageText } from '../../cli/create/page-text.ts';
import { pathFault } from '../../cli/create/route-path.ts';
import { classNameFault, verbsOf } from '../../cli/create/route-words.ts';
import { writeNewFile } from '../../cli/create/write-page.ts';
import { Templates } from '../../cli/templates.ts';
import type { Settings } from '../../compiler/settings.ts';
import { TestApp } from './app.ts';

const page = 'export default class Page {\n  get(): string {\n    return "here";\n  }\n}\n';
/** The strictest options that users may have. */
const tsconfig = JSON.stringify({
  compilerOptions: {
    module: 'nodenext',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noImplicitReturns: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  },
});

let app: TestApp;
afterEach(() => app?.remove());

const create = (path: string, name: string, methods: string) =>
  app.run(['create', 'route', '--path', path, '--name', name, '--methods', methods]);

describe('routeclass create route', () => {
  test('what it writes compiles at once, in the routes folder of the config, under the strictest of types', async () => {
    app = new TestApp({
      'routeclass.config.ts': "export default { routes: 'src/api' };\n",
      'tsconfig.json': tsconfig,
      'src/api/teams/{team}/middleware.ts':
        "import type { H3Event } from 'h3';\nexport default (_event: H3Event, next: () => unknown) => next();\n",
    });
    const made = [
      await create('/', 'Root', 'delete,get'),
      await create('/users/{id}', 'UserById', 'get,put'),
      // Its usual operation id would be that of the route above.
      await create('/users/by-id', 'UserIds', 'GET, put'),
      await create('/teams/{team}/members/{member-id}', 'TeamMember', 'patch'),
      await create('/x/{__proto__}', 'Proto', 'get'),
      // As `routeclass routes` prints it.
      await create('/files/{path...}', 'Files', 'get'),
      await create('(internal)/health', 'Health', 'get'),
      await create("/a `b`/{it's}/{class}/{user_id}/{-}/{...the rest of it}", 'Long', 'get'),
      await create("/it's*/here", 'Comment', 'get'),
    ];
    expect(made).toEqual(
      [
        'page.ts',
        'users/[id]/page.ts',
        'users/by-id/page.ts',
        'teams/{team}/members/[member-id]/page.ts',
        'x/[__proto__]/page.ts',
        'files/[...path]/page.ts',
        '(internal)/health/page.ts',
        "a `b`/[it's]/[class]/[user_id]/[-]/[...the rest of it]/page.ts",
        "it's*/here/page.ts",
      ].map((path) => ({ status: 0, stderr: '', stdout: `src/api/${path} written\n` })),
    );
    expect(app.read('src/api/users/[id]/page.ts')).toBe(
      `import type { Path } from 'routeclass';

/** /users/{id} */
export default class UserById {
  /** Answers GET /users/{id}. */
  get(id: Path<string>) {
    return { id };
  }

  /** Answers PUT /users/{id}. */
  put(id: Path<string>) {
    return { id };
  }
}
`,
    );
    expect(
      app.read("src/api/a `b`/[it's]/[class]/[user_id]/[-]/[...the rest of it]/page.ts"),
    ).toContain(`  get(
    itS: Path<string, { alias: "it's" }>,
    class2: Path<string, { alias: 'class' }>,
    user_id: Path<string>,
    segment: Path<string, { alias: '-' }>,
    theRestOfIt: Path<string, { alias: 'the rest of it' }>,
  ) {
    return { itS, class2, user_id, segment, theRestOfIt };
  }
`);
    const built = await app.run(['build']);
    expect(built).toMatchObject({ status: 0, stderr: '' });
    const paths: { [path: string]: object } = JSON.parse(app.read('generated/openapi.json')).paths;
    expect(
      Object.entries(paths)
        .map(([path, verbs]) => `${path} ${Object.keys(verbs)}`)
        .sort(),
    ).toEqual([
      '/ get,delete',
      "/a%20%60b%60/{it's}/{class}/{user_id}/{-}/{the rest of it} get",
      '/files/{path} get',
      '/health get',
      "/it's*/here get",
      '/teams/{team}/members/{member-id} patch',
      '/users/by-id get,put',
      '/users/{id} get,put',
      '/x/{__proto__} get',
    ]);
  });

  describe('in an app with routes', () => {
    beforeEach(() => {
      app = new TestApp({
        'app/routes/users/[id]/page.ts': page,
        'app/routes/(internal)/health/page.ts': page,
        'app/routes/file': '',
        // Left to a build to report.
        'app/routes/{unclosed/page.ts': page,
        'wrong/package.json': '{}',
        'wrong/routeclass.config.json': '{ "routes": 1 }',
      });
    });

    test.each([
      [
        '/users/{name}',
        '`/users/{name}` answers the same requests as `/users/{id}` of `app/routes/users/[id]/page.ts`',
      ],
      [
        '/(all)/users/{id}/',
        '`/users/{id}` answers the same requests as `/users/{id}` of `app/routes/users/[id]/page.ts`',
      ],
      [
        '/health',
        '`/health` answers the same requests as `/health` of `app/routes/(internal)/health/page.ts`',
      ],
      ['/a/{id}/b/{id}', 'the path of `a/[id]/b/[id]` has two parameters named `id`'],
      ['/{...all}/b', 'the rest segment `[...all]` must be the last segment, but `b` follows it'],
      ['/users/{id', 'the folder name `{id` cannot be a path segment: brackets must enclose the whole name'],
      ['/a?b=c', 'the folder name `a?b=c` cannot be a path segment: imports cannot contain "?"'],
      [
        '/users/{id?}',
        'the folder name `[id?]` cannot be a path segment: no parameter is optional: the path without it has a page of its own, in the folder above',
      ],
    ])('%s is refused as a build would', (path, message) => {
      const place = placeOf(path.replace(/\/$/, ''), settingsOf(app.root));
      expect(place).toMatchObject({ kind: 'wrong', diagnostics: [{ message }] });
    });

    test('what a build would refuse is a diagnostic and status 1, else the status is 2; nothing is written', async () => {
      const before = app.files('app');
      const finished = await Promise.all([
        create('/users/{name}', 'Users', 'get'),
        app.run(['create', 'route', '--path', '/', '--name', 'A', '--methods', 'get', '--root', 'wrong']),
        create('/file/b', 'Users', 'get'),
        create(`/${'a'.repeat(300)}`, 'Users', 'get'),
        create('/users/[id]', 'Users', 'get'),
        create('users/[id]', 'Users', 'get'),
        create('win2\\users', 'Users', 'get'),
        app.run(['create']),
        create('/a', 'a-b', 'get'),
        create('/a', 'A', 'get,gett'),
        app.run(['create', 'route', '--path', '/a']),
        app.run(['create', 'route', '--path', '/a', '--name', 'A']),
        app.run(['create', 'page', '--path', '/a', '--name', 'A', '--methods', 'get']),
        app.run(['create', 'route', '--path', '/', '--name', 'A', '--methods', 'get', '--root', 'app']),
      ]);
      expect(finished.map(({ status, stdout, stderr }) => [status, stdout, stderr.split('\n')[0]])).toEqual([
        [1, '', expect.stringMatching(/^error\[duplicate-path\]: /)],
        [1, '', expect.stringMatching(/^error\[config-invalid-value\]: /)],
        [1, '', 'error: `app/routes/file/b/page.ts` cannot be written: a file is where a folder should be'],
        [1, '', `error: "/${'a'.repeat(300)}" cannot be written: the name is too long`],
        [2, '', 'error: `app/routes/users/[id]/page.ts` exists already, and was not changed'],
        [2, '', 'error: `app/routes/users/[id]/page.ts` exists already, and was not changed'],
        [2, '', 'error: "win2\\\\users" is not a path: segments are separated by `/`: `/win2/users`'],
        [2, '', 'error: kind of file to create is missing: write `routeclass create route`'],
        [2, '', expect.stringMatching(/^error: "a-b" is not a class name: /)],
        [2, '', 'error: "get,gett" is not a list of verbs: `gett` is not a verb: did you mean `get`?'],
        [2, '', 'error: --name, --methods are missing'],
        [2, '', 'error: --methods is missing'],
        [2, '', 'error: expected page to be one of: route'],
        [2, '', expect.stringMatching(/^error: there is no package.json in this folder/)],
      ]);
      expect(app.files('app')).toEqual(before);
    });
  });
});

test('the first route of an app needs no routes folder', () => {
  app = new TestApp({});
  expect(placeOf('/a', settingsOf(app.root))).toMatchObject({ kind: 'free', others: [] });
});

test.each([
  [57, (name: string) => `  get(${name}: Path<string>) {\n    return { ${name} };\n  }\n`],
  [58, (name: string) => `  get(\n    ${name}: Path<string>,\n  ) {\n    return { ${name} };\n  }\n`],
  [64, (name: string) => `    return { ${name} };\n  }\n`],
  [65, (name: string) => `    return {\n      ${name},\n    };\n  }\n`],
])(
  'a list that makes a line longer than 80 columns has a line for each item: a name of %i',
  (length, written) => {
    const name = 'x'.repeat(length);
    const route = {
      path: [{ kind: 'dynamic', name }],
      className: 'Long',
      verbs: ['get'],
      others: [],
    } as const;
    expect(pageText(route, new Templates(join(import.meta.dirname, '../../cli')))).toContain(written(name));
  },
);

test('a page that cannot be written leaves no folders behind', () => {
  app = new TestApp({ 'app/routes/page.ts': page });
  const before = app.files('app');
  const long = join(app.root, 'app/routes/a/b', 'x'.repeat(300), 'page.ts');
  expect(() => writeNewFile(long, 'text')).toThrow('ENAMETOOLONG');
  expect(() => writeNewFile(join(app.root, 'app/routes/page.ts'), 'text')).toThrow('EEXIST');
  expect([app.files('app'), readdirSync(join(app.root, 'app/routes'))]).toEqual([before, ['page.ts']]);
});

test.each([
  ['', 'the shortest path is `/`'],
  ['C:/Program Files/Git/users', 'it is a file path: omit the leading slash, as in `users/{id}`'],
  ['/todos/', 'remove the slash at the end: `/todos`'],
  ['//', 'remove the slash at the end: `/`'],
  ['//a//b/', 'remove the slash at the end: `/a/b`'],
  ['/a//b', 'it has an empty segment: write `/a/b`'],
  ['/a/../../b', '`..` leads to another folder'],
  ['/./b', '`.` leads to another folder'],
  ['/_todos', 'folders that begin with `_` are skipped: add such a path as a route of h3, by `app.get(...)`'],
  [
    '/.well-known/jwks.json',
    'folders that begin with `.` are skipped: add such a path as a route of h3, by `app.get(...)`',
  ],
  ['/a /b', 'it has white space around "a"'],
  ['/users/:id/posts', 'a parameter is written `{id}`: `:id` would be a literal segment'],
  ['/users/:id([0-9]+)', 'a parameter is written `{id}`: `:id([0-9]+)` would be a literal segment'],
  ['/users/:id{[0-9]+}', 'a parameter is written `{id}`: `:id{[0-9]+}` would be a literal segment'],
  ['/users/:id?', 'a parameter is written `{id}`: `:id?` would be a literal segment'],
  ['/users/$id', 'a parameter is written `{id}`: `$id` would be a literal segment'],
  ['/users/<int:id>', 'a parameter is written `{id}`: `<int:id>` would be a literal segment'],
  ['/users/<id>', 'a parameter is written `{id}`: `<id>` would be a literal segment'],
  ['/files/*', 'a parameter is written `{...path}`: `*` would be a literal segment'],
  ['/files/**', 'a parameter is written `{...path}`: `**` would be a literal segment'],
  ['/files/*rest', 'a parameter is written `{...rest}`: `*rest` would be a literal segment'],
  ['/files/:rest*', 'a parameter is written `{...rest}`: `:rest*` would be a literal segment'],
  ['/files/:rest+', 'a parameter is written `{...rest}`: `:rest+` would be a literal segment'],
  ['/files/<path:rest>', 'a parameter is written `{...rest}`: `<path:rest>` would be a literal segment'],
])('%j is not a path', (path, fault) => {
  expect(pathFault(path)).toBe(fault);
});

test.each(['/', '/a', 'a', 'a/{b}/[c]', '/a/{b}/[c]', '/a b/ü', '/(group)/a', '/{...rest}', '/a:b'])(
  '%j may be a path',
  (path) => {
    expect(pathFault(path)).toBeUndefined();
  },
);

// TypeScript refuses the names of its types, and the page imports `Path`.
const types = 'any bigint boolean never number object string symbol unknown Object Path'.split(' ');

test.each(['', 'To-dos', '1st', 'a b', 'class', 'await', ...types, 'x.y', '\u{1f600}'])(
  '%j is not a class name',
  (name) => {
    expect(classNameFault(name)).toEqual(expect.any(String));
  },
);

test.each(['Todos', '_', '$1', 'Größe', 'String'])('%j is a name for a class', (name) => {
  expect(classNameFault(name)).toBeUndefined();
});

test.each([
  ['get', ['get']],
  ['delete, GET', ['get', 'delete']],
  ['get,post,put,patch,delete', ['get', 'post', 'put', 'patch', 'delete']],
])('%j is a list of verbs', (list, verbs) => {
  expect(verbsOf(list)).toEqual({ verbs });
});

test.each([
  ['', 'a verb is missing'],
  ['get,', 'a verb is missing'],
  ['get,post,get', '`get` is repeated'],
  ['head', '`head` needs no method: `get` answers it'],
  ['options', '`options` needs no method: the router answers it'],
  ['trace', '`trace` is not a verb: the verbs are `get`, `post`, `put`, `patch`, `delete`'],
])('%j is not a list of verbs', (list, fault) => {
  expect(verbsOf(list)).toEqual({ fault });
});

function settingsOf(root: string): Settings {
  const routes = join(root, 'app/routes');
  const openapi = { title: 'Test', version: '1' };
  return { root, routes, out: join(root, 'generated'), openapi, docs: true, debug: false, limits: {} };
}
