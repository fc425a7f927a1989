import { expect, test } from '@jest/globals';
import type { Constant, Property, Type } from '../../compiler/model/model.ts';
import { rejection } from '../../compiler/model/rejection.ts';

/** The reasons to refuse a default or an example. */

const points: Type = { kind: 'list', item: { kind: 'unknown' }, uniqueItems: true };

test.each([
  [
    [
      { x: 1, y: 2 },
      { x: 2, y: 1 },
    ],
    undefined,
  ],
  [[1, '1', true, 'true'], undefined],
  [
    [
      { x: 1, y: 2 },
      { y: 2, x: 1 },
    ],
    'it holds an item twice',
  ],
  [[0, -0], 'it holds an item twice'],
])('the items of %j differ or not as those of a request do', (value, fault) => {
  expect(rejection(points, value, new Map())).toBe(fault);
});

const literal = (...values: string[]): Type => ({ kind: 'literal', values, enum: false });
const span = { file: '', start: 0, end: 0 };
const field = (name: string, type: Type): Property => ({ name, type, optional: false, docs: {}, span });
const object = (...properties: Property[]): Type => ({ kind: 'object', properties });
const int = (ge: number): Type => ({ kind: 'number', int: true, ge });
const union = (...members: Type[]): Type => ({ kind: 'union', members });

const shape = union(
  object(field('kind', literal('circle')), field('radius', int(0))),
  object(field('kind', literal('square')), field('side', int(1))),
);

test.each<[string, Type, Constant, string]>([
  ['the literals of an object', shape, { kind: 'square', side: 0 }, 'in `side` it is below `ge` 1'],
  ['its kind', union({ kind: 'null' }, literal('none'), int(1)), 0, 'it is below `ge` 1'],
])('of a union the member is meant that is told by %s', (_, type, value, fault) => {
  expect(rejection(type, value, new Map())).toBe(fault);
});

test.each<[Type, Constant]>([
  [shape, { kind: 'line' }],
  [union(int(1), { kind: 'string' }), true],
  [union(object(field('a', int(0))), object(field('b', int(0)))), {}],
])('where none or several may be meant of a union, no fault of one is said', (type, value) => {
  expect(rejection(type, value, new Map())).toBe('it fits no member of the union');
});
