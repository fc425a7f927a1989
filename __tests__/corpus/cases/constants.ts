import type { Cases } from '../support/cases.ts';

const used = { size: 'm', role: 'guest', port: 443, code: 2, name: 'z' };
const settings = { host: 'h', port: 1.5, tags: [], inner: { on: false } };

export const constants: Cases = {
  Size: {
    valid: ['s', 'm', 'l'],
    spoiled: [
      ['small', []],
      ['', []],
    ],
  },
  SizeName: { valid: ['small', 'large'], spoiled: [['s', []]] },
  Role: {
    valid: ['admin', 'guest'],
    spoiled: [
      ['owner', []],
      [0, []],
    ],
  },
  UsesConstants: {
    valid: [used, { size: 's', role: 'admin', port: 80, code: 1, name: 'x' }],
    spoiled: [
      [{ ...used, size: 'x', port: 8080 }, ['size'], ['port']],
      [{ ...used, code: '1', name: 'w', role: null }, ['role'], ['code'], ['name']],
    ],
  },
  Settings: {
    valid: [settings],
    spoiled: [
      [{ ...settings, inner: {} }, ['inner', 'on']],
      [{ ...settings, tags: [1] }, ['tags', 0]],
    ],
  },
  Theme: { valid: [{ dark: 'a', light: 'b' }], spoiled: [[{ dark: 1 }, ['dark'], ['light']]] },
  RoutePath: { valid: ['/', '/user'], spoiled: [['/users', []]] },
  Ports: { valid: [{ http: 80, https: 443 }], spoiled: [[{ http: 81, https: 443 }, ['http']]] },
};
