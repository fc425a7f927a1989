import { expect, test } from '@jest/globals';
import { compilerOf } from '../compiler/support/compile.ts';
import { withApp } from '../compiler/support/temporary.ts';

const errors = `import type { ErrorHandlers } from 'routeclass';
export interface Fault { message: string }
export default {
  http: ({ detail, status }): [Fault, number] => [{ message: detail }, status],
} satisfies ErrorHandlers;
`;

const pageOf = (returned: string) => `import { HttpError } from 'routeclass';
import type { Fault } from './error.ts';
export interface Taken { by: string }
export default class Page {
  put(): ${returned} {
    throw new HttpError(409, 'It is taken');
  }
}
`;

/** The schema of the body with status 409, for a method that returns some with this status and throws others. */
const schemaOf = (returned: string) =>
  withApp({ 'routes/error.ts': errors, 'routes/page.ts': pageOf(returned) }, (root) => {
    const result = compilerOf(root).compile();
    if (!result.ok) throw new Error(result.diagnostics[0]!.message);
    const { paths } = JSON.parse(result.files.find(({ path }) => path === 'openapi.json')!.text);
    return paths['/'].put.responses[409].content['application/json'].schema;
  });

const [fault, taken] = ['Fault', 'Taken'].map((name) => ({ $ref: `#/components/schemas/${name}` }));

test.each([
  ['[Fault, 409]', fault],
  ['[Taken, 409]', { anyOf: [taken, fault] }],
  ['[Taken, 409] | [Fault, 409]', { anyOf: [fault, taken] }],
  ['[Taken | null, 409]', { anyOf: [taken, { type: 'null' }, fault] }],
])('a body that is both returned and thrown is listed once: %s', (returned, expected) => {
  expect(schemaOf(returned)).toEqual(expected);
});
