import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { formatDiagnostics, type PackageFiles } from '../../compiler/index.ts';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const page = `import type { Body } from 'routeclass';
import type { User } from '@core/user';

export default class Users {
  post(user: Body<User>): User {
    return user;
  }
}
`;

test.each([
  ['that emits beside its sources', { outDir: 'dist' }],
  ['of a solution', { outDir: 'dist', composite: true }],
])('a package %s takes models from the sources of another', (_, emitting) => {
  const compilerOptions = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    paths: { '@core/*': ['../core/src/*'] },
    ...emitting,
  };
  const references = 'composite' in emitting ? [{ path: '../core' }] : [];
  const files = {
    'core/tsconfig.json': JSON.stringify({ compilerOptions: { composite: true, outDir: 'dist' } }),
    'core/src/user.ts': 'export interface User { name: string }\n',
    'api/tsconfig.json': JSON.stringify({ compilerOptions, references }),
    'api/routes/users/page.ts': page,
  };
  withApp(files, (root) => {
    const result = compilerOf(join(root, 'api')).compile();
    expect(formatDiagnostics(result.diagnostics, { root, color: false })).toBe('');
    expect(result.ok && [...result.model.models.values()].map(({ name }) => name)).toEqual(['User']);
  });
});

test('models of one name in another package have numbers', () => {
  const files = {
    'core/admin.ts': 'export interface User { level: number }\n',
    'core/user.ts': 'export interface User { name: string }\n',
    'api/routes/page.ts': `import type { User as Admin } from '../../core/admin.ts';
import type { User } from '../../core/user.ts';

export default class Users {
  get(): [User, Admin] | null {
    return null;
  }
}
`,
  };
  withApp(files, (root) => {
    const result = compilerOf(join(root, 'api')).compile();
    expect(formatDiagnostics(result.diagnostics, { root, color: false })).toBe('');
    expect(result.ok && [...result.model.models.values()].map(({ name }) => name)).toEqual(['User', 'User2']);
  });
});

test('what lies in a routes folder outside of the app belongs to the app', () => {
  const files = {
    'routes/_user.ts': `import type { Header } from 'routeclass';

export function currentUser(user: Header<string>): string {
  return user;
}
`,
    'routes/page.ts': `import type { Depends } from 'routeclass';
import type { currentUser } from './_user.ts';

export default class Home {
  get(user: Depends<typeof currentUser>): string {
    const level: number = user;
    return user;
  }
}
`,
    'api/package.json': '{ "type": "module" }',
  };
  withApp(files, (root) => {
    const { diagnostics } = compilerOf(join(root, 'api'), { routes: join(root, 'routes') }).compile();
    expect(diagnostics.map(({ code, span }) => [code, span?.file])).toEqual([
      ['type-error', join(root, 'routes/page.ts')],
    ]);
  });
});

test('what is wrong with a model of another package is shown once, where it is written', () => {
  const models = `import type { Field } from 'routeclass';

export interface Thing {
  title: Field<string, { minLenght: 1 }>;
  notes: { [key: string]: Map<string, string> };
  /** @minimum one */
  count: number;
}
`;
  const api = `import type { Body } from 'routeclass';
import type { Thing } from '../../models/src/index.ts';

export default class Things {
  get(): Thing[] {
    return [];
  }

  post(thing: Body<Thing>): Thing {
    return thing;
  }
}
`;
  withApp({ 'models/src/index.ts': models, 'api/routes/page.ts': api }, (root) => {
    const { diagnostics } = compilerOf(join(root, 'api')).compile();
    const text = formatDiagnostics(diagnostics, { root: join(root, 'api'), color: false });
    expect(text.match(/\[[\w-]+\]|^ {2}\S+:\d+:\d+$/gm)).toEqual([
      '[unknown-option]',
      '  ../models/src/index.ts:4:26',
      '[unsupported-type]',
      '  ../models/src/index.ts:5:27',
      '[comment-tag-value]',
      '  ../models/src/index.ts:6:7',
    ]);
  });
});

const plain = 'export default class Page {\n  get(): string {\n    return "hello";\n  }\n}\n';

