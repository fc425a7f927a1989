import type { Cases } from '../support/cases.ts';

const used = { id: 1, mail: 'm', slugs: ['s'], short: 'abc' };

export const branded: Cases = {
  Email: {
    valid: ['a', ''],
    spoiled: [
      [5, []],
      [{ __brand: 'Email' }, []],
    ],
  },
  UserId: {
    valid: [1],
    spoiled: [
      [1.5, []],
      ['1', []],
    ],
  },
  Slug: { valid: ['x'], spoiled: [[1, []]] },
  UsesBrands: {
    valid: [used, { ...used, maybe: null }, { ...used, maybe: 'x' }],
    spoiled: [
      [{ ...used, id: 0.5, short: 'abcd' }, ['id'], ['short']],
      [{ ...used, slugs: [1], mail: null, maybe: 1 }, ['mail'], ['slugs', 0], ['maybe']],
    ],
  },
  ById: { valid: [{}, { a: 1 }], spoiled: [[{ a: 'x' }, ['a']]] },
  Status: { valid: ['on', 'off'], spoiled: [['On', []]] },
  Lines: {
    valid: [[], ['a']],
    spoiled: [
      [[1], [0]],
      [{}, []],
    ],
  },
  UsesLists: {
    valid: [{ lines: ['a'] }, { lines: [], ranges: [[1, 2]] }],
    spoiled: [[{ lines: [1], ranges: [[1]] }, ['lines', 0], ['ranges', 0, 1]]],
  },
  BrandedModel: { valid: [{ id: 1 }], spoiled: [[{}, ['id']]] },
};
