import type { Cases } from '../support/cases.ts';

const user = { name: '', mail: null, role: 'user', limit: 1 };
const { limit: _, ...input } = user;

export const zod: Cases = {
  User: {
    valid: [user, { ...user, age: 1.5, mail: 'm' }],
    spoiled: [
      [{ ...user, age: null, role: 'x' }, ['age'], ['role']],
      [input, ['limit']],
    ],
  },
  UserInput: { valid: [user, input], spoiled: [[{ ...input, limit: 'x' }, ['limit']]] },
  UserOutput: { valid: [user], spoiled: [[input, ['limit']]] },
  Shape: {
    valid: [
      { kind: 'circle', radius: 1 },
      { kind: 'square', side: 1 },
    ],
    spoiled: [
      [{ kind: 'circle' }, ['radius']],
      [{ kind: 'x' }, []],
    ],
  },
  Category: {
    valid: [
      { name: 'n', children: [] },
      { name: 'n', children: [{ name: 'm', children: [] }] },
    ],
    spoiled: [[{ name: 'n', children: [{ name: 'm' }] }, ['children', 0, 'children']]],
  },
  Users: { valid: [[], [user]], spoiled: [[[{ ...user, name: 1 }], [0, 'name']]] },
  PartialUser: { valid: [{}, { age: 1 }], spoiled: [[{ name: 1 }, ['name']]] },
  Extended: { valid: [{ ...input, tags: [] }], spoiled: [[input, ['tags']]] },
  ZodRecord: { valid: [{}, { a: { n: 1 } }], spoiled: [[{ a: {} }, ['a', 'n']]] },
  ZodTuple: {
    valid: [
      ['a', 1],
      ['a', 1, true, false],
    ],
    spoiled: [
      [['a', 1, 2], [2]],
      [['a'], [1]],
    ],
  },
  Loose: { valid: [{ id: 1 }, { id: 1, more: [null] }], spoiled: [[{ more: 1 }, ['id']]] },
  Branded: { valid: [{ id: 'x' }], spoiled: [[{ id: 1 }, ['id']]] },
  Length: { valid: [1, 1.5], spoiled: [['x', []]] },
  Both: { valid: [{ a: 'x', b: 1 }], spoiled: [[{ a: 'x' }, ['b']]] },
  Either: {
    valid: ['x', 1, { x: true }],
    spoiled: [
      [null, []],
      [{ x: 1 }, []],
    ],
  },
  Template: {
    valid: ['v1', 'v-0.5'],
    spoiled: [
      ['v', []],
      ['1', []],
    ],
  },
  ZodJson: { valid: [null, 1, 'x', [[]], { a: [{ b: true }] }], spoiled: [] },
};
