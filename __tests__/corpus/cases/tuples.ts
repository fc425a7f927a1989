import type { Cases } from '../support/cases.ts';

const line = { from: [1, 2], to: [3, 4], label: ['a'] };

export const tuples: Cases = {
  Pair: {
    valid: [['a', 1]],
    spoiled: [
      [['a'], [1]],
      [['a', 'b'], [1]],
      [[1, 'a'], [0], [1]],
      [['a', 1, 2], []],
      [{}, []],
      ['a1', []],
      [null, []],
    ],
  },
  OptionalLast: {
    valid: [['a'], ['a', 1]],
    spoiled: [
      [[], [0]],
      [['a', 'x'], [1]],
      [['a', null], [1]],
      [['a', 1, 1], []],
    ],
  },
  Rest: {
    valid: [['a'], ['a', 1, 2, 3]],
    spoiled: [
      [[], [0]],
      [[1], [0]],
      [['a', 1, 'x'], [2]],
    ],
  },
  LeadingRest: {
    isLooser: true,
    valid: [['a'], [1, 2, 'a']],
    spoiled: [
      [[1, 'x', 'a'], [1]],
      [[1, 2], [1]],
      ['a', []],
    ],
  },
  MiddleRest: {
    isLooser: true,
    valid: [
      [true, 'a'],
      [false, 1, 2, 'a'],
    ],
    spoiled: [
      [[true, 'x', 'a'], [1]],
      [['x', 1, 'a'], [0]],
      [[true, 1, 2], [2]],
    ],
  },
  Labelled: {
    valid: [
      ['n', 1],
      ['n', 1, 'x'],
    ],
    spoiled: [
      [['n', 'x'], [1]],
      [['n', 1, 2], [2]],
    ],
  },
  ReadonlyPair: {
    valid: [[true, 'a']],
    spoiled: [
      [[1, 'a'], [0]],
      [[true], [1]],
    ],
  },
  OfModels: {
    valid: [[{ x: 1, y: 2 }, { name: 'n' }]],
    become: [
      [
        [
          { x: 1, y: 2, z: 3 },
          { name: 'n', more: 1 },
        ],
        [{ x: 1, y: 2 }, { name: 'n' }],
      ],
    ],
    spoiled: [
      [
        [{ x: 1 }, { name: 1 }],
        [0, 'y'],
        [1, 'name'],
      ],
    ],
  },
  Empty: {
    valid: [[]],
    spoiled: [
      [[1], []],
      [{}, []],
    ],
  },
  One: {
    valid: [[1]],
    spoiled: [
      [[], [0]],
      [[1, 2], []],
      [1, []],
    ],
  },
  NestedTuple: {
    valid: [[[1, 2], ['a']]],
    spoiled: [
      [
        [[1], ['a']],
        [0, 1],
      ],
      [
        [[1, 2], [3]],
        [1, 0],
      ],
    ],
  },
  NullableItem: {
    valid: [
      [null, 1],
      ['a', 1],
    ],
    spoiled: [
      [[1, 1], [0]],
      [[null, null], [1]],
    ],
  },
  Joined: {
    valid: [[1, 2, 'a']],
    spoiled: [
      [[1, 'a', 'b'], [1]],
      [[1, 2], [2]],
    ],
  },
  Pairs: {
    valid: [
      [],
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
    spoiled: [
      [
        [['a', 1], ['b']],
        [1, 1],
      ],
      [['a', 1], [0], [1]],
    ],
  },
  Line: {
    valid: [line, { ...line, via: [[5, 6]], label: ['a', 'b'] }],
    spoiled: [
      [{ ...line, from: [1], to: [1, 'x'] }, ['from', 1], ['to', 1]],
      [
        {
          ...line,
          via: [
            [1, 2],
            [3, null],
          ],
        },
        ['via', 1, 1],
      ],
      [{ ...line, label: [1] }, ['label']],
    ],
  },
  Ends: { valid: [['a', 0]], spoiled: [[['', -1], [0], [1]]] },
  Command: {
    valid: [
      ['move', 1, 2],
      ['say', 'x'],
    ],
    spoiled: [
      [['jump'], []],
      [['say', 1, 2], []],
      [[], []],
    ],
  },
  ConstTuple: {
    valid: [['a', 1, true]],
    spoiled: [
      [['b', 1, true], [0]],
      [['a', 1], [2]],
    ],
  },
};
