import { expect } from '@jest/globals';
import { absent, is, not, notOneOf } from './answers.ts';
import type { Row } from './rows.ts';

const aOrB = notOneOf("'a' or 'b'");
const sizes = notOneOf('1, 2 or 10');
const mixed = notOneOf("'auto', 1 or -2");
const colors = notOneOf("'red' or 'dark green'");
const levels = notOneOf('0, 1 or 5');
const version = not('string_pattern_mismatch', { pattern: expect.any(String) });

export const literals: readonly Row[] = [
  {
    name: 'literals',
    type: "'a' | 'b'",
    fallback: ["'b'", 'b'],
    texts: [
      ['a', is('a')],
      ['b', is('b')],
      ['A', aOrB],
      ['c', aOrB],
      ['ab', aOrB],
      ['a ', aOrB],
      ['constructor', aOrB],
    ],
    empty: aOrB,
    emptyField: absent,
    twice: { texts: ['a', 'b'], query: is('b'), header: aOrB, cookie: is('a'), form: is('b') },
    json: [
      ['"a"', is('a')],
      ['"c"', aOrB],
      ['""', aOrB],
      ['0', aOrB],
      ['null', aOrB],
      ['["a"]', aOrB],
    ],
  },
  {
    name: 'numeric-literals',
    type: '1 | 2 | 10',
    fallback: ['10', 10],
    texts: [
      ['1', is(1)],
      ['10', is(10)],
      ['02', sizes],
      ['2.0', sizes],
      ['1e1', sizes],
      ['+1', sizes],
      ['3', sizes],
      ['x', sizes],
    ],
    empty: sizes,
    emptyField: absent,
    twice: { texts: ['1', '2'], query: is(2), header: sizes, cookie: is(1), form: is(2) },
    json: [
      ['1', is(1)],
      ['2.0', is(2)],
      ['3', sizes],
      ['"1"', sizes],
      ['true', sizes],
      ['null', sizes],
    ],
  },
  {
    name: 'mixed-literals',
    type: "'auto' | 1 | -2",
    fallback: ["'auto'", 'auto'],
    texts: [
      ['auto', is('auto')],
      ['1', is(1)],
      ['-2', is(-2)],
      ['2', mixed],
      ['Auto', mixed],
    ],
    empty: mixed,
    emptyField: absent,
    twice: { texts: ['auto', '1'], query: is(1), header: mixed, cookie: is('auto'), form: is(1) },
    json: [
      ['"auto"', is('auto')],
      ['-2', is(-2)],
      ['"1"', mixed],
      ['2', mixed],
    ],
  },
  {
    name: 'string-enum',
    type: 'Color',
    fallback: ['Color.Green', 'dark green'],
    texts: [
      ['red', is('red')],
      ['dark green', is('dark green')],
      ['Red', colors],
      ['Green', colors],
      ['blue', colors],
    ],
    empty: colors,
    emptyField: absent,
    twice: {
      texts: ['red', 'dark green'],
      query: is('dark green'),
      header: colors,
      cookie: is('red'),
      form: is('dark green'),
    },
    json: [
      ['"red"', is('red')],
      ['"Red"', colors],
      ['0', colors],
      ['null', colors],
    ],
  },
  {
    name: 'number-enum',
    type: 'Level',
    fallback: ['Level.High', 5],
    texts: [
      ['0', is(0)],
      ['1', is(1)],
      ['5', is(5)],
      ['2', levels],
      ['High', levels],
      ['05', levels],
      ['-0', levels],
    ],
    empty: levels,
    emptyField: absent,
    twice: { texts: ['0', '5'], query: is(5), header: levels, cookie: is(0), form: is(5) },
    json: [
      ['0', is(0)],
      ['5', is(5)],
      ['2', levels],
      ['"High"', levels],
      ['"0"', levels],
    ],
  },
  {
    name: 'template',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a type of the page
    type: '`v${number}`',
    fallback: ["'v1'", 'v1'],
    texts: [
      ['v1', is('v1')],
      ['v-1.5', is('v-1.5')],
      ['v', version],
      ['V1', version],
    ],
    empty: version,
    emptyField: absent,
    twice: { texts: ['v1', 'v'], query: version, header: version, cookie: is('v1'), form: version },
    json: [
      ['"v1"', is('v1')],
      ['""', version],
      ['1', not('string_type')],
    ],
  },
];

/** No text means `null`, which is in the type for the default only. In a body it is a value. */
export const nullables: readonly Row[] = [
  {
    name: 'nullable-string',
    type: 'string | null',
    fallback: ['null', null],
    texts: [
      ['a', is('a')],
      ['null', is('null')],
    ],
    empty: is(''),
    emptyField: is(''),
    twice: { texts: ['a', 'b'], query: is('b'), header: is('a, b'), cookie: is('a'), form: is('b') },
    json: [
      ['"a"', is('a')],
      ['null', is(null)],
      ['5', not('string_type')],
      ['{}', not('string_type')],
    ],
  },
  {
    name: 'nullable-int',
    type: 'int | null',
    fallback: ['null', null],
    texts: [
      ['5', is(5)],
      ['null', not('int_parsing')],
      ['x', not('int_parsing')],
    ],
    empty: not('int_parsing'),
    emptyField: absent,
    twice: { texts: ['5', '6'], query: is(6), header: not('int_parsing'), cookie: is(5), form: is(6) },
    json: [
      ['5', is(5)],
      ['null', is(null)],
      ['"5"', not('int_type')],
      ['5.5', not('int_from_float')],
    ],
  },
  {
    name: 'nullable-boolean',
    type: 'boolean | null',
    fallback: ['null', null],
    texts: [
      ['on', is(true)],
      ['F', is(false)],
      ['null', not('bool_parsing')],
    ],
    empty: not('bool_parsing'),
    emptyField: absent,
    twice: {
      texts: ['on', 'off'],
      query: is(false),
      header: not('bool_parsing'),
      cookie: is(true),
      form: is(false),
    },
    json: [
      ['false', is(false)],
      ['null', is(null)],
      ['"on"', not('bool_type')],
      ['0', not('bool_type')],
    ],
  },
  {
    name: 'nullable-enum',
    type: 'Color | null',
    fallback: ['null', null],
    texts: [
      ['red', is('red')],
      ['null', colors],
    ],
    empty: colors,
    emptyField: absent,
    twice: { texts: ['red', 'x'], query: colors, header: colors, cookie: is('red'), form: colors },
    json: [
      ['"red"', is('red')],
      ['null', is(null)],
      ['"x"', colors],
    ],
  },
  {
    name: 'nullable-list',
    type: 'string[] | null',
    fallback: ['null', null],
    texts: [
      ['a', is(['a'])],
      ['a,b', is(['a', 'b'])],
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
      ['[]', is([])],
      ['["a"]', is(['a'])],
      ['null', is(null)],
      ['"a"', not('list_type')],
    ],
  },
];
