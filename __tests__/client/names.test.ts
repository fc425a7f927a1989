// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what templates hold
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { emitClient } from '../../compiler/emit/client/client.ts';
import { compilerOf, settingsOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

/** A client with every helper. */
const sample = readFileSync(join(import.meta.dirname, '../samples/client/expected/client.ts'), 'utf8');

const declaration = /^(?:export )?(?:async )?(?:class|const|function\*?) (\w+)/gm;

function clientOf(files: { readonly [path: string]: string }): string {
  return withApp(files, (root) => {
    const result = compilerOf(root).compile();
    expect(result.diagnostics).toEqual([]);
    if (!result.ok) return '';
    return emitClient(result.model, settingsOf(root, { client: { standalone: false } }))[0]!.text;
  });
}

test('a class of the app may have the name of anything that a client declares', () => {
  const names = [...sample.matchAll(declaration)].map(([, name]) => name!);
  expect(names).toEqual(expect.arrayContaining(['createClient', 'AnswerError', 'json', 'wellFormed']));
  const files = {
    'models.ts': names.map((name) => `export class ${name} { id!: string }\n`).join(''),
    'routes/page.ts': `import type * as models from '../models.ts';
export default class Root {
  get(): [${names.map((name) => `models.${name}`).join(', ')}] {
    throw new Error();
  }
}
`,
  };
  const text = clientOf(files);
  const imported = [...text.matchAll(/^ {2}(\w+) as (\w+),$/gm)].map(([, name, local]) => [name, local]);
  expect(imported.sort()).toEqual(names.sort().map((name) => [name, `${name}2`]));
});

test('the texts in a template literal type stay texts, also where a `$` and a `{` meet', () => {
  const text = clientOf({
    'routes/page.ts': `import type { Field, Query } from 'routeclass';
type Brace = Field<'{x}', { description: 'A brace' }>;
export default class Root {
  get(
    one: Query<\`a$\${Brace}\${string}\`>,
    two: Query<\`a$\${Field<\`{\${string}\`, { minLength: 1 }>}\`>,
    three: Query<\`\\r\\u202e\\ud800$\${string}\`>,
  ) {
    return [one, two, three];
  }
}
`,
  });
  const types = [...text.matchAll(/readonly (one|two|three): (`.*`);$/gm)].map(([, name, type]) => [
    name,
    type,
  ]);
  expect(types).toEqual([
    ['one', '`a\\${x}${string}`'],
    ['two', '`a\\${${string}`'],
    ['three', '`\\r\\u202e\\ud800$${string}`'],
  ]);
});
