import { afterEach, describe, expect, test } from '@jest/globals';
import { listRoutes } from '../../cli/routes/listing.ts';
import { routeTable } from '../../cli/routes/table.ts';
import { RoutingTable } from '../../runtime/routing/table.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';
import { TestApp } from './app.ts';

const page = (body: string) =>
  `import type { ApiKey, Bearer, Body, Depends, Field, File, Form, Header, int, Path, Query } from 'routeclass';
import type { H3Event } from 'h3';
export interface Todo { title: Field<string, { maxLength: 9 }> }
export function user(token: Bearer) { return token; }
export default class Page { ${body} }
`;

const list = (files: { readonly [path: string]: string }) =>
  withApp(files, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
    return listRoutes(result.model, root);
  });

const empty = page('get(): void {}');
const shadowing = list({
  'routes/page.ts': empty,
  'routes/users/page.ts': empty,
  'routes/users/[id]/page.ts': empty,
  'routes/users/me/page.ts': empty,
  'routes/users/[...all]/page.ts': empty,
  'routes/users/[id]/posts/page.ts': empty,
  'routes/[any]/page.ts': empty,
  // By its characters, it would come after `{any}`, and `{all...}` before `{id}`.
  'routes/~ada/page.ts': empty,
});

describe('the list of routes', () => {
  test('is in the order in which the table holds a path against them', () => {
    expect(shadowing.map(({ path }) => path)).toEqual([
      '/',
      '/users',
      '/users/me',
      '/users/{id}',
      '/users/{id}/posts',
      '/users/{all...}',
      '/~ada',
      '/{any}',
    ]);
    // The first route of the list that fits a path answers it. No other order of these routes gives the same
    // answers.
    const asked = ['/users', '/users/me', '/users/5', '/users/5/posts', '/users/5/6', '/~ada', '/x'];
    const found = asked.map((path) => {
      const match = (pattern: string) =>
        new RegExp(`^${pattern.replace(/\{\w+\.{3}\}/, '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
      return shadowing.find((one) => match(one.path))?.path;
    });
    expect(found).toEqual(dispatched(asked));
  });

  test('lists type and source of each parameter', () => {
    const [one] = list({
      'routes/a/[id]/page.ts': page(
        `get(id: Path<int>, event: H3Event, who: Depends<typeof user>, key: ApiKey<'X-Key'>, user_agent?: Header<string>, tags: Query<string[]> = ['a']): void {}`,
      ),
    });
    expect(one).toMatchObject({
      verb: 'GET',
      path: '/a/{id}',
      file: 'routes/a/[id]/page.ts',
      line: 5,
      column: 29,
    });
    expect(one!.parameters).toEqual([
      { name: 'id', in: 'path', type: 'int', required: true },
      { name: 'event', in: 'event', required: true },
      { name: 'who', in: 'depends', type: 'user', required: true },
      { name: 'key', in: 'apiKey', wireName: 'X-Key', required: true },
      { name: 'user_agent', in: 'header', wireName: 'user-agent', type: 'string', required: false },
      { name: 'tags', in: 'query', type: 'string[]', required: false, default: ['a'] },
    ]);
    expect(routeTable([one!], { width: undefined, color: false }).split('\n')[1]).toBe(
      'GET   /a/{id}  routes/a/[id]/page.ts  id: Path<int>, event: H3Event, who: Depends<typeof user>, key: ApiKey<\'X-Key\'>, user_agent?: Header<string>, tags: Query<string[]> = ["a"]',
    );
  });
});

test('the table holds nothing that a terminal would obey', () => {
  const routes = list({
    'routes/a\u202eb/page.ts': page("get(id: Query<string> = '\\u009b31m\\u202e'): void {}"),
  });
  expect(routeTable(routes, { width: undefined, color: false }).split('\n')[1]).toBe(
    'GET   /a\ufffdb  routes/a\ufffdb/page.ts  id: Query<string> = "\ufffd31m\ufffd"',
  );
});

test('an operation is listed with what the document tells of it', () => {
  const listed = list({
    'routes/files/page.ts': page(
      "static tag = 'disk';\n  /**\n   * Stores files.\n   * @deprecated\n   */\n  post(cover: File, others: File[]): void {}\n  /** @hidden */\n  get(): void {}",
    ),
  });
  const common = { path: '/files', file: 'routes/files/page.ts', column: 3, class: 'Page', tags: ['disk'] };
  expect(listed).toEqual([
    {
      ...common,
      verb: 'GET',
      line: 12,
      operationId: 'getFiles',
      deprecated: false,
      hidden: true,
      parameters: [],
    },
    {
      ...common,
      verb: 'POST',
      line: 10,
      operationId: 'postFiles',
      summary: 'Stores files.',
      deprecated: true,
      hidden: false,
      parameters: [
        { name: 'cover', in: 'file', type: 'Upload', required: true },
        { name: 'others', in: 'file', type: 'Upload[]', required: true },
      ],
    },
  ]);
});

describe('the table', () => {
  const routes = list({
    'routes/orders/[order_id]/items/[item_id]/page.ts': page(
      'post(order_id: Path<int>, item_id: Path<int>, note: Form<string>, files: File[], who: Depends<typeof user>): void {}',
    ),
    'routes/page.ts': page('put(todo: Body<Todo>): void {}'),
  });

  test.each([60, 80, 100, 200])('fits %i columns and loses no parameter', (width) => {
    const text = routeTable(routes, { width, color: false });
    expect(Math.max(...text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(width);
    for (const name of [
      'order_id: Path<int>',
      'item_id: Path<int>',
      'note: Form<string>',
      'files: File[]',
      'todo: Body<Todo>',
    ])
      expect(text).toContain(name);
  });

  test.each([80, 100])(
    'a parameter that is longer than half of %i columns goes on below, and costs no path',
    (width) => {
      const sort = '"price" | "name" | "rating" | "newest" | "oldest" | "popularity"';
      const text = routeTable(
        list({
          'routes/products/search/page.ts': page(
            `get(sort: Query<${sort}> = "price", limit?: Query<int>): void {}`,
          ),
        }),
        { width, color: false },
      );
      const lines = text.split('\n');
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
      expect(lines[1]).toMatch(
        /^GET {3}\/products\/search {2}routes\/products\/search\/page\.ts {2}sort: Query<"price" \|/,
      );
      expect(text.split(/\s+/).join(' ')).toContain(`sort: Query<${sort}> = "price", limit?: Query<int>`);
    },
  );

  test('has one line a route, cut nowhere, where there is no terminal', () => {
    const lines = routeTable(routes, { width: undefined, color: false }).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^VERB {2}PATH +FILE +PARAMETERS$/);
    expect(lines[2]).toContain(
      'routes/orders/[order_id]/items/[item_id]/page.ts  order_id: Path<int>, item_id',
    );
  });

  test('is the same in colours', () => {
    const colored = routeTable(routes, { width: 80, color: true });
    expect(colored).toContain('\u001b[32m');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escapes of colours
    expect(colored.replaceAll(/\u001b\[\d+m/g, '').replaceAll(/ +$/gm, '')).toBe(
      routeTable(routes, { width: 80, color: false }),
    );
  });
});

describe('routeclass routes', () => {
  let app: TestApp;
  afterEach(() => app.remove());

  test('prints a table or one document, writes nothing, and with errors in the app exits with 1', async () => {
    app = new TestApp({ 'app/routes/page.ts': 'export default class Root {\n  get(): void {}\n}\n' });
    expect(await app.run(['routes'])).toEqual({
      status: 0,
      stderr: '',
      stdout: 'VERB  PATH  FILE                PARAMETERS\nGET   /     app/routes/page.ts\n',
    });
    expect(app.files('generated')).toBeUndefined();
    app.write('app/routes/page.ts', 'export default class Root {\n  get(id: string): void {}\n}\n');
    const { status, stderr, stdout } = await app.run(['routes', '--json']);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      ok: false,
      errors: 1,
      routes: [],
      diagnostics: [
        { code: 'parameter-without-declarator', file: 'app/routes/page.ts', start: { line: 2, column: 7 } },
      ],
    });
  });
});

/** The route that the runtime's own table finds for each path. */
function dispatched(paths: readonly string[]): string[] {
  const definitions = shadowing.map(({ path }) => ({ path, page: undefined, operations: {} }));
  const table = new RoutingTable(definitions as never, [], { policy: { cors: undefined } } as never);
  return paths.map((path) => table.find(path).entry.path);
}
