import type { Cases } from '../support/cases.ts';

const quotes = {
  "it's": 'a',
  '"double"': 'b',
  '`${tick}`': 'c',
  '*/ //': 'd',
  'back\\slash': 'e',
  'line\nbreak': 'f',
  '\u2028': 'g',
};
const inherited = { constructor: 'c', toString: 1, hasOwnProperty: true, valueOf: { call: 't' } };
const words = { class: 'c', default: 1, await: true, new: { delete: 1 }, undefined: 'u', input: 1, value: 2 };
const paths = { 'a.b': 1, 'a/b': 2, 'a~1b': 3, '#/$ref': 4, $ref: 5, 'a[0]': 6 };

export const hostile: Cases = {
  Quotes: {
    valid: [quotes],
    spoiled: [
      [{}, ...Object.keys(quotes).map((name) => [name])],
      [{ ...quotes, '*/ //': 1 }, ['*/ //']],
    ],
  },
  Blank: { valid: [{ '': 1, ' ': 2, '  two ': 3 }], spoiled: [[{ '': 'x' }, [''], [' '], ['  two ']]] },
  Proto: {
    valid: [JSON.parse('{"__proto__":"p","own":1}')],
    spoiled: [
      [{ own: 1 }, ['__proto__']],
      [JSON.parse('{"__proto__":{"own":1}}'), ['__proto__'], ['own']],
    ],
  },
  Inherited: {
    valid: [inherited],
    spoiled: [
      [{}, ['constructor'], ['toString'], ['hasOwnProperty'], ['valueOf']],
      [{ ...inherited, valueOf: {} }, ['valueOf', 'call']],
    ],
  },
  OfLists: {
    valid: [{ filter: null, length: 1, 0: 'x' }],
    spoiled: [
      [[], []],
      [[1], []],
      [{}, ['filter'], ['length'], ['0']],
    ],
  },
  Unicode: {
    valid: [{ ä: 1, '\u{1F600}': 'x', 日本: true, 'e\u0301': 1 }],
    spoiled: [[{ ä: 1, '\u{1F600}': 'x', 日本: true, '\u00e9': 1 }, ['e\u0301']]],
  },
  Numeric: {
    valid: [{ 0: 'a', 1.5: 'b', '01': 'c', '-1': 'd', 1e21: 'e' }],
    spoiled: [[{ 0: 1, 1.5: 'b', '01': 'c', '-1': 'd' }, ['0'], ['1e+21']]],
  },
  Words: { valid: [words], spoiled: [[{ ...words, new: {}, input: 'x' }, ['new', 'delete'], ['input']]] },
  Paths: { valid: [paths], spoiled: [[{ ...paths, 'a/b': 'x', $ref: null }, ['a/b'], ['$ref']]] },
  Json: {
    valid: [{ toJSON: 1, length: 'l', caller: 't' }],
    spoiled: [[{ toJSON: 1, length: 1 }, ['length'], ['caller']]],
  },
  Signs: {
    valid: [{ '#x': 1, '__@y': 2, '@': 3, $: 4, _: 5 }],
    spoiled: [[{ '#x': 'x', '__@y': 2, '@': 3, $: 4 }, ['#x'], ['_']]],
  },
};
