import type { Cases } from '../support/cases.ts';

const all = { one: 'only', text: 'c d', number: -3, yes: true, mixed: null };
const quoted = ["it's", '"q"', '`$\u007bx}`', '*/', '\\', '\u2028', ''];

export const literals: Cases = {
  Literals: {
    valid: [all, { ...all, number: 2.5, mixed: false }, { ...all, mixed: 0 }, { ...all, mixed: 'auto' }],
    spoiled: [
      [{ ...all, one: 'Only', text: 'c' + 'd' }, ['one'], ['text']],
      [{ ...all, number: '1', yes: false, mixed: true }, ['number'], ['yes'], ['mixed']],
      [{ ...all, mixed: 1, text: null }, ['text'], ['mixed']],
    ],
  },
  OnOff: {
    valid: ['on', 'off'],
    spoiled: [
      ['On', []],
      [true, []],
      [null, []],
      [['on'], []],
    ],
  },
  Digit: {
    valid: [0, 9],
    spoiled: [
      [10, []],
      [-1, []],
      ['0', []],
      [0.5, []],
    ],
  },
  Products: {
    valid: ['small-red', 'large-blue'],
    spoiled: [
      ['small', []],
      ['red-small', []],
      ['small-', []],
    ],
  },
  Quoted: {
    valid: quoted,
    spoiled: [
      ['its', []],
      ['`', []],
      [' ', []],
      ['\\\\', []],
    ],
  },
  LiteralLists: {
    valid: [
      { kinds: [], flags: [] },
      { kinds: ['a', 'b', 'a'], flags: [true, 'maybe'] },
    ],
    spoiled: [[{ kinds: ['a', 'c'], flags: [false] }, ['kinds', 1], ['flags', 0]]],
  },
};
