import { describe, expect, test } from '@jest/globals';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { SampleDocument } from './support/sample-document.ts';

/** What functions of an `error.ts` answer with is what the document has. */

const document = new SampleDocument('error-bodies');
const app = await sampleApp('error-bodies');

/** What is documented without a body: its type cannot be described, or it has none. */
const unspoken = [
  '/headers 400',
  '/headers 409',
  '/lost 404',
  '/lost 409',
  '/lost 422',
  '/made 404',
  '/texts 205',
  '/texts 400',
  '/unknown 404',
  '/unknown 409',
  '/unknown 422',
  '/unknown 500',
];

const requests = ['how=missing', 'how=taken', 'how=closed', '_count=x'];

describe.each(Object.keys(document.paths))('%s', (path) => {
  test.each(requests)('%s', async (query) => {
    const response = await app.fetch(new Request(`http://app.test${path}?${query}`));
    const documented = document.paths[path]!.get!.responses[response.status];
    expect(documented).toBeDefined();
    const { headers = {} } = documented!;
    for (const [name, { required = false, schema }] of Object.entries(headers)) {
      const value = response.headers.get(name);
      expect(value === null ? !required : document.isValid(schema, value)).toBe(true);
    }
    if (response.headers.has('x-error-code')) expect(headers).toHaveProperty('X-Error-Code');
    const text = await response.text();
    if (unspoken.includes(`${path} ${response.status}`)) {
      expect(documented!.content).toBeUndefined();
      return;
    }
    const type = response.headers.get('content-type')!;
    const schema = documented!.content?.[type]?.schema;
    expect(schema).toBeDefined();
    expect(document.isValid(schema!, type.startsWith('text/') ? text : JSON.parse(text))).toBe(true);
  });
});
