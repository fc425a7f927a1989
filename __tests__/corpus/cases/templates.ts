import type { Cases } from '../support/cases.ts';

const uses = { id: 'todo-1', ids: [], either: 'none' };

export const templates: Cases = {
  TodoId: {
    valid: ['todo-1', 'todo-0.5', 'todo--3'],
    spoiled: [
      ['todo-', []],
      ['todo-x', []],
      ['Todo-1', []],
      ['xtodo-1', []],
      [1, []],
    ],
  },
  Mail: {
    valid: ['a@b.c', '@.', 'a@b@c.d'],
    spoiled: [
      ['a@b', []],
      ['ab.c', []],
      [null, []],
    ],
  },
  Version: {
    valid: ['v1.2', 'v10.0'],
    spoiled: [
      ['v1', []],
      ['1.2', []],
      ['v1.x', []],
    ],
  },
  Flag: {
    valid: ['is-true', 'is-false'],
    spoiled: [
      ['is-', []],
      ['is-1', []],
    ],
  },
  Big: {
    valid: ['#1', '#-12', '#123456789012345678901234567890'],
    spoiled: [
      ['#1.5', []],
      ['#', []],
      ['1', []],
    ],
  },
  Sized: {
    valid: ['s-', 'm-x', 's-a\nb'],
    spoiled: [
      ['l-x', []],
      ['s', []],
    ],
  },
  Shouted: { valid: ['OK', 'NO'], spoiled: [['ok', []]] },
  LoudText: {
    valid: ['OK', '', 'Ä1'],
    spoiled: [
      ['oK', []],
      [5, []],
    ],
  },
  Uses: {
    valid: [
      uses,
      { id: 'todo-2', ids: ['todo-3'], maybe: 'v1.0', either: 'todo-4' },
      { ...uses, maybe: null },
    ],
    spoiled: [
      [{ ...uses, id: 'x', ids: ['todo-1', 'y'] }, ['id'], ['ids', 1]],
      [{ ...uses, maybe: 'v', either: 'some' }, ['maybe'], ['either']],
    ],
  },
  Keys: { valid: [{ a_at: 1, b_at: 2 }], spoiled: [[{ a_at: 1 }, ['b_at']]] },
  Cased: { valid: [{ Name: 'n', Size: 's' }], spoiled: [[{ name: 'n', size: 's' }, ['Name'], ['Size']]] },
  Prefix: {
    valid: ['a1', 'b2'],
    spoiled: [
      ['a3', []],
      ['1a', []],
    ],
  },
  Special: {
    valid: ['()*$', '(x)*$'],
    spoiled: [
      ['(x)', []],
      ['x)*$', []],
      ['(x)))$', []],
    ],
  },
};
