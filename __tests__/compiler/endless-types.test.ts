import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const letters = [...'abc'];
const fields = letters.map((name) => `${name}?: Nest<{ ${name}: T }>;`).join(' ');

const page = `import type { Body } from 'routeclass';
interface Nest<T> { value: T; ${fields} }
export default class Endless {
  get(): Nest<string> { return { value: '' }; }
  post(text: Body<string>): { count: bigint } { return { count: 1n }; }
}
`;

test('a type of which each field leads to ever new types is refused without following them all', () => {
  withApp({ 'routes/page.ts': page }, (root) => {
    const { diagnostics } = compilerOf(root).compile();
    const endless = '`Nest` cannot cross HTTP as JSON: it leads to ever new types';
    expect(diagnostics.map(({ message }) => message)).toEqual([
      ...letters.map(() => endless),
      '`bigint` cannot cross HTTP as JSON: JSON has no bigint',
    ]);
  });
});
