import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

/** Two pages may well have an `Input` each, and the document calls them `TodosInput` and `UsersInput`. */
const twice = (page: string) => ({ 'routes/todos/page.ts': page, 'routes/users/page.ts': page });

test.each([
  [
    'a message',
    `import type { Body } from 'routeclass';
class Input { #seal = 1; shown = this.#seal; }
export default class Page { post(input: Body<Input>): void {} }`,
    '`Input` cannot cross HTTP',
  ],
  [
    'code that a hint proposes',
    `import type { Form } from 'routeclass';
interface Input { name: string }
export default class Page { post(input?: Form<Input>): void {} }`,
    '`Form<Partial<Input>>`',
  ],
])('%s has the name that the author gave a type, though another page has it too', (_, page, text) => {
  const said = withApp(twice(page), (root) => compilerOf(root).compile()).diagnostics.map(
    ({ hint, message }) => `${message}\n${hint}`,
  );
  expect(said).toEqual([expect.stringContaining(text), expect.stringContaining(text)]);
});

test('no file of a function has a longer name than a file may have, and none has that of another', () => {
  const [first, second] = ['One', 'Two'].map((end) => `${'a'.repeat(260)}${end}`);
  const page = `import type { Depends } from 'routeclass';
export const ${first} = (): number => 1;
export const ${second} = (): number => 2;
export default class Page { get(a: Depends<typeof ${first}>, b: Depends<typeof ${second}>): number { return a + b; } }`;
  const result = withApp({ 'routes/page.ts': page }, (root) => compilerOf(root).compile());
  const paths = result.ok ? result.files.map(({ path }) => path.split('/')) : [];
  const stem = 'a'.repeat(60);
  expect(paths.filter(([, folder]) => folder === '_dependencies').map((path) => path.at(-1))).toEqual([
    `${stem}.ts`,
    `${stem}2.ts`,
  ]);
});

test('no file has the name of a device of Windows, whatever a type or a function is called', () => {
  const page = `import type { Depends } from 'routeclass';
export interface Aux { port: COM1 }
export interface COM1 { baud: number }
export const nul = (): string => '';
export default class Page { get(a: Depends<typeof nul>): Aux { return { port: { baud: a.length } }; } }`;
  const result = withApp({ 'routes/page.ts': page }, (root) => compilerOf(root).compile());
  const paths = result.ok ? result.files.map(({ path }) => path) : [];
  expect(paths).toEqual(
    expect.arrayContaining([
      'validators/_dependencies/nul_.ts',
      'validators/_models/aux_.ts',
      'validators/_models/com1_.ts',
    ]),
  );
});
