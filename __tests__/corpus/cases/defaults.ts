import type { Cases } from '../support/cases.ts';

const filled = { limit: 10, search: null, tags: ['x'], at: { x: 1, y: 2 }, kind: 'b' };
const own = { limit: 1, search: 's', tags: [], at: { x: 0, y: 0 }, kind: 'a' };
const depth = (flag: object, maybe: object, on: object) => ({
  inner: { deep: { list: [flag] } },
  maybe,
  named: { a: on },
});

export const defaults: Cases = {
  Defaults: {
    valid: [own, filled],
    become: [
      [{}, filled],
      [{ kind: 'a' }, { ...filled, kind: 'a' }],
    ],
    spoiled: [
      [{ limit: 0, tags: null }, ['limit'], ['tags']],
      [{ at: { x: 1 }, kind: null, search: 5 }, ['search'], ['at', 'y'], ['kind']],
    ],
  },
  AtDepth: {
    valid: [depth({ flag: false }, { size: 1 }, { on: true })],
    become: [
      [depth({}, {}, {}), depth({ flag: true }, { size: 3 }, { on: false })],
      [
        { inner: { deep: { list: [] } }, named: {} },
        { inner: { deep: { list: [] } }, named: {} },
      ],
    ],
    spoiled: [
      [
        depth({ flag: 1 }, { size: null }, { on: 'x' }),
        ['inner', 'deep', 'list', 0, 'flag'],
        ['maybe', 'size'],
        ['named', 'a', 'on'],
      ],
    ],
  },
  Picked: {
    valid: [{ limit: 5, kind: 'a' }],
    become: [[{}, { limit: 10, kind: 'b' }]],
    spoiled: [[{ limit: 0 }, ['limit']]],
  },
  Omitted: {
    valid: [{ limit: 5, kind: 'a' }],
    become: [[{ at: 1 }, { limit: 10, kind: 'b' }]],
    spoiled: [[{ kind: 'c' }, ['kind']]],
  },
  Patch: {
    valid: [{}, { limit: 3 }, own],
    spoiled: [
      [{ limit: 0 }, ['limit']],
      [{ at: {} }, ['at', 'x'], ['at', 'y']],
    ],
  },
  All: {
    valid: [{ limit: 5, note: 'n' }],
    become: [[{ note: '' }, { limit: 10, note: '' }]],
    spoiled: [[{}, ['note']]],
  },
  PagedTexts: {
    valid: [{ items: ['a'], size: 1 }],
    become: [[{ items: [] }, { items: [], size: 20 }]],
    spoiled: [[{ items: [1], size: 'x' }, ['items', 0], ['size']]],
  },
};
