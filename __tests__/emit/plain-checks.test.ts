import { expect, test } from '@jest/globals';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

/** The expression that the check of a type returns, on one line. */
function checkOf(type: string): string {
  const page = `
import type { Body, Field } from 'routeclass';
interface Value { it: ${type} }
export default class Page {
  put(value: Body<Value>): void {
    void value;
  }
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
    const { text } = result.files.find(({ path }) => path.endsWith('/value.ts'))!;
    return /^function isValueIt\(.*\n {2}return ([\s\S]*?);\n\}/m.exec(text)![1]!.replace(/\s+/g, ' ');
  });
}

test.each([
  ['an empty object', '{}', "'object' === typeof input && null !== input && false === Array.isArray(input)"],
  [
    'a union of kinds',
    '{ a: string | boolean[] }',
    "( 'object' === typeof input && null !== input && ('string' === typeof input.a || (Array.isArray(input.a) && input.a.every((elem: any) => 'boolean' === typeof elem))) )",
  ],
  [
    'a tuple with a rest',
    '[string?, ...boolean[]]',
    "( Array.isArray(input) && (undefined === input[0] || 'string' === typeof input[0]) && input.slice(1).every((elem: any) => 'boolean' === typeof elem) )",
  ],
  [
    'texts and lists of any length',
    '{ a: Field<string, { minLength: 0 }>; b: Field<boolean[], { minItems: 0 }> }',
    "( 'object' === typeof input && null !== input && 'string' === typeof input.a && Array.isArray(input.b) && input.b.every((elem: any) => 'boolean' === typeof elem) )",
  ],
  [
    'a list of anything, of any length',
    'Field<unknown[], { minItems: 0; maxItems: 2 }>',
    'Array.isArray(input) && input.length <= 2',
  ],
])('the check of %s has no test that cannot fail', (_, type, expected) => {
  expect(checkOf(type)).toBe(expected);
});
