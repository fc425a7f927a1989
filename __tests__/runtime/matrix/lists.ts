import { expect } from '@jest/globals';
import { absent, all, is, item, not, notOneOf } from './answers.ts';
import type { Row } from './rows.ts';

const noInt = not('int_parsing');
const noNumber = not('float_parsing');
const noBoolean = not('bool_parsing');
const aOrB = notOneOf("'a' or 'b'");
const levels = notOneOf('0, 1 or 5');
const repeated = not('value_error', { reason: expect.any(String) });
const size = (rule: 'min_length' | 'max_length', bound: number, actual_length: number) =>
  not(rule === 'min_length' ? 'too_short' : 'too_long', { field_type: 'List', [rule]: bound, actual_length });

export const lists: readonly Row[] = [
  {
    name: 'strings',
    type: 'string[]',
    fallback: ["['x', 'y']", ['x', 'y']],
    texts: [
      ['a', is(['a'])],
      ['a,b,c', is(['a', 'b', 'c'])],
      ['a,,b', is(['a', '', 'b'])],
      [',', is(['', ''])],
      ['a,', is(['a', ''])],
      ['a b,c', is(['a b', 'c'])],
      ['[a]', is(['[a]'])],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['a,b', 'c'],
      query: is(['a', 'b', 'c']),
      header: is(['a', 'b', 'c']),
      cookie: is(['a', 'b']),
      form: is(['a', 'b', 'c']),
    },
    json: [
      ['[]', is([])],
      ['["a",""]', is(['a', ''])],
      ['"a"', not('list_type')],
      ['"a,b"', not('list_type')],
      ['{}', not('list_type')],
      ['{"0":"a","length":1}', not('list_type')],
      ['null', not('list_type')],
      ['[1]', item(0, 1, not('string_type'))],
      ['["a",null,["b"]]', all(item(1, null, not('string_type')), item(2, ['b'], not('string_type')))],
    ],
  },
  {
    name: 'ints',
    type: 'int[]',
    fallback: ['[1, -2]', [1, -2]],
    texts: [
      ['5', is([5])],
      ['1,-2,0', is([1, -2, 0])],
      ['1,x', item(1, 'x', noInt)],
      ['1.5,2,', all(item(0, '1.5', noInt), item(2, '', noInt))],
      [',', all(item(0, '', noInt), item(1, '', noInt))],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['1', '2,x'],
      query: item(2, 'x', noInt),
      header: item(2, 'x', noInt),
      cookie: is([1]),
      form: item(2, 'x', noInt),
    },
    json: [
      ['[1,2]', is([1, 2])],
      ['[]', is([])],
      ['[1,"2",3.5]', all(item(1, '2', not('int_type')), item(2, 3.5, not('int_from_float')))],
      ['1', not('list_type')],
      ['"1,2"', not('list_type')],
    ],
  },
  {
    name: 'numbers',
    type: 'number[]',
    fallback: ['[0.5]', [0.5]],
    texts: [
      ['1.5,2', is([1.5, 2])],
      ['1.5,.5', item(1, '.5', noNumber)],
      ['1e400', item(0, '1e400', not('finite_number'))],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['1.5', '2.5'],
      query: is([1.5, 2.5]),
      header: is([1.5, 2.5]),
      cookie: is([1.5]),
      form: is([1.5, 2.5]),
    },
    json: [
      ['[1.5]', is([1.5])],
      ['["1.5"]', item(0, '1.5', not('float_type'))],
      ['[1e400]', item(0, null, not('finite_number'))],
    ],
  },
  {
    name: 'booleans',
    type: 'boolean[]',
    fallback: ['[true]', [true]],
    texts: [
      ['true', is([true])],
      ['on,0,F', is([true, false, false])],
      ['yes,2', item(1, '2', noBoolean)],
      ['true, false', item(1, ' false', noBoolean)],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['t', 'f'],
      query: is([true, false]),
      header: is([true, false]),
      cookie: is([true]),
      form: is([true, false]),
    },
    json: [
      ['[true,false]', is([true, false])],
      ['["true"]', item(0, 'true', not('bool_type'))],
      ['true', not('list_type')],
    ],
  },
  {
    name: 'literal-list',
    type: "('a' | 'b')[]",
    fallback: ["['b']", ['b']],
    texts: [
      ['a,b,a', is(['a', 'b', 'a'])],
      ['a,c', item(1, 'c', aOrB)],
      ['A', item(0, 'A', aOrB)],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['a', 'b'],
      query: is(['a', 'b']),
      header: is(['a', 'b']),
      cookie: is(['a']),
      form: is(['a', 'b']),
    },
    json: [
      ['["a","b"]', is(['a', 'b'])],
      ['["a","c"]', item(1, 'c', aOrB)],
      ['"a"', not('list_type')],
    ],
  },
  {
    name: 'enum-list',
    type: 'Level[]',
    fallback: ['[]', []],
    texts: [
      ['0,5', is([0, 5])],
      ['1,2', item(1, '2', levels)],
      ['High', item(0, 'High', levels)],
    ],
    empty: is([]),
    emptyField: absent,
    twice: { texts: ['0', '1'], query: is([0, 1]), header: is([0, 1]), cookie: is([0]), form: is([0, 1]) },
    json: [
      ['[0,5]', is([0, 5])],
      ['["0"]', item(0, '0', levels)],
      ['[2]', item(0, 2, levels)],
    ],
  },
  // Values are compared, not texts: typescript.md, section 10, and JSON Schema's `uniqueItems`.
  {
    name: 'unique-int-list',
    type: 'int[]',
    options: 'uniqueItems: true',
    fallback: ['[3]', [3]],
    texts: [
      ['1,2', is([1, 2])],
      ['1,01', item(1, '01', repeated)],
      ['0,-0', item(1, '-0', repeated)],
      ['x,01,1', all(item(0, 'x', not('int_parsing')), item(2, '1', repeated))],
      ['x,y', all(item(0, 'x', not('int_parsing')), item(1, 'y', not('int_parsing')))],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['1', '01'],
      query: item(1, '01', repeated),
      header: item(1, '01', repeated),
      cookie: is([1]),
      form: item(1, '01', repeated),
    },
    json: [
      ['[1,2]', is([1, 2])],
      ['[1,1.0]', item(1, 1, repeated)],
    ],
  },
  {
    name: 'unique-number-list',
    type: 'number[]',
    options: 'uniqueItems: true',
    fallback: ['[3]', [3]],
    texts: [
      ['1,1.5', is([1, 1.5])],
      ['1,1.0', item(1, '1.0', repeated)],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['10', '1e1'],
      query: item(1, '1e1', repeated),
      header: item(1, '1e1', repeated),
      cookie: is([10]),
      form: item(1, '1e1', repeated),
    },
    json: [['[10,1e1]', item(1, 10, repeated)]],
  },
  {
    name: 'unique-boolean-list',
    type: 'boolean[]',
    options: 'uniqueItems: true',
    fallback: ['[true]', [true]],
    texts: [
      ['true,no', is([true, false])],
      ['true,1', item(1, '1', repeated)],
    ],
    empty: is([]),
    emptyField: absent,
    twice: {
      texts: ['yes', 'ON'],
      query: item(1, 'ON', repeated),
      header: item(1, 'ON', repeated),
      cookie: is([true]),
      form: item(1, 'ON', repeated),
    },
    json: [['[true,true]', item(1, true, repeated)]],
  },
  {
    name: 'bounded-list',
    type: 'string[]',
    options: 'minItems: 2; maxItems: 3; uniqueItems: true',
    fallback: ["['x', 'y']", ['x', 'y']],
    texts: [
      ['a,b', is(['a', 'b'])],
      ['a', size('min_length', 2, 1)],
      ['a,b,c,d', size('max_length', 3, 4)],
      ['a,b,a', item(2, 'a', repeated)],
    ],
    empty: size('min_length', 2, 0),
    emptyField: absent,
    twice: {
      texts: ['a', 'b'],
      query: is(['a', 'b']),
      header: is(['a', 'b']),
      cookie: size('min_length', 2, 1),
      form: is(['a', 'b']),
    },
    json: [
      ['["a","b"]', is(['a', 'b'])],
      ['[]', size('min_length', 2, 0)],
      ['["a","b","c","d"]', size('max_length', 3, 4)],
      ['["a","a"]', item(1, 'a', repeated)],
      ['"ab"', not('list_type')],
    ],
  },
];
