import { expect, test } from '@jest/globals';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

interface Document {
  readonly paths: { readonly [path: string]: { readonly post?: { readonly requestBody?: object } } };
  readonly tags: readonly object[];
  readonly components: { readonly schemas?: object; readonly securitySchemes?: object };
}

function textOf(path: 'client.ts' | 'openapi.json', files: { readonly [path: string]: string }): string {
  return withApp({ 'package.json': '{"type":"module"}', ...files }, (root) => {
    const result = compilerOf(root, { client: { standalone: true } }).compile();
    if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
    return result.files.find((one) => one.path === path)!.text;
  });
}

const documentOf = (files: { readonly [path: string]: string }): Document =>
  JSON.parse(textOf('openapi.json', files));

test('a tag of several classes is described where their descriptions are the same', () => {
  const page = (words: string) => `/** ${words} */\nexport default class Page {
  static tag = 'shop';
  get(): void {}
}\n`;
  const tags = (one: string, other: string) =>
    documentOf({ 'routes/a/page.ts': page(one), 'routes/b/page.ts': page(other) }).tags;
  expect(tags('Things.', 'Things.')).toEqual([{ name: 'shop', description: 'Things.' }]);
  expect(tags('Things.', 'Others.')).toEqual([{ name: 'shop' }]);
});

test("the description of a form's only model becomes that of the form", () => {
  const body = (parameters: string) =>
    documentOf({
      'routes/page.ts': `import type { Form } from 'routeclass';
export interface A { a: string }
export interface B { b: string }
export default class Page {
  /** @param one Words. */
  post(${parameters}): void {}
}\n`,
    }).paths['/']!.post!.requestBody;
  expect(body('one: Form<A>')).toHaveProperty('description', 'Words.');
  expect(body('one: Form<A>, other: Form<B>')).not.toHaveProperty('description');
});

test('the further names of a rest segment are none that its path has', () => {
  const page = 'export default class Page { get(): void {} }\n';
  const { paths } = documentOf({
    'routes/[a]/[b]/page.ts': page,
    'routes/[path_1]/[...path]/page.ts': page,
  });
  expect(Object.keys(paths)).toEqual(['/{a}/{b}', '/{path_1}/{path_2}/{path}']);
});

test('of two rest segments that could be taken for each other one has a further name', () => {
  const page = 'export default class Page { get(): void {} }\n';
  const { paths } = documentOf({
    'routes/[a]/page.ts': page,
    'routes/[...path]/page.ts': page,
    'routes/[b]/[...rest]/page.ts': page,
  });
  const shapes = Object.keys(paths).map((path) => path.replaceAll(/\w+/g, ''));
  expect(shapes.sort()).toEqual(['/{}', '/{}/{}', '/{}/{}/{}']);
});

test('names that no component can have are made into some that none of the document’s own has', () => {
  const { components } = documentOf({
    'routes/page.ts': `import type { ApiKey } from 'routeclass';
export interface HttpErrorBödy { a: string }
export type Schlüssel = ApiKey<'X-Key'>;
export default class Page { get(key: Schlüssel): HttpErrorBödy { return { a: key }; } }
`,
  });
  expect(Object.keys(components.schemas!)).toEqual(['HttpErrorBody_', 'HttpErrorBody']);
  expect(Object.keys(components.securitySchemes!)).toEqual(['XKey']);
});

test('a method of a client begins as a name may', () => {
  const page = 'export default class Page {\n  /** @operationId _2fa.verify */\n  post(): void {}\n}\n';
  expect(textOf('client.ts', { 'routes/page.ts': page })).toContain(' _2faVerify(');
});
