import { expect, test } from '@jest/globals';
import { compilerOf } from './support/compile.ts';
import { withApp } from './support/temporary.ts';

const letters = [...'ABCDEFGHIJKL'];

/** Interfaces that each refer to all of them: `OldA`, `OldB`, ... */
const family = (name: string) =>
  letters
    .map((own) => `interface ${name}${own} { ${letters.map((one) => `${one}?: ${name}${one}`).join('; ')} }`)
    .join('\n');

const page = `import type { Body } from 'routeclass';
${family('Old')}
${family('New')}
export default class Both { post(both: Body<OldA & NewA>): void {} }
`;

test('types without a name that all lead to one another are read once each, and not once for every way there', () => {
  withApp({ 'routes/page.ts': page }, (root) => {
    const compiled = compilerOf(root).compile();
    expect(compiled.diagnostics).toEqual([]);
    if (compiled.ok) expect(compiled.model.models.size).toBe(letters.length);
  });
});
