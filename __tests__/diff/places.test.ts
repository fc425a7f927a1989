import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { placeText } from '../../compiler/diff/change.ts';
import { compareDocuments } from '../../compiler/diff/compare.ts';
import { spansOf } from '../../compiler/diff/places.ts';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

const models = (n: string) => `import type { int } from 'routeclass';

export interface Inner { n: ${n} }
export interface Order { items: { inner: Inner }[]; byKey: Record<string, Inner> }
`;

const depended = (more: string) => `import type { Header, int } from 'routeclass';

export function user(x_user: Header<string>${more}): string {
  return x_user;
}
`;

const page = (
  members: string,
) => `import type { Bearer, Body, Depends, Field, Form, int, Query } from 'routeclass';
import type { user } from '../user.ts';
import type { Order } from '../models.ts';

export default class Orders {
  ${members}
}
`;

const app = (members: string, n: string, more = '') => ({
  'package.json': '{"type":"module"}',
  'models.ts': models(n),
  'user.ts': depended(more),
  'routes/page.ts': page(members),
});

type Files = Parameters<typeof withApp>[0];

function compiled(root: string) {
  const result = compilerOf(root).compile();
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const text = result.files.find(({ path }) => path === 'openapi.json')!.text;
  return { document: JSON.parse(text), model: result.model };
}

/** Each change with the text of its span: `file: text`. */
const placesOf = (old: Parameters<typeof app>, next: Parameters<typeof app>) =>
  placesIn(app(...old), app(...next));

function placesIn(old: Files, next: Files): readonly string[] {
  const before = withApp(old, (root) => compiled(root).document);
  return withApp(next, (root) => {
    const { document, model } = compiled(root);
    const changes = compareDocuments(before, document);
    return spansOf(changes, model).map((span, i) => {
      const place = placeText(changes[i]!.place);
      if (span === undefined) return `${place}: nowhere`;
      const text = readFileSync(span.file, 'utf8').slice(span.start, span.end);
      return `${place}: ${relative(root, span.file)}: ${text}`;
    });
  });
}

test('fields are found in the files of their types, in bodies and in answers', () => {
  const members = 'post(order: Body<Order>): [Order, 201] { return [order, 201]; }';
  expect(placesOf([members, 'int'], [members, 'number'])).toEqual([
    'body, `items[].inner.n`: models.ts: number',
    'answer 201, `items[].inner.n`: models.ts: number',
  ]);
});

test('fields of the bodies of errors are found in the type that an error.ts answers with', () => {
  const failing = (fault: string) => ({
    'package.json': '{"type":"module"}',
    'fault.ts': `export interface Fault { ${fault} }\n`,
    'routes/error.ts': `import type { ErrorHandlers } from 'routeclass';
import type { Fault } from '../fault.ts';
declare const fault: Fault;
export default { http: (error) => [fault, error.status] } satisfies ErrorHandlers;
`,
    'routes/page.ts': `import { HttpError } from 'routeclass';
export default class Page { get(): void { throw new HttpError(409, 'Late'); } }
`,
  });
  expect(
    placesIn(failing('code: string; at: { n: string }'), failing('code: string; at: { n: number }')),
  ).toEqual(['answer 409, `at.n`: fault.ts: number']);
});

test('parameters are found where they are declared, those of dependencies too', () => {
  const members = 'get(who: Depends<typeof user>, q: Query<int>): string { return who + q; }';
  const next = 'get(who: Depends<typeof user>, q: Query<int, { gt: 3 }>): string { return who + q; }';
  expect(placesOf([members, 'int'], [next, 'int', ', y_user?: Header<int>'])).toEqual([
    'query parameter `q`: routes/page.ts: q',
    'header parameter `y-user`: user.ts: y_user',
  ]);
});

test('fields of forms and credentials are parameters', () => {
  const old = 'post(a: Form<string>): void {}';
  const next = 'post(key: Bearer, a: Form<string>, b: Form<int>): void {}';
  expect(placesOf([old, 'int'], [next, 'int'])).toEqual([
    'security: routes/page.ts: key',
    'body, `b`: routes/page.ts: b',
    expect.stringMatching(/^answer 401: routes\/page\.ts: post/),
  ]);
});

test('what is gone is shown where it was: in the method, in the class', () => {
  const old = 'get(q: Query<int>): { a: int } { return { a: q }; } delete(): void {}';
  const [query, field, , verb] = placesOf([old, 'int'], ['get(): { b: int } { return { b: 1 }; }', 'int']);
  expect(query).toMatch(/^query parameter `q`: routes\/page\.ts: get/);
  expect(field).toMatch(/^answer 200, `a`: routes\/page\.ts: get/);
  expect(verb).toMatch(/: routes\/page\.ts: /);
});

test('of a page that is gone nothing is left to show', () => {
  const document = (root: string) => compiled(root).document;
  const before = withApp(app('get(): void {}', 'int'), document);
  const { 'routes/page.ts': _, ...rest } = app('get(): void {}', 'int');
  const elsewhere = {
    ...rest,
    'routes/a/page.ts': 'export default class A { get(): void {} }\n',
  };
  withApp(elsewhere, (root) => {
    const { document: next, model } = compiled(root);
    const spans = spansOf(compareDocuments(before, next), model);
    expect(spans.map((span) => span && relative(root, span.file))).toEqual([undefined, 'routes/a/page.ts']);
  });
});

test('a rest segment is found beside a parameter at the same place', () => {
  const rest = (verbs: string, q: string, docs = '') => ({
    'package.json': '{"type":"module"}',
    'routes/rest/[id]/page.ts': `import type { Query } from 'routeclass';
${docs}
export default class One { get(q: Query<${q}>): void {} }
`,
    'routes/rest/[...id]/page.ts': `import type { Query } from 'routeclass';
export default class Many { ${verbs} /** @operationId many */ get(q: Query<${q}>): void {} }
`,
  });
  const files = (before: Parameters<typeof rest>, after: Parameters<typeof rest>) => {
    const old = withApp(rest(...before), (root) => compiled(root).document);
    return withApp(rest(...after), (root) => {
      const { document, model } = compiled(root);
      const changes = compareDocuments(old, document);
      const spans = spansOf(changes, model);
      return spans.map((span, i) => [
        `${changes[i]!.verb} ${changes[i]!.path} ${changes[i]!.code}`,
        span && relative(root, span.file),
      ]);
    });
  };
  expect(files(['/** @operationId gone */ put(): void {}', 'string'], ['', "'a'"])).toEqual([
    ['GET /rest/{id_1}/{id} values-removed', 'routes/rest/[...id]/page.ts'],
    ['PUT /rest/{id_1}/{id} operation-removed', 'routes/rest/[...id]/page.ts'],
    ['GET /rest/{id} values-removed', 'routes/rest/[id]/page.ts'],
  ]);
  // Without a route beside it, the document uses its usual path again.
  expect(files(['', 'string'], ['', 'string', '/** @hidden */'])).toEqual([
    ['GET /rest/{id_1}/{id} operation-removed', 'routes/rest/[...id]/page.ts'],
    ['GET /rest/{id} operation-id-changed', 'routes/rest/[...id]/page.ts'],
  ]);
});

test('what is hidden is shown where it was', () => {
  const [operation] = placesOf(['get(): void {}', 'int'], ['/** @hidden */ get(): void {}', 'int']);
  expect(operation).toMatch(/: routes\/page\.ts: /);
});
