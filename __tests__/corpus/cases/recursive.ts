import type { Cases } from '../support/cases.ts';

const leaf = { value: 1, children: [] };
const deep = (levels: number): object =>
  levels === 0 ? leaf : { value: levels, children: [deep(levels - 1)] };
const number = { op: 'number', value: 1 };

export const recursive: Cases = {
  Tree: {
    valid: [leaf, { value: 1, children: [leaf, { value: 2, children: [leaf] }] }, deep(40)],
    become: [
      [
        { value: 1, children: [{ ...leaf, more: 1 }] },
        { value: 1, children: [leaf] },
      ],
    ],
    spoiled: [
      [
        { value: 1, children: [leaf, { value: 'x', children: [null] }] },
        ['children', 1, 'value'],
        ['children', 1, 'children', 0],
      ],
    ],
  },
  Linked: {
    valid: [
      { text: 'a', next: null },
      { text: 'a', next: { text: 'b', next: { text: 'c', next: null } } },
    ],
    spoiled: [
      [{ text: 'a', next: { text: 'long', next: null } }, ['next', 'text']],
      [{ text: 'a', next: { text: 'b' } }, ['next', 'next']],
    ],
  },
  Person: {
    valid: [
      { name: 'a' },
      {
        name: 'a',
        employer: {
          title: 't',
          staff: [{ name: 'b', employer: { title: 'u', staff: [], byName: { x: { name: 'c' } } } }],
        },
      },
    ],
    spoiled: [
      [{ name: 'a', employer: { title: 't', staff: [{ name: 5 }] } }, ['employer', 'staff', 0, 'name']],
      [
        { name: 'a', employer: { title: 't', staff: [], byName: { x: {} } } },
        ['employer', 'byName', 'x', 'name'],
      ],
    ],
  },
  Company: {
    valid: [
      { title: 't', staff: [] },
      { title: 't', staff: [{ name: 'a', employer: { title: 'u', staff: [] } }] },
    ],
    spoiled: [[{ title: 't', staff: [{ name: 'a', employer: null }] }, ['staff', 0, 'employer']]],
  },
  Json: {
    valid: [null, 0, 'x', true, [], {}, [1, [2, { a: null }]], { a: { b: [false] }, constructor: 'x' }],
    spoiled: [],
  },
  AliasTree: {
    valid: [{ leaf: 'x' }, { left: { leaf: 'a' }, right: { left: { leaf: 'b' }, right: { leaf: 'c' } } }],
    spoiled: [
      [{}, []],
      [{ left: { leaf: 'a' } }, []],
      [{ left: { leaf: 1 }, right: { leaf: 'x' } }, []],
      [null, []],
    ],
  },
  Nest: {
    valid: [[], [1, [2, [3, []]]]],
    spoiled: [
      [1, []],
      [['x'], [0]],
      [[1, [2, 'x']], [1]],
    ],
  },
  Cons: {
    valid: [null, [1, null], [1, [2, [3, null]]]],
    spoiled: [
      [[], [0], [1]],
      [['x', null], [0]],
      [
        [1, [2, 3]],
        [1, 1],
      ],
      [1, []],
    ],
  },
  Dir: {
    valid: [{}, { a: {} }, { a: { b: { c: {} } }, d: {} }],
    spoiled: [
      [{ a: 1 }, ['a']],
      [{ a: { b: null } }, ['a', 'b']],
      [[], []],
    ],
  },
  TextNode: {
    valid: [{ data: 'x' }, { data: 'x', next: { data: 'y', next: { data: 'z' } } }],
    spoiled: [[{ data: 'x', next: { data: 1 } }, ['next', 'data']]],
  },
  Expression: {
    valid: [
      number,
      { op: 'negate', of: number },
      { op: 'add', left: number, right: { op: 'sum', all: [number, number] } },
    ],
    spoiled: [
      [{ op: 'number' }, ['value']],
      [{ op: 'negate', of: { op: 'number', value: 'x' } }, ['of', 'value']],
      [{ op: 'sum', all: [number, { op: 'x' }] }, ['all', 1]],
      [{}, []],
    ],
  },
  Comment_: {
    valid: [
      { text: 'a' },
      { text: 'a', replies: [{ text: 'b', replies: [] }], parent: {} },
      { text: 'a', parent: { parent: { text: 'x' } } },
    ],
    spoiled: [
      [{ text: 'a', replies: [{}] }, ['replies', 0, 'text']],
      [{ text: 'a', parent: { text: 1 } }, ['parent', 'text']],
    ],
  },
  DeepTexts: {
    valid: ['x', [], ['a', ['b', [['c']]]]],
    spoiled: [
      [1, []],
      [{}, []],
      [[1], []],
      [null, []],
    ],
  },
};
