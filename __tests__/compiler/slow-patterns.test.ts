import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The texts that are pointed at where a pattern of a page is slow. */
function slowIn(page: string): readonly string[] {
  const imports = "import type { Body, Field, int, Query } from 'routeclass';\n";
  // Generous limits, because other tests run at the same time and must not affect the result.
  const regexLimits = { pattern: 30_000, total: 60_000 };
  return withApp({ 'routes/page.ts': imports + page }, (root) => {
    const source = readFileSync(join(root, 'routes/page.ts'), 'utf8');
    return compilerOf(root, {}, { regexLimits })
      .compile()
      .diagnostics.map(({ code, span }) => `${code}: ${source.slice(span?.start, span?.end)}`);
  });
}

const locale = `type Locale = \`\${Lowercase<string>}-\${Uppercase<string>}\`;
`;

test('template literal types are reported wherever they are used, also as keys', () => {
  const said = slowIn(`${locale}interface Thing {
  id: \`\${Uppercase<string>}-\${int}\`;
  size: Locale | null;
  names: { [locale: Locale]: string };
}
declare const thing: Thing;
export default class Things {
  get() {
    return { size: thing.size, names: thing.names };
  }
  post(thing: Body<Thing>, only?: Query<Locale>) {
    return { only, names: { ...thing.names } };
  }
}
`);
  expect(said).toEqual([
    'regex-backtracks: Locale | null',
    'regex-backtracks: locale: Locale',
    'regex-backtracks: Locale',
  ]);
});

describe('a `maxLength` keeps long texts from a pattern', () => {
  const said = (types: { readonly [name: string]: string }, more = '') => {
    const fields = Object.entries(types).map(([name, type]) => `  ${name}: ${type};\n`);
    return slowIn(`${more}
interface Thing {
${fields.join('')}}
export default class Things {
  post(thing: Body<Thing>): void {}
}
`);
  };

  test('that are not reported where a limit is enough, wherever the two are written', () => {
    expect(
      said(
        {
          name: "Field<string, { regex: '[a-z]+\\\\d'; maxLength: 1000 }>",
          words: "Field<string, { regex: '[a-z]+\\\\d'; maxLength: 100 }>[] | null",
          cube: "Field<string, { regex: '^.*a.*b.*c$'; maxLength: 31 }>",
          outer: 'Field<Slug, { maxLength: 100 }>',
          joined: "Field<Word, { regex: '^x'; maxLength: 100 }>",
          thrice: "Field<Field<Word, { regex: '^x' }>, { regex: '[0-9]+_'; maxLength: 100 }>",
          locale: 'Field<Locale, { maxLength: 9 }>',
          '/** @pattern ^.*x.*y$ @maxLength 9 */ note': 'string',
        },
        `${locale}type Slug = Field<string, { regex: '\\\\w+!' }>;
type Word = Field<string, { regex: '[a-z]+_' }>;`,
      ),
    ).toEqual([]);
  });

  test('but not where it lets texts pass that are long, or long enough for a time that grows exponentially', () => {
    expect(
      said({
        long: "Field<string, { regex: '[a-z]+\\\\d'; maxLength: 100_000 }>",
        cube: "Field<string, { regex: '^.*a.*b.*c$'; maxLength: 100 }>",
        worst: "Field<string, { regex: '^([a-z]+-?)+$'; maxLength: 100 }>",
      }),
    ).toEqual([
      "regex-backtracks: regex: '[a-z]+\\\\d';",
      "regex-backtracks: regex: '^.*a.*b.*c$';",
      "regex-backtracks: regex: '^([a-z]+-?)+$';",
    ]);
  });

  test('nor where another pattern stands beside it, and a `maxLength` elsewhere', () => {
    const types = { short: 'Field<Slug, { maxLength: 100 }>', joined: "Field<Slug, { regex: '^x' }>" };
    const slug = "type Slug = Field<string, { regex: '\\\\w+!' }>;";
    expect(said(types, slug)).toContain("regex-backtracks: regex: '\\\\w+!'");
  });

  test('nor where the pattern stands elsewhere without it, as for keys', () => {
    const types = { own: 'Field<Locale, { maxLength: 9 }>', names: '{ [locale: Locale]: string }' };
    expect(said(types, locale)).toContain('regex-backtracks: locale: Locale');
  });
});
