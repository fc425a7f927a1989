import type { Cases } from '../support/cases.ts';

const circle = { kind: 'circle', radius: 1 };
const square = { kind: 'square', side: 2, corners: 4 };

export const discriminated: Cases = {
  Shape: {
    valid: [circle, square],
    become: [
      [
        { kind: 'square', side: 1 },
        { kind: 'square', side: 1, corners: 4 },
      ],
      [{ ...circle, side: 'x' }, circle],
    ],
    spoiled: [
      [{ kind: 'circle', radius: 0 }, ['radius']],
      [{ kind: 'square' }, ['side']],
      [{ kind: 'triangle' }, []],
      [{ radius: 1 }, []],
      [null, []],
      ['circle', []],
    ],
  },
  MaybeShape: {
    valid: [null, circle],
    spoiled: [
      [{ kind: 'circle' }, ['radius']],
      [{}, []],
    ],
  },
  Shapes: {
    valid: [[], [circle, square]],
    spoiled: [
      [
        [circle, { kind: 'square', side: 'x' }],
        [1, 'side'],
      ],
      [[{ kind: 1 }], [0]],
    ],
  },
  Drawing: {
    valid: [
      { main: circle, named: {} },
      { main: square, named: { a: circle }, extra: null },
      { main: circle, named: {}, extra: square },
    ],
    spoiled: [
      [
        { main: { kind: 'circle' }, named: { a: { kind: 'square', side: 0.5 } }, extra: { kind: '' } },
        ['main', 'radius'],
        ['named', 'a', 'side'],
        ['extra'],
      ],
    ],
  },
  Versioned: {
    valid: [
      { v: 1, text: 'a' },
      { v: 2, texts: ['a'] },
    ],
    spoiled: [
      [{ v: 1, texts: [] }, ['text']],
      [{ v: '1', text: 'a' }, []],
      [{ v: 2, texts: [1] }, ['texts', 0]],
    ],
  },
  Outcome: {
    valid: [
      { ok: true, value: 1 },
      { ok: false, error: 'e' },
    ],
    spoiled: [
      [{ ok: true, value: 'x' }, ['value']],
      [{ ok: false, error: 1 }, ['error']],
      [{ ok: null }, []],
    ],
  },
  Animal: {
    valid: [
      { type: 'cat', lives: 9 },
      { type: 'dog', tricks: [] },
    ],
    spoiled: [
      [{ type: 'cat', lives: '9' }, ['lives']],
      [{ type: 'Cat', lives: 1 }, []],
    ],
  },
  SeveralTags: {
    valid: [
      { kind: 'a', x: 1 },
      { kind: 'b', x: 1 },
      { kind: 'c', y: 'y' },
    ],
    spoiled: [
      [{ kind: 'b', x: 'x' }, ['x']],
      [{ kind: 'c', x: 1 }, ['y']],
      [{ kind: 'd' }, []],
    ],
  },
  SharedTag: {
    valid: [
      { kind: 'a', x: 1 },
      { kind: 'a', y: 'y' },
      { kind: 'b', z: true },
    ],
    spoiled: [
      [{ kind: 'a' }, []],
      [{ kind: 'c', z: true }, []],
      [{ kind: 'a', x: 'x' }, []],
    ],
  },
  NestedTag: {
    valid: [
      { meta: { kind: 'a' }, x: 1 },
      { meta: { kind: 'b' }, y: 'y' },
    ],
    spoiled: [
      [{ meta: { kind: 'c' }, x: 1 }, []],
      [{ x: 1 }, []],
      [{ meta: { kind: 'a' }, y: 'y' }, []],
    ],
  },
  Tagged: {
    valid: [
      { id: 1, kind: 'text', text: 't' },
      { id: 2, kind: 'link', url: 'u' },
    ],
    spoiled: [
      [{ id: 'x', kind: 'text' }, ['id'], ['text']],
      [{ id: 1, kind: 'x' }, []],
    ],
  },
  Derived: {
    valid: [
      { kind: 'x', id: 1, x: 'x' },
      { kind: 'y', id: 1, y: 1 },
    ],
    spoiled: [
      [{ kind: 'x', x: 'x' }, ['id']],
      [{ kind: 'z', id: 1 }, []],
    ],
  },
  TwoLevels: {
    valid: [
      { area: 'user', event: { type: 'in', at: 1 } },
      { area: 'user', event: { type: 'out' } },
      { area: 'shop', event: { type: 'sold', price: 1.5 } },
    ],
    spoiled: [
      [{ area: 'user', event: { type: 'in' } }, ['event', 'at']],
      [{ area: 'user', event: { type: 'sold', price: 1 } }, ['event']],
      [{ area: 'x' }, []],
    ],
  },
  TwoTags: {
    valid: [
      { a: 1, b: 'x', p: 1 },
      { a: 1, b: 'y', q: 1 },
      { a: 2, b: 'x', r: 1 },
    ],
    spoiled: [
      [{ a: 3, b: 'z' }, []],
      [{}, []],
    ],
  },
  NullTag: {
    valid: [{ error: null, data: 1 }, { error: 'e' }],
    spoiled: [
      [{ error: 5 }, []],
      [{}, []],
    ],
  },
  ShapeOrText: {
    valid: ['x', circle, square],
    spoiled: [
      [5, []],
      [null, []],
      [{ kind: 'x' }, []],
    ],
  },
};
