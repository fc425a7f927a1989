import { expect, test } from '@jest/globals';
import { emitClient } from '../../compiler/emit/client/client.ts';
import { compilerOf, settingsOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

/** The client of an app whose only route asks for this. */
function clientOf(declarator: string): string {
  const page = `import type { ${declarator.replace(/<.*/, '')} } from 'routeclass';
export default class Root {
  get(given: ${declarator}): void {
    void given;
  }
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    expect(result.diagnostics).toEqual([]);
    if (!result.ok) return '';
    return emitClient(result.model, settingsOf(root, { client: { standalone: true } }))[0]!.text;
  });
}

/** The fields of its interface `Auth`; none where there is none. */
function authOf(text: string): readonly (string | undefined)[] {
  const [, fields = ''] = /^export interface Auth \{$(.*?)^\}$/ms.exec(text) ?? [];
  return [...fields.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name]) => name);
}

test.each([
  ['Bearer', ['bearer']],
  ['Basic', ['basic']],
  ["ApiKey<'X-Key'>", ['apiKeys']],
  ['Query<string>', []],
])('the client of an app that asks for %s takes these credentials alone', (declarator, names) => {
  const text = clientOf(declarator);
  expect(authOf(text)).toEqual(names);
  expect(text.includes('readonly auth?: Auth')).toBe(names.length > 0);
});
