import type { Cases } from '../support/cases.ts';

export const overlapping: Cases = {
  Overlap: {
    valid: [{ a: 'x' }, { a: 'x', b: 1 }, { a: 'x', c: true }, { a: 'x', b: 1, c: false }],
    spoiled: [
      [{}, []],
      [{ a: 1 }, []],
      [{ a: 'x', b: 'y', c: 1 }, []],
    ],
  },
  Subset: {
    valid: [{ a: 'x' }, { a: 'x', b: 1 }],
    become: [[{ a: 'x', b: 'y' }, { a: 'x' }]],
    spoiled: [
      [{ b: 1 }, []],
      [[], []],
    ],
  },
  Either: {
    valid: [{ a: 'x' }, { b: 'x' }],
    spoiled: [
      [{}, []],
      [{ a: 'x', b: 'y' }, []],
      [{ a: 1 }, []],
    ],
  },
  SameField: {
    valid: [{ value: 'x' }, { value: 1 }],
    spoiled: [
      [{ value: true }, []],
      [{}, []],
    ],
  },
  ByPresence: {
    valid: [{ text: 't' }, { file: { name: 'n' } }, { links: ['l'] }, { text: 't', links: [] }],
    spoiled: [
      [{}, []],
      [{ file: {} }, []],
      [{ links: [1] }, []],
    ],
  },
  InnerOverlap: {
    valid: [{ at: { x: 1 } }, { at: { y: 1 } }],
    spoiled: [
      [{ at: {} }, []],
      [{ at: { x: 'x' } }, []],
    ],
  },
  TupleOrList: {
    valid: [{ at: [1, 2], x: 3, y: 4 }, { at: [1] }, { at: [], y: 1 }],
    become: [
      [
        { at: [1], x: 3, y: 4 },
        { at: [1], y: 4 },
      ],
    ],
    spoiled: [
      [{ at: ['a', 2] }, []],
      [{ at: [1], y: 'a' }, []],
    ],
  },
  ManyOptional: {
    valid: [{}, { a: 'x' }, { c: 1 }, { c: 1, d: 2 }, { a: 'x', c: 1 }],
    spoiled: [
      [{ a: 1, c: 'x' }, []],
      ['x', []],
    ],
  },
};
