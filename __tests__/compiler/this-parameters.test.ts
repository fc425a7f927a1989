import { expect, test } from '@jest/globals';
import { buildApp } from './support/built-app.ts';
import { compilerOf } from './support/compile.ts';
import { strictErrors } from './support/strict-errors.ts';
import { withApp } from './support/temporary.ts';

const page = `import type { Depends, Query } from 'routeclass';

class Listing<T> {
  protected readonly all: T[] = [];
  get(this: Listing<T>, limit: Query<number>): T[] { return this.all.slice(0, limit); }
  put(this: this): T[] { return this.all; }
}

export function total(this: unknown) { return 1; }

export default class Page extends Listing<string> {
  readonly size = 1;
  post(this: Pick<Page, 'size'>) { return this.size; }
  patch(this: void) { return 1; }
  delete(this: typeof Page.prototype, all: Depends<typeof total>) { return this.size + all; }
}
`;

test('a `this` that the page is can be declared, and the generated code compiles', async () => {
  const { remove, root } = await buildApp({ 'routes/page.ts': page });
  try {
    const isGenerated = (file: string) => file.includes('/generated/');
    expect(strictErrors([`${root}/generated/dispatch.ts`], isGenerated)).toEqual([]);
  } finally {
    remove();
  }
});

test.each(['string', 'Listing<number>', '{ missing: string }', 'Page & { missing: string }'])(
  'a `this` of %s is refused: the page is none',
  (type) => {
    const wrong = page.replace("Pick<Page, 'size'>", type).replace('this.size;', '1;');
    withApp({ 'package.json': '{"type":"module"}', 'routes/page.ts': wrong }, (root) => {
      const found = compilerOf(root).compile().diagnostics;
      expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([
        'verb-not-a-method: `post` is called on the page, which is not the `this` that it declares',
      ]);
    });
  },
);
