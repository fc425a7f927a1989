import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The texts that are pointed at where a pattern of a page is slow. */
function slowIn(page: string): readonly string[] {
  const imports = "import type { Body, Field, int, Query } from 'routeclass';\n";
  // Other tests run beside these: what is found out must not depend on it.
  const regexLimits = { pattern: 30_000, total: 60_000 };
  return withApp({ 'routes/page.ts': imports + page }, (root) => {
    const source = readFileSync(join(root, 'routes/page.ts'), 'utf8');
    return compilerOf(root, {}, { regexLimits })
      .compile()
      .diagnostics.map(({ code, span }) => `${code}: ${source.slice(span?.start, span?.end)}`);
  });
}

test('template literal types are told of wherever they stand, as keys too', () => {
  const said = slowIn(`
type Locale = \`\${Lowercase<string>}-\${Uppercase<string>}\`;
interface Thing {
  id: \`\${Uppercase<string>}-\${int}\`;
  size: Locale | null;
  names: { [locale: Locale]: string };
}
export default class Things {
  post(thing: Body<Thing>, only?: Query<Locale>): void {}
}
`);
  expect(said).toEqual([
    'regex-backtracks: Locale | null',
    'regex-backtracks: locale: Locale',
    'regex-backtracks: Locale',
  ]);
});