test('a linked page is what Node takes the file for that the link leads to', () => {
  const app = { 'api/package.json': '{ "type": "module" }', 'api/routes/page.ts': plain };
  withApp({ ...app, 'shared/page.ts': plain, 'shared/package.json': '{}' }, (root) => {
    symlinkSync('../../shared', join(root, 'api/routes/linked'));
    const compiler = compilerOf(join(root, 'api'));
    expect(compiler.compile().diagnostics).toMatchObject([
      {
        code: 'app-not-module',
        message: expect.stringMatching(/^`routes\/linked\/page.ts` is CommonJS/),
        hint: expect.stringContaining('into `../shared/package.json`'),
      },
    ]);
    writeFileSync(join(root, 'shared/package.json'), '{ "type": "module" }');
    expect(compilerOf(join(root, 'api')).compile().diagnostics).toEqual([]);
  });
});

test.each([
  [
    'outside of the app',
    { 'package.json': '{}', 'routes/page.ts': plain, 'routes/hi/page.ts': plain },
    '../routes',
    ['../routes/hi/page.ts', '../package.json'],
  ],
  [
    'in a folder with a package.json of its own',
    { 'api/app/package.json': '{}', 'api/app/page.ts': plain },
    'app',
    ['app/page.ts', 'app/package.json'],
  ],
])(
  'pages that Node takes for CommonJS beside an app of modules are told once: %s',
  (_, files, routes, said) => {
    withApp({ 'api/package.json': '{ "type": "module" }', ...files }, (root) => {
      const app = join(root, 'api');
      const compiler = compilerOf(app, { routes: join(app, routes) });
      const { diagnostics, ok } = compiler.compile();
      expect(ok).toBe(false);
      expect(diagnostics).toMatchObject([
        {
          code: 'app-not-module',
          message: expect.stringMatching(new RegExp(`^\`${said[0]}\` is CommonJS`)),
          hint: expect.stringContaining(`into \`${said[1]}\``),
        },
      ]);
      // The same diagnostics follow a change of another file.
      const page = join(app, said[0]!);
      writeFileSync(page, plain.replace('hello', 'hi'));
      expect(compiler.update([page]).diagnostics).toEqual(diagnostics);
    });
  },
);

// npm installs one where two packages need different versions, and a linked package brings its own.
test('a module that another package of the workspace does not depend on is said, and nothing else', () => {
  const files = {
    'core/package.json': JSON.stringify({ name: '@acme/core', type: 'module' }),
    'core/user.ts':
      "import type { Id } from '@acme/ids/user';\nexport interface User { id: Id; name: string }\n",
    'core/other.ts': "import type { Id } from '@acme/other';\nexport interface Other { name: string }\n",
    'api/routes/users/page.ts': page.replace('@core/user', '../../../core/user.ts'),
    'api/routes/others/page.ts': page
      .replace('@core/user', '../../../core/other.ts')
      .replaceAll('User', 'Other'),
  };
  withApp(files, (root) => {
    const compiled = (routes: string) =>
      compilerOf(join(root, 'api'), { routes: join(root, 'api', routes) })
        .compile()
        .diagnostics.map(({ hint, message, origin }) => [origin, message, hint]);
    expect(compiled('routes/users')).toEqual([
      [
        'TS2307',
        "Cannot find module '@acme/ids/user' or its corresponding type declarations",
        'Write `@acme/ids` into the dependencies of `@acme/core`, and install them: each package of a workspace has its own.',
      ],
    ]);
    // Nothing of the module is read.
    expect(compiled('routes/others')).toEqual([]);
  });
});

/** A model of another package of the workspace, and a page that answers with it. */
const shared = (model: string) => ({
  'api/package.json': '{ "type": "module" }',
  'api/app/page.ts': page.replace('@core/user', '../../core/user.ts'),
  'core/package.json': '{ "name": "@acme/core", "type": "module" }',
  'core/names.ts': 'export type Name = string;\n',
  'core/user.ts': model,
});

test.each([
  ['export interface User { id: number; name: Nmae }', ['TS2304 3:43']],
  ["import type { Nmae } from './names.ts';\nexport interface User { name: Nmae }", ['TS2305 3:15']],
  ['type Brand<T> = T & { of: "user" };\nexport interface User { name: Brand<Nmae> }', ['TS2304 4:37']],
  ['export interface User { name: ; id: number }', ['TS1110 3:31']],
  ['export interface User { name: Nmae }\nexport const show = () => { ofBrowsers(); };', ['TS2304 3:31']],
  // Its own tsconfig.json may allow what the app's does not.
  ['export interface User { name: string }\nexport const one: string = 1;', []],
])(
  'what is not found in another package of the workspace is said there, and nothing else: %s',
  (model, expected) => {
    withApp(shared(`\n\n${model}\n`), (root) => {
      const compiler = compilerOf(join(root, 'api'), { routes: join(root, 'api', 'app') });
      const places = compiler.compile().diagnostics.map(({ origin, span }) => {
        expect(span!.file).toMatch(/core\/user\.ts$/);
        const before = readFileSync(span!.file, 'utf8').slice(0, span!.start).split('\n');
        return `${origin} ${before.length}:${before.at(-1)!.length + 1}`;
      });
      expect(places).toEqual(expected);
    });
  },
);

