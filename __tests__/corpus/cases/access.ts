import type { Cases } from '../support/cases.ts';

const used = { role: 'user', zip: 'z', order: { by: 'id' } };

export const access: Cases = {
  Address: {
    valid: [
      { zip: 'z', geo: null },
      { zip: 'z', geo: { lat: 1.5, lng: 0 } },
    ],
    spoiled: [
      [{ zip: 'z', geo: { lat: 1 } }, ['geo', 'lng']],
      [{ zip: 'z' }, ['geo']],
    ],
  },
  Tag: { valid: [{ name: 'n' }], spoiled: [[{}, ['name']]] },
  Key: { valid: ['id', 'address', 'tags', 'role'], spoiled: [['zip', []]] },
  Geo: {
    valid: [{ lat: 0, lng: 0 }],
    spoiled: [
      [null, []],
      [{ lat: '0', lng: 0 }, ['lat']],
    ],
  },
  AnyValue: {
    valid: [1, { zip: 'z', geo: null }, [{ name: 'n' }], 'admin'],
    spoiled: [
      ['x', []],
      [1.5, []],
      [[{}], []],
    ],
  },
  IdOrRole: {
    valid: [1, 'user'],
    spoiled: [
      ['x', []],
      [null, []],
    ],
  },
  UsesAccess: {
    valid: [used, { ...used, order: { by: 'tags', down: true } }],
    spoiled: [[{ role: 'x', zip: 1, order: { by: 'zip' } }, ['role'], ['zip'], ['order', 'by']]],
  },
};
