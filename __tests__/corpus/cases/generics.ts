import type { Cases } from '../support/cases.ts';

const item = { id: 1, name: 'n' };

export const generics: Cases = {
  ItemPage: {
    valid: [
      { items: [], total: 0 },
      { items: [item], total: 1 },
    ],
    spoiled: [[{ items: [{ ...item, id: '1' }], total: -1 }, ['items', 0, 'id'], ['total']]],
  },
  TextBox: {
    valid: [{ value: 'x' }],
    spoiled: [
      [{ value: 1 }, ['value']],
      [{}, ['value']],
    ],
  },
  BoxOfBoxes: {
    valid: [{ value: { value: { value: 1 } } }],
    spoiled: [
      [{ value: { value: { value: 'x' } } }, ['value', 'value', 'value']],
      [{ value: { value: 1 } }, ['value', 'value']],
    ],
  },
  NumberEntity: {
    valid: [{ id: 1, data: { note: 'n' } }],
    spoiled: [[{ id: 1.5, data: {} }, ['id'], ['data', 'note']]],
  },
  TextEntity: {
    valid: [
      { id: 'a', data: { size: 1 } },
      { id: 'b', data: { size: 1, tags: ['x'] } },
    ],
    spoiled: [[{ id: 'c', data: { size: 1, tags: 'x' } }, ['id'], ['data', 'tags']]],
  },
  ItemResult: {
    valid: [
      { ok: true, value: item },
      { ok: false, error: { message: 'm' } },
    ],
    spoiled: [
      [{ ok: true, value: { ...item, name: 1 } }, ['value', 'name']],
      [{ ok: false }, ['error']],
      [{ ok: 'true' }, []],
      [{}, []],
    ],
  },
  PageOfResults: {
    valid: [
      {
        items: [
          { ok: true, value: 1 },
          { ok: false, error: 'e' },
        ],
        total: 2,
      },
    ],
    spoiled: [[{ items: [{ ok: true, value: 'x' }], total: 2 }, ['items', 0, 'value']]],
  },
  KeyedItem: {
    valid: [{ id: 1, key: 'id' }],
    become: [
      [
        { id: 1, key: 'id', name: 'n' },
        { id: 1, key: 'id' },
      ],
    ],
    spoiled: [[{ id: 1, key: 'name' }, ['key']]],
  },
  SamePair: { valid: [{ first: 1, second: 2 }], spoiled: [[{ first: 1, second: 'x' }, ['second']]] },
  OtherPair: {
    valid: [{ first: { items: [true], total: 0 }, second: { value: null } }],
    spoiled: [
      [{ first: { items: [1], total: 0 }, second: { value: 1 } }, ['first', 'items', 0], ['second', 'value']],
    ],
  },
  FromTuple: {
    valid: [
      { first: 'a', second: 'b' },
      { first: 1, second: 'b' },
    ],
    spoiled: [[{ first: true, second: 1 }, ['first'], ['second']]],
  },
};
