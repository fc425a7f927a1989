import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { mergedText, together } from '../../runtime/write/merged.ts';

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, -1.5, 1e21, '', 'a', '","', '\\', '"', '{[', ']}', 'é\u2028😀'),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '"', '\\', '{', ',', ':', '__proto__'), tie('json')),
  ),
}));

test('texts hold together what their values do', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const text = mergedText(JSON.stringify(one), JSON.stringify(other));
      expect(text).toBe(JSON.stringify(together(one, other)));
    }),
    { numRuns: 3_000 },
  );
});

test('the first text may be empty', () => {
  expect(mergedText('', '{"a":1}')).toBe('{"a":1}');
});

test('what is alike in both is not looked into, however deep it goes', () => {
  const same = '{"the same": in both}';
  expect(mergedText(`{"a":1,"next":${same}}`, `{"b":2,"next":${same}}`)).toBe(`{"a":1,"next":${same},"b":2}`);
  const shared = Object.freeze({ next: {} });
  const both = together({ a: 1, next: shared }, { b: 2, next: shared }) as { readonly next: unknown };
  expect(both).toEqual({ a: 1, b: 2, next: shared });
  expect(both.next).toBe(shared);
});
