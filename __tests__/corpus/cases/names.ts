import type { Cases } from '../support/cases.ts';

const all = {
  first: { id: 1 },
  second: { name: 'n' },
  shop: { price: 1 },
  inner: { deep: true },
  imported: [{ price: 2 }],
};

export const names: Cases = {
  First: { valid: [{ id: 1 }], spoiled: [[{ name: 'n' }, ['id']]] },
  Second: { valid: [{ name: 'n' }], spoiled: [[{ id: 1 }, ['name']]] },
  Default: { valid: [{ title: 't' }], spoiled: [[{}, ['title']]] },
  OfNamespace: { valid: [{ price: 1 }], spoiled: [[{}, ['price']]] },
  Inner: { valid: [{ deep: true }], spoiled: [[{}, ['deep']]] },
  ByStar: { valid: [{ name: 'n' }], spoiled: [[{}, ['name']]] },
  ByImport: { valid: [{ id: 1 }], spoiled: [[{}, ['id']]] },
  AllItems: {
    valid: [all],
    spoiled: [
      [{ ...all, first: all.second, second: all.first }, ['first', 'id'], ['second', 'name']],
      [
        { ...all, shop: {}, inner: {}, imported: [{}] },
        ['shop', 'price'],
        ['inner', 'deep'],
        ['imported', 0, 'price'],
      ],
    ],
  },
  Local: { valid: [{ local: 'l' }], spoiled: [[{}, ['local']]] },
  Renamed: { valid: [{ local: 'l' }], spoiled: [[{ local: 1 }, ['local']]] },
};
