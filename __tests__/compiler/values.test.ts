// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what hostile text holds
import { describe, expect, test } from '@jest/globals';
import { isSettings, readSettings } from '../samples/body-defaults/expected/validators/_models/settings.ts';
import {
  isHolder,
  readHolder,
  writeHolder,
} from '../samples/body-unions/expected/validators/_models/holder.ts';
import {
  isHostile,
  readHostile,
  writeHostile,
} from '../samples/hostile-text/expected/validators/_models/hostile.ts';
import { isTree, readTree, writeTree } from '../samples/recursive-models/expected/validators/_models/tree.ts';
import { exchangeJson, sampleApp } from './support/sample-app.ts';

/** The value after a round trip through JSON, as in a body. */
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('the code of the samples does what their types declare', () => {
  test('a value that fits several members of a union keeps the fields of each, and no others', () => {
    const mixed = { a: 'x', b: 1, list: ['l'], c: 'y', inner: { tags: ['t'] }, id: 7 };
    const given = {
      mixed: { ...mixed, more: 1 },
      placed: { at: [{ x: 1, y: 2, z: 'z', more: 1 }, { x: 3 }] },
      all: [mixed, { a: 'x', list: [], c: 5 }],
      inner: { tags: [], more: 1 },
    };
    const placed = { at: [{ x: 1, y: 2, z: 'z' }, { x: 3 }] };
    const expected = { mixed, placed, all: [mixed, { a: 'x', list: [] }], inner: { tags: [] } };
    if (!isHolder(given)) throw new Error('refused');
    expect(readHolder(given)).toEqual(expected);
    expect(JSON.parse(writeHolder(given))).toEqual(expected);
    expect(isHolder({ ...given, mixed: { a: 'x' } })).toBe(false);
  });

  test.each([
    ['POST', { id: 1, size: 2 }, { id: 1, size: 2 }],
    ['POST', { id: 1, size: 'x' }, { id: 1 }],
    ['POST', { size: 2 }, { size: 2 }],
    ['PUT', { id: 1, name: 'Ada' }, { id: 1, size: 1, name: 'Ada' }],
    ['PUT', { id: 1, name: [] }, { id: 1, size: 1 }],
    ['PUT', ['a'], ['a']],
    ['PATCH', { name: 'Ada', more: [{}] }, { name: 'Ada', more: [{}] }],
    ['DELETE', { kind: 'a', more: 2 }, { kind: 'a', size: 1, more: 2 }],
    ['DELETE', { kind: 'b', more: 2 }, { kind: 'b', more: 2 }],
  ])('%s /records keeps of %j what a record beside a model has', async (verb, value, expected) => {
    const app = await sampleApp('body-unions');
    expect(await exchangeJson(app, [verb, '/records'], value, ({ type }) => type)).toEqual({
      value: expected,
    });
  });

  test.each([
    [
      'POST',
      [{ id: 1 }, { id: 2, name: 'Ada' }],
      [
        { id: 1, size: 1 },
        { id: 2, size: 1, name: 'Ada' },
      ],
    ],
    [
      'POST',
      [
        { id: 1, size: 2 },
        { id: 2, name: 5 },
      ],
      [
        { id: 1, size: 2 },
        { id: 2, size: 1 },
      ],
    ],
    ['POST', [{ id: 1, size: 'x' }], [{ id: 1 }]],
    ['POST', [], []],
    ['PUT', [{ id: 1, name: 'Ada', more: 2 }], [{ id: 1, name: 'Ada' }]],
    ['PUT', [{ id: 1, more: 2 }, { id: 2 }], [{ id: 1, more: 2 }, { id: 2 }]],
    ['PUT', null, null],
    ['DELETE', { id: 1, size: 'x' }, { id: 1 }],
    [
      'PATCH',
      { at: [{ id: 1 }, [{ id: 2, name: 'Ada', more: 3 }]] },
      { at: [{ id: 1 }, [{ id: 2, name: 'Ada' }]] },
    ],
  ])('%s /lists keeps of %j what each of the types that it fits has', async (verb, value, expected) => {
    const app = await sampleApp('body-unions');
    expect(await exchangeJson(app, [verb, '/lists'], value, ({ type }) => type)).toEqual({ value: expected });
  });

  test.each([
    ['POST', [{ id: 1, name: 'Ada' }], [{ id: 1, size: 1, name: 'Ada' }]],
    ['POST', [{ id: 1, size: 'x', name: 'Ada' }], [{ id: 1, name: 'Ada' }]],
    [
      'PUT',
      [
        { id: 1, size: 2 },
        { id: 2, name: 'Ada' },
      ],
      [{ id: 1 }, { id: 2, size: 1, name: 'Ada' }],
    ],
    ['PUT', [5, { id: 1, name: 'Ada' }], [5, { id: 1, name: 'Ada' }]],
    ['PATCH', [{ id: 1, name: 'Ada' }], [{ id: 1, size: 1, name: 'Ada' }]],
    [
      'PATCH',
      [
        { id: 1, size: 2 },
        { id: 2, size: 'large' },
      ],
      [
        { id: 1, size: 2 },
        { id: 2, size: 'large' },
      ],
    ],
    ['DELETE', ['sized', { id: 1, name: 'Ada' }], ['sized', { id: 1, size: 1 }]],
  ])('%s /tuples keeps of %j what each of the types that it fits has', async (verb, value, expected) => {
    const app = await sampleApp('body-unions');
    expect(await exchangeJson(app, [verb, '/tuples'], value, ({ type }) => type)).toEqual({
      value: expected,
    });
  });

  test.each([
    ['POST', { all: true, more: [1] }, { all: true, more: [1] }],
    ['POST', { all: true, limit: 5 }, { limit: 5 }],
    ['POST', { id: 1 }, { id: 1, limit: 10 }],
    ['POST', { id: 1, all: true }, { id: 1, all: true }],
    ['PUT', [{ a: 'b' }], [{ a: 'b' }]],
    ['PUT', [{ limit: 1 }, {}], [{ limit: 1 }, { limit: 10 }]],
    ['DELETE', { name: 'Ada' }, { name: 'Ada', limit: 10 }],
    ['PATCH', { kind: 'x', name: 'Ada' }, { kind: 'x', size: 1, name: 'Ada' }],
    ['PATCH', { kind: 2, name: 'Ada' }, { kind: 2, name: 'Ada' }],
  ])(
    '%s /filled keeps of %j the fields of all that what is filled in breaks nowhere',
    async (verb, value, expected) => {
      const app = await sampleApp('body-unions');
      expect(await exchangeJson(app, [verb, '/filled'], value, ({ type }) => type)).toEqual({
        value: expected,
      });
    },
  );

  test('a model that holds itself is checked, read and written to its leaves', () => {
    const leaf = { value: 1, right: null, children: [], byName: {} };
    const tree = { value: 2, left: leaf, right: { ...leaf, children: [leaf] }, byName: { a: leaf } };
    expect(isTree(tree)).toBe(true);
    expect(isTree({ ...tree, byName: { a: { ...leaf, value: 1.5 } } })).toBe(false);
    const read = readTree(json({ ...tree, more: 1, left: { ...leaf, more: 1 } }));
    expect(read).toEqual({ ...tree, children: [] });
    expect(JSON.parse(writeTree(read))).toEqual(read);
  });

  test('a deep union is checked, read and written fast where a literal selects the member at each level', async () => {
    const app = await sampleApp('recursive-aliases');
    const send = (route: readonly [string, string], body: unknown) =>
      exchangeJson(app, route, body, ({ loc, type }) => [type, loc]);
    const nest = (leaf: unknown, level: (inner: unknown) => unknown) =>
      Array.from({ length: 100 }).reduce((inner) => level(inner), leaf);
    const sum = (inner: unknown) => [inner, '-', 1];
    const term = (inner: unknown) => ({ left: inner, right: { value: 1 }, op: '/' });
    expect(await send(['POST', '/sums'], nest(1, sum))).toEqual(nest(1, sum));
    expect(await send(['PUT', '/sums'], nest({ value: 1 }, term))).toEqual(nest({ value: 1 }, term));
    expect(await send(['POST', '/sums'], nest('x', sum))).toEqual([['union_error', ['body']]]);
    expect(await send(['PUT', '/sums'], nest({ value: 'x' }, term))).toEqual([['union_error', ['body']]]);
  });

  test('hostile names are names', () => {
    const hostile = json({
      "it's": '1',
      'a "quoted" name': '2',
      'back`tick ${hole}': '3',
      'new\nline\u2028sep': '4',
      constructor: '5',
      '': '6',
      '*/': '`${e}`',
      regex: "/'/\u2028/",
      toString: '7',
    });
    Object.defineProperty(hostile, '__proto__', { value: '8', enumerable: true });
    if (!isHostile(hostile)) throw new Error('refused');
    const read = readHostile(hostile);
    expect(read['a.b']).toBe("it's `${x}` \\ </script> \u2028");
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(JSON.parse(writeHostile(read))).toEqual(JSON.parse(JSON.stringify(read)));
  });

  test('each value gets defaults of its own, and optional fields stay away', () => {
    const given = json({ inner: {} });
    if (!isSettings(given)) throw new Error('refused');
    const [one, other] = [readSettings(given), readSettings(given)];
    expect(one).toEqual({
      theme: 'light',
      size: 10,
      tags: ['new', 'open'],
      window: { width: 800, height: 600 },
      inner: { width: 100, height: -5 },
      nothing: null,
      flags: {},
    });
    expect(one.tags).not.toBe(other.tags);
    expect(one.window).not.toBe(other.window);
    expect('optional' in one).toBe(false);
  });
});
