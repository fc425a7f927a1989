import { type Files, json, models, routeclassApp, routesOfResource } from '../compile/apps.ts';

const options = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  moduleDetection: 'force',
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  isolatedModules: true,
  verbatimModuleSyntax: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** A program that uses an API, with the files that it depends on. */
interface Contestant {
  readonly name: string;
  readonly files: Files;
  /** The text in `use.ts` after which completion is requested. */
  readonly asked: string;
}

/** The resources that the program uses: the first, the last, and one in between, as far as they differ. */
const used = (resources: number) => [...new Set([0, Math.floor(resources / 2), resources - 1])];

/** A program with the emitted client; `client` is its text. */
export function ofClient(name: string, client: string, routes: number, standalone: boolean): Contestant {
  const resources = routes / routesOfResource;
  const sources = Object.entries(routeclassApp(resources)).filter(([path]) => path.startsWith('app/'));
  const calls = used(resources).map(
    (n) => `
export async function use${n}(): Promise<string> {
  const answer = await client.getItems${n}({ query: { limit: 5 } });
  if (!answer.ok) throw new Error(String(answer.status));
  const made = await client.postItems${n}({ body: { title: 'a', kind: 'a', tags: [], count: 1 } });
  return made.status === 200 ? made.data.owner.name : (answer.data[0]?.title ?? '');
}
`,
  );
  return {
    name,
    asked: 'client.getItems',
    files: {
      ...(standalone ? {} : Object.fromEntries(sources)),
      'generated/client.ts': client,
      'use.ts': `import { createClient } from './generated/client.ts';

const client = createClient({ baseUrl: 'http://localhost' });
${calls.join('')}`,
      'package.json': json({ type: 'module' }),
      'tsconfig.json': json({ compilerOptions: options, files: ['use.ts'] }),
    },
  };
}

/** The same program with hono's `hc`, which infers its types from those of the app. */
export function ofHono(routes: number): Contestant {
  const resources = routes / routesOfResource;
  const files: { [path: string]: string } = {};
  for (let n = 0; n < resources; n++) {
    files[`models/item-${n}.ts`] = models(n, { title: 'string', int: 'number', count: 'number' });
    files[`items-${n}.ts`] = honoPage(n);
  }
  const all = Array.from({ length: resources }, (_, n) => n);
  const app = `import { Hono } from 'hono';
${all.map((n) => `import { items${n} } from './items-${n}.ts';`).join('\n')}

const app = new Hono()
${all.map((n) => `  .route('/items-${n}', items${n})`).join('\n')};

export type App = typeof app;
`;
  const calls = used(resources).map(
    (n) => `
export async function use${n}(): Promise<string> {
  const answer = await client['items-${n}'].$get({ query: { limit: '5' } });
  if (!answer.ok) throw new Error(String(answer.status));
  const made = await client['items-${n}'].$post({ json: { title: 'a', kind: 'a', tags: [], count: 1 } });
  return made.ok ? (await made.json()).owner.name : ((await answer.json())[0]?.title ?? '');
}
`,
  );
  const use = `import { hc } from 'hono/client';
import type { App } from './app.ts';

const client = hc<App>('http://localhost');
${calls.join('')}`;
  const project = { compilerOptions: options, files: ['use.ts'] };
  return {
    name: "hono's hc",
    asked: "client['items-0'].$get",
    files: {
      ...files,
      'app.ts': app,
      'use.ts': use,
      'package.json': json({ type: 'module' }),
      'tsconfig.json': json(project),
    },
  };
}

function honoPage(n: number): string {
  return `import { Hono } from 'hono';
import { validator } from 'hono/validator';
import type { Draft${n}, Item${n} } from './models/item-${n}.ts';

declare function item<T>(id: number): T;
const draft = validator('json', (value) => value as Draft${n});
const query = validator('query', (value) => value as { limit?: string; search?: string });

export const items${n} = new Hono()
  .get('/', query, (c) => c.json([item<Item${n}>(Number(c.req.valid('query').limit))], 200))
  .post('/', draft, (c) => c.json({ ...item<Item${n}>(1), ...c.req.valid('json') }, 200))
  .get('/:id', (c) => c.json(item<Item${n}>(Number(c.req.param('id'))), 200))
  .put('/:id', draft, (c) => c.json({ ...item<Item${n}>(1), ...c.req.valid('json') }, 200))
  .delete('/:id', (c) => c.body(null, 204));
`;
}
