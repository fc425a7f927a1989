import { expect, test } from '@jest/globals';
import type { JsonObject } from '../../compiler/diff/json.ts';
import { told } from './support/told.ts';

/** A document of one operation that takes a union of 200 objects. The last one has an `id` of a type. */
function taking(keyword: 'anyOf' | 'oneOf', type: string, tag: (i: number) => JsonObject): JsonObject {
  const variants = Array.from({ length: 200 }, (_, i) => {
    const id = { type: i === 199 ? type : 'integer' };
    const properties = { ...tag(i), [`f${i}`]: { type: 'string' }, id };
    return { type: 'object', properties, required: Object.keys(properties) };
  });
  const content = { 'application/json': { schema: { [keyword]: variants } } };
  return { paths: { '/a': { post: { requestBody: { content }, responses: {} } } } };
}

test('variants with tags are compared with those of the same tag, however many there are', () => {
  const tagged = (type: string) => taking('anyOf', type, (i) => ({ kind: { const: `k${i}` } }));
  expect(told(tagged('integer'), tagged('string'))).toEqual(['breaking type-changed POST body, `id`']);
});

test('a long `oneOf` is compared with another once, and not for each of its variants', () => {
  const plain = (type: string) => taking('oneOf', type, () => ({}));
  const begin = performance.now();
  expect(told(plain('integer'), plain('string'))).toContain('warning unknown-change POST body');
  expect(performance.now() - begin).toBeLessThan(20_000);
});
