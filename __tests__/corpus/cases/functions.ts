import type { Cases } from '../support/cases.ts';

export const functions: Cases = {
  Found: { valid: [{ found: true, id: 1 }], spoiled: [[{ found: 1, id: 'x' }, ['found'], ['id']]] },
  LastOverload: { valid: [{ kind: 'bytes', size: 1 }], spoiled: [[{ kind: 'text', size: 1 }, ['kind']]] },
  Loaded: { valid: [{ rows: [] }, { rows: [{ id: 1 }] }], spoiled: [[{ rows: [{}] }, ['rows', 0, 'id']]] },
  Input: {
    valid: [{ deep: true }, { deep: false, limit: 1 }],
    spoiled: [[{ limit: 'x' }, ['deep'], ['limit']]],
  },
  Arguments: {
    valid: [[1, { deep: true }]],
    spoiled: [
      [[1], [1]],
      [['x', {}], [0], [1, 'deep']],
    ],
  },
  Made: {
    valid: [{ name: 'n', count: 1, tags: ['x'] }],
    spoiled: [[{ name: 'n', count: 1, tags: [1] }, ['tags', 0]]],
  },
  Created: { valid: [{ id: 'i', title: 't' }], spoiled: [[{ id: 1, title: 't' }, ['id']]] },
  CreateInput: { valid: [{ title: 't' }], spoiled: [[{}, ['title']]] },
};
