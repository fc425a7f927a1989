import type { Cases } from '../support/cases.ts';

const model = { id: 1, name: 'n' };

export const classes: Cases = {
  Model: {
    valid: [model, { ...model, note: 'x' }],
    spoiled: [
      [{ id: 1 }, ['name']],
      [{ id: 1, name: '' }, ['name']],
    ],
  },
  Derived: { valid: [{ ...model, extra: false }], spoiled: [[model, ['extra']]] },
  Several: {
    valid: [{ name: 'n', at: '2024-02-29', more: 1 }],
    spoiled: [[{ name: 'n', at: '2023-02-29' }, ['at'], ['more']]],
  },
  Merged: {
    valid: [{ a: 1, b: 'x' }],
    spoiled: [
      [{ a: 1 }, ['b']],
      [{ b: 'x' }, ['a']],
    ],
  },
  FromClass: { valid: [{ ...model, own: 1 }], spoiled: [[model, ['own']]] },
  Narrowing: { valid: [{ name: 'a' }], spoiled: [[{ name: 'c' }, ['name']]] },
  Concrete: { valid: [{ value: [1], label: 'l' }], spoiled: [[{ value: ['x'], label: 'l' }, ['value', 0]]] },
  Abstract: { valid: [{ kind: 'x' }], spoiled: [[{ kind: 'y' }, ['kind']]] },
  Instance: { valid: [model], spoiled: [[{}, ['id'], ['name']]] },
  ExtendsPick: {
    valid: [{ id: 1 }, { id: 1, name: 'n', own: true }],
    spoiled: [[{ name: 1 }, ['id'], ['name']]],
  },
};
