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
