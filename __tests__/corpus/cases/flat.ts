import type { Cases } from '../support/cases.ts';

const one = { text: 'a', count: 1, ratio: 0.5, done: true };
const bounded = { name: 'ab', age: 0, mail: 'a@b.de', tags: ['x'] };
const safe = Number.MAX_SAFE_INTEGER;
const nested = { inner: { deep: { leaf: 1 } }, flat: one, flats: [] };

export const flat: Cases = {
  Flat: {
    valid: [one, { text: '', count: -5, ratio: 1e300, done: false }],
    become: [[{ ...one, more: 1, constructor: 2 }, one]],
    spoiled: [
      [{}, ['text'], ['count'], ['ratio'], ['done']],
      [{ ...one, text: 5, count: 1.5 }, ['text'], ['count']],
      [{ ...one, ratio: '1', done: 0 }, ['ratio'], ['done']],
      [null, []],
      [[one], []],
    ],
  },
  Bounded: {
    valid: [bounded, { name: '\u{1F600}\u{1F600}', age: 150, mail: 'x.y@z.org', tags: ['a', 'b'] }],
    spoiled: [
      [{ ...bounded, name: 'a', age: 151 }, ['name'], ['age']],
      [{ ...bounded, mail: 'nobody', tags: [] }, ['mail'], ['tags']],
      [{ ...bounded, tags: ['a', 'B', 'a'] }, ['tags', 1], ['tags', 2]],
    ],
  },
  WideBounds: {
    valid: [
      { least: 0, most: 0, above: 0, below: 0 },
      { least: -safe, most: safe, above: -safe, below: safe },
    ],
    spoiled: [
      [{ least: -1e19, most: 1e19, above: -1e16, below: 1e16 }, ['least'], ['most'], ['above'], ['below']],
      [{ least: -safe - 1, most: safe + 1, above: 0, below: 0 }, ['least'], ['most']],
    ],
  },
  Alias: {
    valid: [
      { text: 'a', list: [] },
      { text: 'a', list: [1, 2] },
    ],
    spoiled: [
      [{ text: 'a', list: [1, '2'] }, ['list', 1]],
      [{ text: 'a' }, ['list']],
    ],
  },
  Nested: {
    valid: [nested, { ...nested, flats: [one, one] }],
    become: [[{ ...nested, inner: { deep: { leaf: 1, x: 2 }, y: 3 } }, nested]],
    spoiled: [
      [{ ...nested, inner: { deep: { leaf: 'x' } } }, ['inner', 'deep', 'leaf']],
      [{ ...nested, flats: [one, { ...one, done: 'no' }] }, ['flats', 1, 'done']],
      [{ ...nested, flat: null }, ['flat']],
    ],
  },
  Flats: {
    valid: [[], [one]],
    spoiled: [
      [one, []],
      [[one, 5], [1]],
      [[{ ...one, count: null }], [0, 'count']],
    ],
  },
  Matrix: {
    valid: [[], [[]], [[1.5, 2], [3]]],
    spoiled: [
      [[1], [0]],
      [
        [[1], [2, 'x']],
        [1, 1],
      ],
    ],
  },
  Anything: {
    valid: [
      { value: null, others: {} },
      { value: [{ a: [1] }], others: { x: { y: null } } },
    ],
    spoiled: [
      [{ others: {} }, ['value']],
      [{ value: 1, others: [] }, ['others']],
    ],
  },
};
