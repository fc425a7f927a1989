import { expect, test } from '@jest/globals';
import { Faults } from '../../runtime/explain/faults.ts';
import { inBody, int, isUnique, list } from '../../runtime/generated.ts';

/** V8's hash of an integer in a set or map, which is the same in every process. */
function hashOf(integer: number): number {
  let hash = ~integer + (integer << 15);
  hash ^= hash >>> 12;
  hash += hash << 2;
  hash ^= hash >>> 4;
  hash = Math.imul(hash, 2057);
  return hash ^ (hash >>> 16);
}

/** Integers whose hashes end in the same 14 bits. */
function colliding(count: number): number[] {
  const found: number[] = [];
  for (let i = 0; found.length < count; i++) if ((hashOf(i) & 0x3fff) === 0) found.push(i);
  return found;
}

test('numbers that a client chooses to have one hash take no longer than others', () => {
  const numbers = colliding(20_000);
  const explain = inBody(list(int(), { uniqueItems: true }));
  const before = performance.now();
  expect(isUnique(numbers)).toBe(true);
  expect(isUnique([...numbers, 'a'])).toBe(true);
  const faults = new Faults(100);
  explain(undefined as never, [...numbers, numbers[0]], faults);
  expect(faults.entries.map(({ loc }) => loc)).toEqual([['body', numbers.length]]);
  expect(performance.now() - before).toBeLessThan(1000);
});

test('a long list is unique as a short one is', () => {
  const many = Array.from({ length: 2000 }, (_, i) => i / 2);
  for (const item of ['1', null, true, { a: 1 }, [1], '#1']) {
    expect(isUnique([...many, item])).toBe(true);
    expect(isUnique([...many, item, item])).toBe(false);
  }
  for (const item of [0, -0, 1.5]) {
    expect(isUnique([...many, item])).toBe(false);
    expect(isUnique([...many, 'a', item])).toBe(false);
  }
});
