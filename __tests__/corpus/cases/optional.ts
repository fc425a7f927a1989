import type { Cases } from '../support/cases.ts';

export const optional: Cases = {
  Optional: {
    valid: [{}, { a: '' }, { a: 'x', b: 1, c: [true] }],
    spoiled: [
      [{ a: null }, ['a']],
      [{ b: '1', c: [0] }, ['b'], ['c', 0]],
      [[], []],
    ],
  },
  Nullable: {
    valid: [
      { a: null, b: null, d: [null, 'x'] },
      { a: 'x', b: { c: null }, d: [] },
      { a: '', b: { c: 1 }, d: [] },
    ],
    spoiled: [
      [{}, ['a'], ['b'], ['d']],
      [{ a: 1, b: { c: 'x' }, d: [1] }, ['a'], ['b', 'c'], ['d', 0]],
    ],
  },
  Undefined: {
    valid: [{}, { a: 'x' }, { b: null }, { a: '', b: 2 }],
    spoiled: [
      [{ a: null }, ['a']],
      [{ b: 0.5 }, ['b']],
    ],
  },
  OptionalNullable: {
    valid: [{}, { a: null, b: null }, { a: 'x', b: 0 }],
    spoiled: [
      [{ a: false }, ['a']],
      [{ b: -1 }, ['b']],
    ],
  },
  Deep: {
    valid: [
      {},
      { one: {} },
      { one: { two: [] } },
      { one: { two: [{}, { three: null }, { three: { leaf: 'x' } }] } },
    ],
    spoiled: [
      [{ one: null }, ['one']],
      [{ one: { two: [{}, { three: { leaf: null } }] } }, ['one', 'two', 1, 'three', 'leaf']],
    ],
  },
  MaybeModel: {
    valid: [null, { id: 1 }],
    spoiled: [
      [{ id: 'x' }, ['id']],
      [{}, ['id']],
      ['null', []],
    ],
  },
};
