import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findFault, JsonFault } from '../../runtime/json/fault.ts';
import { parseJson } from '../../runtime/json/parse.ts';

const isValid = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('valid texts give what JSON.parse gives, but for __proto__', () => {
  const without = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
  fc.assert(
    fc.property(fc.json(), (text) => expect(parseJson(text, 128)).toEqual(JSON.parse(text, without))),
  );
});

test('an own property is all that `__proto__` becomes where it is kept', () => {
  const kept = parseJson('{"__proto__":{"a":1}}', 128, true) as object;
  expect(Object.entries(kept)).toEqual([['__proto__', { a: 1 }]]);
});

test('levels are what is open at the same time, outside of strings', () => {
  const items = JSON.stringify(Array.from({ length: 200 }, () => ({ a: [], 'b"\\': '\\"[{' })));
  expect(parseJson(items, 3)).toEqual(JSON.parse(items));
  expect(() => parseJson(items, 2)).toThrow(expect.objectContaining({ offset: '[{"a":'.length }));
  const objects = '{"a":'.repeat(5);
  expect(() => parseJson(`${objects}1${'}'.repeat(5)}`, 4)).toThrow(
    expect.objectContaining({ offset: objects.length - '{"a":'.length }),
  );
});

/** A JSON text with one character changed. */
const damaged = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', ',', '"', '}', ']', '{', '[', ':', '\\', 'x', '0', '-', '.', 'e', '\n', '\0'),
  )
  .map(([text, at, by]) => {
    const index = at % (text.length + 1);
    return text.slice(0, index) + by + text.slice(index + 1);
  })
  .filter((text) => text !== '');

test('the fault is where no continuation would be valid any more', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      fc.pre(!isValid(text));
      const fault = findFault(text);
      expect(fault).toBeInstanceOf(JsonFault);
      expect(fault.message).not.toBe('The text is no JSON value');
      expect(fault.offset).toBeGreaterThanOrEqual(0);
      expect(fault.offset).toBeLessThanOrEqual(text.length);
      // The text before the fault must be valid as a start: cut there, the text or a string is only
      // incomplete, or it is complete.
      const before = text.slice(0, fault.offset);
      if (before !== '' && !isValid(before))
        expect(findFault(before).message).toMatch(/^The (?:text ends too early|string has no end)$/);
    }),
    { numRuns: 2000 },
  );
});

test('a text that is cut off is faultless up to its last word', () => {
  const cut = fc.tuple(fc.json(), fc.constantFrom(0, 1), fc.nat()).map(([text, space, length]) => {
    const valid = JSON.stringify(JSON.parse(text), null, space);
    return valid.slice(0, (length % valid.length) + 1);
  });
  fc.assert(
    fc.property(cut, (text) => {
      fc.pre(!isValid(text));
      const { message, offset } = findFault(text);
      const rest = text.slice(offset);
      if (message === 'The string has no end')
        expect(isValid(`${rest}"`) || isValid(`${rest}\\"`)).toBe(true);
      else expect(rest).not.toMatch(/[\s{}[\],:"]/);
    }),
    { numRuns: 2000 },
  );
});

test('a long body is scanned in a moment', () => {
  const text = `[${'{"a":"b\\n"},'.repeat(80_000)}`;
  expect(() => parseJson(text, 128)).toThrow(JsonFault);
  expect(() => parseJson('['.repeat(1_000_000), 128)).toThrow('deeper');
});
