import type { Cases } from '../support/cases.ts';

export const indexes: Cases = {
  Texts: {
    valid: [{}, { a: 'x', '': 'y', constructor: 'z' }],
    spoiled: [
      [{ a: 1 }, ['a']],
      [[], []],
      [null, []],
    ],
  },
  StringIndex: { valid: [{}, { a: 1, 'b c': 2 }], spoiled: [[{ a: 1, b: 0.5 }, ['b']]] },
  NumberIndex: {
    valid: [{}, { 0: 'a', 12: 'b' }],
    become: [[{ 0: 'a', x: 5 }, { 0: 'a' }]],
    spoiled: [
      [{ 0: 1 }, ['0']],
      ['a', []],
    ],
  },
  DataKeys: {
    valid: [{}, { 'data-a': 'x', 'data-': 'y' }],
    become: [[{ 'data-a': 'x', other: 1 }, { 'data-a': 'x' }]],
    spoiled: [[{ 'data-a': 1 }, ['data-a']]],
  },
  FieldsAndIndex: {
    valid: [{ id: 1 }, { id: 1, more: 2 }],
    spoiled: [
      [{ more: 2 }, ['id']],
      [{ id: 1, more: 'x' }, ['more']],
      [{ id: 'x' }, ['id']],
    ],
  },
  FieldsAndOther: {
    valid: [{ id: 1 }, { id: 1, name: 'n', 'x-a': true }],
    become: [[{ id: 1, y: 2 }, { id: 1 }]],
    spoiled: [
      [{ id: 1, 'x-a': 1 }, ['x-a']],
      [{ id: 1, name: 1 }, ['name']],
    ],
  },
  FieldsWithinIndex: {
    valid: [{ 'x-id': 'longer' }, { 'x-id': 'longer', 'x-(a|b)': 10, 'x-ab': 'abc' }],
    spoiled: [
      [{ 'x-id': 'longer', 'x-a': 'longer' }, ['x-a']],
      [{ 'x-id': 1 }, ['x-id']],
      [{ 'x-id': 'a', 'x-(a|b)': 9 }, ['x-(a|b)']],
    ],
  },
  TwoIndexes: {
    valid: [{}, { 'a-x': 1, 'b-x': 'y' }],
    spoiled: [
      [{ 'a-x': 'y' }, ['a-x']],
      [{ 'b-x': 1 }, ['b-x']],
    ],
  },
  ByUnit: {
    valid: [{ m: 1, s: 2.5 }],
    spoiled: [
      [{ m: 1 }, ['s']],
      [{ m: 'x', s: 1 }, ['m']],
    ],
  },
  SomeUnits: { valid: [{}, { m: 1 }], spoiled: [[{ s: null }, ['s']]] },
  RecordOfModels: {
    valid: [{}, { a: { x: 1 }, b: { x: 2, note: 'n' } }],
    become: [[{ a: { x: 1, y: 2 } }, { a: { x: 1 } }]],
    spoiled: [
      [{ a: {} }, ['a', 'x']],
      [{ a: null }, ['a']],
    ],
  },
  RecordOfRecords: {
    valid: [{ a: {} }, { a: { b: [1, 2] } }],
    spoiled: [
      [{ a: { b: [1, 'x'] } }, ['a', 'b', 1]],
      [{ a: [] }, ['a']],
    ],
  },
  RecordOfUnions: { valid: [{ a: 1, b: 'x', c: null }], spoiled: [[{ a: true }, ['a']]] },
  Loose: {
    valid: [{ id: 1 }, { id: 1, any: [{ x: null }] }],
    spoiled: [
      [{ any: 1 }, ['id']],
      [{ id: 'x', any: 1 }, ['id']],
    ],
  },
  Bounded: { valid: [{ a: 'x' }], spoiled: [[{ a: '' }, ['a']]] },
  NumberRecord: { valid: [{}, { 1: true }], spoiled: [[{ 1: 'x' }, ['1']]] },
  ReadonlyIndex: {
    valid: [{}, { a: [1] }],
    spoiled: [
      [{ a: ['x'] }, ['a', 0]],
      [{ a: 1 }, ['a']],
    ],
  },
};
