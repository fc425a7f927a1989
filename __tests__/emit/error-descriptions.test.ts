import { expect, test } from '@jest/globals';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

const page = `import { HttpError } from 'routeclass';
export default class Page {
  /** @throws {409} A <b>bold</b> answer */
  get(): void {
    throw new HttpError(400, 'Expected List<string>, 3 < 4 or <!-- -->');
  }
}
`;

test('the detail of an error is described as plain text, and a `@throws` in CommonMark', () => {
  withApp({ 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(result.diagnostics[0]!.message);
    const { paths } = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
    expect(paths['/'].get.responses).toMatchObject({
      400: { description: 'Bad Request. Expected List\\<string>, 3 < 4 or \\<!-- -->' },
      409: { description: 'Conflict. A <b>bold</b> answer' },
    });
  });
});
