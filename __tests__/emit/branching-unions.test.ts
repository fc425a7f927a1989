import { describe, expect, test } from '@jest/globals';
import { isLink, readLink, writeLink } from '../samples/branching-unions/expected/validators/_models/link.ts';
import { isStep, readStep, writeStep } from '../samples/branching-unions/expected/validators/_models/step.ts';

const levels = 16;

/** The number of reads of the field, at all levels. */
let reads = 0;

/** Nested objects. `last` is the innermost, and `inside` makes the value of a field from the next object. */
function deep(field: string, inside: (next: unknown) => unknown, last: object): never {
  let value: object = last;
  for (let level = 1; level < levels; level++) {
    const next = inside(value);
    const get = () => {
      reads++;
      return next;
    };
    value = Object.defineProperty({}, field, { enumerable: true, get });
  }
  // The cast to `never` fits every type: the generated functions test the value.
  return value as never;
}

const chains = {
  link: (last: object) => deep('next', (next) => next, last),
  step: (last: object) => deep('legs', (next) => [next], Object.assign(last, { legs: [] })),
};

// Twice as often at each level would be 65,536 times and more at the sixteenth; once more for each file that
// has functions for the union, twice that.
const few = 10 * levels;

describe.each([
  ['link', { check: isLink, read: readLink, write: writeLink }],
  ['step', { check: isStep, read: readStep, write: writeStep }],
] as const)(
  'a value of members that only what they hold tells apart, at every level: %s',
  (name, { check, read, write }) => {
    const counted = <T>(use: () => T): T => {
      reads = 0;
      const result = use();
      expect(reads).toBeLessThan(few);
      expect(reads).toBeGreaterThanOrEqual(levels - 1);
      return result;
    };
    const [number, text] = name === 'link' ? ['at', 'word'] : ['metres', 'line'];

    test.each([{}, { [number]: 1 }, { [text]: 'a' }, { [number]: 1, [text]: 'a' }])('passes: %j', (last) => {
      const value = chains[name](last);
      expect(counted(() => check(value))).toBe(true);
      expect(counted(() => read(value))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(JSON.parse(counted(() => write(value)))).toEqual(JSON.parse(JSON.stringify(value)));
    });

    test('is refused where the innermost fits none', () => {
      const value = chains[name]({ [number]: 'a', [text]: 1 });
      expect(counted(() => check(value))).toBe(false);
      expect(() => counted(() => write(value))).toThrow('where its type declares');
      expect(reads).toBeLessThan(few);
    });

    test('is looked at anew by the next call', () => {
      const last = {};
      const value = chains[name](last);
      expect(check(value)).toBe(true);
      Object.assign(last, { [number]: 'a', [text]: 1 });
      expect(check(value)).toBe(false);
    });
  },
);
