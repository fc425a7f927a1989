import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** The diagnostics for a mapped type: to TypeScript, fields with options are objects here, but not in an editor. */
function diagnose(fields: string, mapped: string): readonly string[] {
  const page = `
import type { Body, Field, int } from 'routeclass';

interface Todo {
  ${fields}
}

type Mapped<T> = { [K in keyof T & string as \`_\${K}\`]: ${mapped} };

export default class Todos {
  post(todo: Body<Mapped<Todo>>): void {}
}
`;
  return withApp({ 'routes/page.ts': page }, (root) =>
    compilerOf(root)
      .compile()
      .diagnostics.map(({ code, message }) => `${code}: ${message}`),
  );
}

test('a mapped type that leaves types as they are changes no field', () => {
  const fields = `
    id: int;
    title: Field<string, { minLength: 1 }>;
    done: Field<boolean, { description: 'Done' }>;
    isOwn: Field<true, { description: 'Own' }>;
    state: Field<'open' | 'shut', { description: 'Where it stands' }>;
    level: Field<1 | 2, { description: 'How high' }>;
    either: Field<string, { maxLength: 5 }> | 'none' | int | 7;
    note: Field<string, { maxLength: 5 }> | null;
    late?: Field<string, { maxLength: 5 }>;
    data: unknown;
    code: Field<\`a-\${string}\`, { maxLength: 5 }>;
    upper: Field<Uppercase<string>, { maxLength: 5 }>;
    tags: Field<string, { maxLength: 5 }>[];
    pair: [Field<string, { maxLength: 5 }>, int];
    parts: { size: int; unit: { name: Field<string, { maxLength: 2 }> } };
  `;
  expect(diagnose(fields, 'T[K]')).toEqual([]);
});

test.each([
  ['a text', 'Field<string, { minLength: 1 }>', 'T[K] extends object ? number : T[K]'],
  ['a number', 'Field<number, { ge: 1 }>', 'T[K] extends object ? string : T[K]'],
  ['an int', 'int', 'T[K] extends object ? null : T[K]'],
  ['a member of a union', 'Field<string, { minLength: 1 }> | null', 'Exclude<T[K], object>'],
  ['an item of a list', 'Field<string, { minLength: 1 }>', '(T[K] extends object ? number : T[K])[]'],
])('a mapped type that turns %s into another type is reported', (_, type, mapped) => {
  expect(diagnose(`a: ${type};`, mapped)).toEqual([expect.stringMatching(/^options-change-type: .*`_a`/)]);
});
