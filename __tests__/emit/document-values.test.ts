import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { isObject } from '../../runtime/json/is-object.ts';
import { foldersIn } from '../compiler/support/compile.ts';

const samples = join(import.meta.dirname, '../samples');

/** Keywords whose keys are names and not keywords. */
const maps = new Set(['properties', 'patternProperties', 'schemas', 'responses']);
const values = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** All examples and defaults below a part of a document, each with the address of its schema. */
function* valuesIn(part: unknown, at = '', isMap = false): Generator<readonly [string, unknown]> {
  if (Array.isArray(part)) for (const [i, item] of part.entries()) yield* valuesIn(item, `${at}/${i}`);
  if (!isObject(part)) return;
  if (!isMap) {
    if (Array.isArray(part.examples)) for (const example of part.examples) yield [at, example];
    if ('default' in part) yield [at, part.default];
    if ('example' in part) yield [`${at}/schema`, part.example];
  }
  for (const [key, inner] of Object.entries(part)) {
    const below = `${at}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
    if (isMap || !values.has(key)) yield* valuesIn(inner, below, !isMap && maps.has(key));
  }
}

/** Those that their own schemas refuse. */
function refusedIn(document: { readonly [key: string]: unknown }) {
  const ajv = ajvFormats.default(new Ajv2020({ strict: false }));
  ajv.addSchema({ $id: 'document', ...document });
  return [...valuesIn(document)].filter(([at, value]) => !ajv.validate({ $ref: `document#${at}` }, value));
}

test.each(foldersIn(samples))('every example and default in the document of %s fits its schema', (name) => {
  expect(refusedIn(JSON.parse(readFileSync(join(samples, name, 'expected/openapi.json'), 'utf8')))).toEqual(
    [],
  );
});

test('they are found in parameters, fields and components, and refused where they do not fit', () => {
  const number = { type: 'number' };
  const document = {
    paths: {
      '/': {
        get: { parameters: [{ name: 'default', example: 'a', schema: number }], responses: { default: {} } },
      },
    },
    components: {
      schemas: {
        One: {
          type: 'object',
          properties: { default: { ...number, default: 'b' }, examples: { ...number, examples: [1, 'c'] } },
        },
        Two: { $ref: '#/components/schemas/One', examples: [[]] },
      },
    },
  };
  expect(refusedIn(document).map(([, value]) => value)).toEqual(['a', 'b', 'c', []]);
});
