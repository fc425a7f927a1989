import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const routes = join(import.meta.dirname, '../samples/returns-parameters/routes');

/** The document of an app with one page, without its descriptions, and with literals in one order. */
function documentOf(page: string): unknown {
  return withApp({ 'package.json': '{"type":"module"}', 'routes/page.ts': page }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    const file = compiled.ok ? compiled.files.find(({ path }) => path === 'openapi.json') : undefined;
    return JSON.parse(file!.text, (key, value) => {
      if (key === 'description') return undefined;
      return key === 'enum' ? value.sort() : value;
    });
  });
}

test.each(['defaulted', 'shapes'])('descriptions change nothing else of what %s gives', (name) => {
  const page = readFileSync(join(routes, name, 'page.ts'), 'utf8');
  const plain = page.replace(/\bField<(.+), \{ description: '[^']+' \}>/g, '$1');
  expect(plain).not.toContain('Field<');
  expect(documentOf(page)).toEqual(documentOf(plain));
});

test('a field that is always null has the options of its declarator, also where a generic makes it one', () => {
  const document = documentOf(`
import type { Body, Field } from 'routeclass';
type Nothing = Field<null, { title: 'Nothing' }>;
interface Page<T> { items: Field<T, { deprecated: true }>; next: Nothing; last?: Field<null, { example: null }>; first: Field<null, { default: null }> }
export default class Pages {
  post(page: Body<Page<null>>): void {}
}
`) as { components: { schemas: { PageNull: unknown } } };
  expect(document.components.schemas.PageNull).toMatchObject({
    properties: {
      items: { type: 'null', deprecated: true },
      next: { type: 'null', title: 'Nothing' },
      last: { type: 'null', examples: [null] },
      first: { type: 'null', default: null },
    },
    required: ['items', 'next'],
  });
});
