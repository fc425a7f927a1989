import type { Cases } from '../support/cases.ts';

const point = { x: 1, y: 2 };
const beside = { tags: ['a'], ids: [1], inner: { at: [] } };
const anything = { few: [1], either: [1, 'a'] };
const fields = { id: 1, size: 'ab', at: 'here' };

export const unions: Cases = {
  Id: {
    valid: [1, 'x', ''],
    spoiled: [
      [1.5, []],
      [null, []],
      [true, []],
      [[], []],
    ],
  },
  Scalar: {
    valid: ['x', 0, false, null],
    spoiled: [
      [0.5, []],
      [{}, []],
      [[], []],
    ],
  },
  OneOrMany: {
    valid: [point, [], [point, point]],
    become: [[[{ ...point, z: 3 }], [point]]],
    spoiled: [
      [{ x: 1 }, []],
      [[point, {}], []],
      [null, []],
    ],
  },
  TextOrPoint: {
    valid: ['x', point],
    become: [[{ ...point, z: 1 }, point]],
    spoiled: [
      [5, []],
      [{ x: 'x', y: 1 }, []],
    ],
  },
  Lists: {
    valid: [[], ['a'], [1, 2]],
    spoiled: [
      [['a', 1], []],
      [[1.5], []],
      ['a', []],
    ],
  },
  ListsBeside: {
    valid: [beside, { tags: [true], ids: ['a'], inner: { at: [[1], [null], []] } }],
    spoiled: [
      [{ ...beside, ids: [true] }, ['ids']],
      [{ ...beside, tags: [1] }, ['tags']],
      [{ ...beside, inner: { at: [[1], [true], ['a']] } }, ['inner', 'at', 1], ['inner', 'at', 2]],
    ],
  },
  ListsOfModels: {
    valid: [null, [], [{ c: 1 }], [{ d: 1 }, { d: 2 }]],
    spoiled: [
      [[{ c: 1 }, { d: 1 }], []],
      [[{ a: 1 }], []],
    ],
  },
  RuledLists: {
    valid: [[1], [1, 2], [1, 2, 3], [0.5, 1, 2]],
    spoiled: [
      [[], []],
      [[0.5], []],
      [[1, 2, 'a'], []],
    ],
  },
  MixedList: {
    valid: [[], ['a', 1, null, point]],
    spoiled: [
      [[true], [0]],
      [['a', { x: 1 }], [1]],
      [{}, []],
    ],
  },
  ListsOfAnything: {
    valid: [anything, { ...anything, few: [null, {}], distinct: [1, '1', [1]], either: 'x' }],
    spoiled: [
      [{ ...anything, few: [], distinct: [{ a: 1 }, { a: 1 }] }, ['few'], ['distinct', 1]],
      [{ ...anything, few: [1, 2, 3], either: [1] }, ['few'], ['either']],
      [{ few: {}, either: {} }, ['few'], ['either']],
    ],
  },
  Fields: {
    valid: [fields, { id: 'a', size: 10, at: point, list: null }, { ...fields, list: [point, 'x'] }],
    spoiled: [
      [{ id: null, size: 'abc', at: 'there' }, ['id'], ['size'], ['at']],
      [{ ...fields, size: 9, list: [1] }, ['size'], ['list', 0]],
    ],
  },
  RecordOrList: {
    valid: [{}, { a: 1 }, [], [1]],
    spoiled: [
      [{ a: 'x' }, []],
      [['x'], []],
      [1, []],
    ],
  },
  LiteralOrNumber: {
    valid: ['auto', 1.5],
    spoiled: [
      ['x', []],
      [null, []],
      ['1', []],
    ],
  },
  LiteralOrModel: {
    valid: ['none', { some: 'x' }],
    spoiled: [
      ['some', []],
      [{}, []],
      [{ some: 1 }, []],
    ],
  },
  KnownOrAny: {
    valid: ['a', 'zzz', ''],
    spoiled: [
      [1, []],
      [null, []],
    ],
  },
};
