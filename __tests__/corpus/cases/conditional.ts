import type { Cases } from '../support/cases.ts';

export const conditional: Cases = {
  WireStored: {
    valid: [{ id: 1, at: 'now', log: [{ when: 'w', what: 'x' }] }],
    spoiled: [[{ id: 1, at: 5, log: [{ when: null, what: 'x' }] }, ['at'], ['log', 0, 'when']]],
  },
  Distributed: {
    valid: [{ value: 'x' }, { value: 1 }],
    spoiled: [
      [{ value: true }, []],
      [{}, []],
    ],
  },
  Together: {
    valid: [{ value: 'x' }, { value: true }],
    spoiled: [
      [{ value: 1 }, ['value']],
      [{}, ['value']],
    ],
  },
  Element_: {
    valid: [{ a: 1 }],
    spoiled: [
      [[{ a: 1 }], []],
      [{ a: 'x' }, ['a']],
    ],
  },
  First: { valid: [{ first: 'x' }], spoiled: [[{}, ['first']]] },
  Looked: { valid: [{ b: 1 }], spoiled: [[{ a: { b: 1 } }, ['b']]] },
  Chosen: {
    valid: [{ text: 'a' }, { text: 'b' }, { other: true }],
    spoiled: [
      [{ text: 'c' }, []],
      [{ other: 'a' }, []],
    ],
  },
  Present: {
    valid: [{ a: 'x' }],
    spoiled: [
      [{ a: null }, ['a']],
      [{}, ['a']],
    ],
  },
  Excluded: { valid: ['a', 'c'], spoiled: [['b', []]] },
  Extracted: {
    valid: [{ kind: 'a', x: 1 }],
    spoiled: [
      [{ kind: 'b', x: 1 }, ['kind']],
      [{ kind: 'a' }, ['x']],
    ],
  },
  Resolved: { valid: [{ done: true }], spoiled: [[{ done: 1 }, ['done']]] },
  Parts: {
    valid: ['one', 'two', 'three'],
    spoiled: [
      ['one.two', []],
      ['', []],
    ],
  },
};
