import type { Cases } from '../support/cases.ts';

export const intersections: Cases = {
  NamedAndAged: {
    valid: [{ name: 'n', age: 1 }],
    become: [
      [
        { name: 'n', age: 1, x: 1 },
        { name: 'n', age: 1 },
      ],
    ],
    spoiled: [
      [{ name: '', age: 'x' }, ['name'], ['age']],
      [{}, ['name'], ['age']],
    ],
  },
  Three: {
    valid: [
      { name: 'n', age: 1 },
      { name: 'n', age: 1, tags: [] },
    ],
    spoiled: [[{ name: 'n', age: 1, tags: [1] }, ['tags', 0]]],
  },
  Inline: { valid: [{ a: 1, b: 'x' }], spoiled: [[{ a: 1 }, ['b']]] },
  EitherAnd: {
    valid: [
      { id: 1, name: 'n' },
      { id: 1, age: 2 },
      { id: 1, name: 'n', age: 2 },
    ],
    spoiled: [
      [{ id: 1 }, []],
      [{ name: 'n' }, []],
    ],
  },
  TwoUnions: {
    valid: [
      { a: 1, b: 'x' },
      { a: 2, b: 'y' },
      { a: 2, b: 'x' },
    ],
    spoiled: [
      [{ a: 3, b: 'z' }, []],
      [null, []],
    ],
  },
  Overridden: { valid: [{ name: 1 }], spoiled: [[{ name: 'x' }, ['name']]] },
  Narrowed: {
    valid: [{ value: 'x', kind: 'b' }],
    spoiled: [
      [{ value: 1, kind: 'a' }, ['value'], ['kind']],
      [{ value: 'x', kind: 'c' }, ['kind']],
    ],
  },
  Common: {
    valid: ['b', 'c'],
    spoiled: [
      ['a', []],
      ['d', []],
    ],
  },
  DeepMerge: {
    valid: [{ inner: { a: 1, b: 'x' } }],
    spoiled: [
      [{ inner: { a: 1 } }, ['inner', 'b']],
      [{ inner: { a: 'x', b: 1 } }, ['inner', 'a'], ['inner', 'b']],
    ],
  },
  ExtendsAlias: { valid: [{ name: 'n', age: 1, more: true }], spoiled: [[{ name: 'n', age: 1 }, ['more']]] },
  WithOptional: {
    valid: [{ a: 'x' }, { a: 'x', b: 1 }],
    spoiled: [
      [{}, ['a']],
      [{ a: 'x', b: 'y' }, ['b']],
    ],
  },
  Records: {
    valid: [{ id: 1 }, { id: 1, other: 2 }],
    spoiled: [
      [{ other: 2 }, ['id']],
      [{ id: 1, other: 'x' }, ['other']],
    ],
  },
};