test('what is not found in another package of the workspace is no fault where only an error has it', () => {
  const files = {
    ...shared('export interface User { name: Nmae }\nexport const nobody = {} as User;\n'),
    'api/app/page.ts': `import { HttpError } from 'routeclass';

export default class Users {
  delete(): void {
    throw new HttpError(404, 'No such user');
  }
}
`,
    'api/app/error.ts': `import type { ErrorHandlers } from 'routeclass';
import { nobody } from '../../core/user.ts';

export default { http: ({ status }) => [nobody, status] } satisfies ErrorHandlers;
`,
  };
  withApp(files, (root) => {
    const compiler = compilerOf(join(root, 'api'), { routes: join(root, 'api', 'app') });
    expect(compiler.compile().diagnostics).toEqual([]);
  });
});

test('the options and errors of a package with its own copy of routeclass count', () => {
  const models = `import { type Field, HttpError } from 'routeclass';

export interface Thing {
  title: Field<string, { minLength: 3 }>;
}

export function missing(): never {
  throw new HttpError(404, 'Not here');
}
`;
  const api = `import type { Body } from 'routeclass';
import { missing, type Thing } from '../../models/index.ts';

export default class Things {
  post(thing: Body<Thing>): Thing {
    return thing.title === 'none' ? missing() : thing;
  }
}
`;
  withApp({ 'models/index.ts': models, 'api/routes/page.ts': api }, (root) => {
    const installed = dirname(fileURLToPath(import.meta.resolve('routeclass/package.json')));
    const copy = join(root, 'models/node_modules/routeclass');
    for (const part of ['package.json', 'dist'])
      cpSync(join(installed, part), join(copy, part), { recursive: true });
    const result = compilerOf(join(root, 'api')).compile();
    expect(formatDiagnostics(result.diagnostics, { root, color: false })).toBe('');
    const text = (path: string) => result.ok && result.files.find((file) => file.path === path)?.text;
    expect(text('validators/_models/thing.ts')).toContain('3 <= codePoints(input.title)');
    expect(text('openapi.json')).toContain('Not here');
  });
});

test('messages of TypeScript write the paths of other packages relative to the app', () => {
  const compilerOptions = {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  const files = {
    'büro/api/tsconfig.json': JSON.stringify({ compilerOptions }),
    'büro/core/user.ts': 'export interface User { name: string }\n',
    'büro/köln/admin.ts': 'export interface User { level: number }\n',
    'büro/api/routes/page.ts': `import users from '../../core/user.ts';
import type { User as Admin } from '../../köln/admin.ts';
import type { User } from '../../core/user.ts';

const admin: Admin = { level: 1 };
const user: User = admin;
const path: '/b' = '/a';

export default class Users {
  get() {
    return { user, path, users: users.length };
  }
}
`,
  };
  withApp(files, (root) => {
    const { diagnostics } = compilerOf(join(root, 'büro/api')).compile();
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `Module '"../core/user"' has no default export`,
      `Property 'name' is missing in type 'import("../köln/admin").User' but required in type 'import("../core/user").User'`,
      `Type '"/a"' is not assignable to type '"/b"'`,
    ]);
  });
});

test("compilers that share the declarations of packages share those of linked ones, and no app's own", () => {
  const files = {
    'routes/page.ts': page.replace('@core/user', '../user.js'),
    'user.d.ts': 'export interface User { name: string }\n',
  };
  withApp(files, (root) => {
    const packageFiles: PackageFiles = new Map();
    expect(compilerOf(root, {}, { packageFiles }).compile().ok).toBe(true);
    const shared = [...packageFiles.values()].map(({ fileName }) => fileName);
    const linked = realpathSync(fileURLToPath(import.meta.resolve('routeclass')));
    expect(shared).toContain(linked.replace(/\.js$/, '.d.ts').replaceAll('\\', '/'));
    expect(shared.filter((file) => file.endsWith('/user.d.ts'))).toEqual([]);
  });
});
