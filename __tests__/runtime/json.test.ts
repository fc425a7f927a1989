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

test('a long body is scanned in a moment', () => {
  const text = `[${'{"a":"b\\n"},'.repeat(80_000)}`;
  expect(() => parseJson(text, 128)).toThrow(JsonFault);
  expect(() => parseJson('['.repeat(1_000_000), 128)).toThrow('deeper');
});
