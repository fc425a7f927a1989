import type { Cases } from '../support/cases.ts';

const painted = { color: 'red', level: 10, mixed: 'YES', direction: 'up', bits: 3 };

export const enums: Cases = {
  Painted: {
    valid: [painted, { color: 'green', level: 0, mixed: 0, direction: 'down', bits: 0 }],
    spoiled: [
      [{ ...painted, color: 'Red', level: 'High' }, ['color'], ['level']],
      [{ ...painted, mixed: 'Yes', direction: 0, bits: 4 }, ['mixed'], ['direction'], ['bits']],
    ],
  },
  Member: {
    valid: [
      { color: 'red', level: 10 },
      { color: 'red', level: 0, maybe: null },
      { color: 'red', level: 0, maybe: 'green' },
    ],
    spoiled: [
      [{ color: 'green', level: 1 }, ['color'], ['level']],
      [{ color: 'red', level: 0, maybe: 'blue' }, ['maybe']],
    ],
  },
  Colors: {
    valid: [[], ['red', 'red']],
    spoiled: [
      [['red', 'Red'], [1]],
      ['red', []],
    ],
  },
  LevelBody: {
    valid: [0, 1, 10],
    spoiled: [
      [2, []],
      ['Low', []],
      [null, []],
    ],
  },
  ColorNames: { valid: ['Red', 'Green'], spoiled: [['red', []]] },
  ColorValues: {
    valid: ['red', 'green'],
    spoiled: [
      ['Red', []],
      [0, []],
    ],
  },
  ByColor: {
    valid: [{ red: 1, green: 2.5 }],
    become: [
      [
        { red: 1, green: 2, blue: 3 },
        { red: 1, green: 2 },
      ],
    ],
    spoiled: [
      [{ red: 1 }, ['green']],
      [{ red: 'x', green: 1 }, ['red']],
    ],
  },
  ByLevel: { valid: [{}, { 0: 'a', 10: 'b' }], spoiled: [[{ 1: 5 }, ['1']]] },
};
