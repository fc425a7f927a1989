import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** Compiles a handler that takes a type. Returns its diagnostics as `[code, message, the text of the span]`. */
function diagnose(type: string): unknown[] {
  const page = `
import type { Body, Field } from 'routeclass';

interface Model {
  valueOf: string;
}

export default class Things {
  put(thing: Body<${type}>): void {}
}
`;
  return withApp({ 'routes/page.ts': page }, (root) => {
    const source = readFileSync(join(root, 'routes/page.ts'), 'utf8');
    return compilerOf(root)
      .compile()
      .diagnostics.map(({ code, message, span }) => [code, message, source.slice(span?.start, span?.end)]);
  });
}

const refused = (name: string) =>
  expect.stringMatching(new RegExp(`\`${name}\\?\`.*every JavaScript object inherits this name`));

test.each([
  ['{ toString?: string }', 'toString', 'toString'],
  ['{ constructor?: string }', 'constructor', 'constructor'],
  ["{ hasOwnProperty: Field<string, { default: 'no' }> }", 'hasOwnProperty', 'hasOwnProperty'],
  ['Partial<Model>', 'valueOf', 'valueOf'],
])('a field that may be left out, and that every object inherits, is refused: %s', (type, name, at) => {
  expect(diagnose(type)).toEqual([['unsupported-type', refused(name), at]]);
});

test.each(['{ toString: string; constructor: number }', 'Model', '{ own?: string }'])(
  '%s is well',
  (type) => {
    expect(diagnose(type)).toEqual([]);
  },
);
