import { describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { appOf } from '../../runtime/app/app.ts';
import { createApp } from '../../runtime/app/create-app.ts';
import { defineRoutes, route } from '../../runtime/routing/define.ts';
import { parsePattern, type Segment, segmentNames } from '../../runtime/routing/pattern.ts';
import type { RoutingTable } from '../../runtime/routing/table.ts';

class Page {}

function tableOf(...paths: readonly string[]): RoutingTable {
  const app = createApp(defineRoutes(paths.map((path) => route(path, Page, {}))));
  return appOf(app, 'The test').table;
}

/** The route's path and its parameters; undefined where the table leaves the path to `find`. */
function ordinary(table: RoutingTable, path: string): readonly string[] | undefined {
  const match = table.findOrdinary(path);
  return match && [match.entry.path, ...match.params];
}

function any(table: RoutingTable, path: string): readonly string[] {
  const { entry, params } = table.find(path);
  return [entry.path, ...params];
}

/** Whether nothing in the path must be decoded, resolved or ignored. */
function isOrdinary(path: string): boolean {
  const hasSlashes = path.startsWith('//') || (path.length > 1 && path.endsWith('/'));
  return !hasSlashes && !path.includes('%') && !path.split('/').some((text) => text === '.' || text === '..');
}

const unknown = ['(unknown path)'];

/**
 * The routes that the tree must find, by a slow search: every route that fits, ordered by its first segment,
 * then its second.
 */
function expected(paths: readonly string[], segments: readonly string[]): readonly string[] {
  const rank = { static: 0, dynamic: 1, rest: 2 };
  const fitting = paths
    .map((path) => ({ path, pattern: parsePattern(path) }))
    .filter(({ pattern }) => fits(pattern, segments))
    .sort((one, other) => {
      const at = one.pattern.findIndex(({ kind }, i) => kind !== other.pattern[i]?.kind);
      return at === -1 ? 0 : rank[one.pattern[at]!.kind] - rank[other.pattern[at]!.kind];
    });
  if (fitting[0] === undefined) return unknown;
  const { path, pattern } = fitting[0];
  const params = pattern.flatMap(({ kind }, i) => {
    if (kind === 'static') return [];
    return kind === 'dynamic' ? [segments[i]!] : [segments.slice(i).join('/')];
  });
  return [path, ...params];
}

function fits(pattern: readonly Segment[], segments: readonly string[]): boolean {
  const hasRest = pattern.at(-1)?.kind === 'rest';
  if (hasRest ? segments.length < pattern.length : segments.length !== pattern.length) return false;
  if (segments.includes('')) return false;
  return pattern.every((one, i) => one.kind !== 'static' || one.text === segments[i]);
}

const texts = ['a', 'b', 'ab', 'a%2Fb', '%25', 'caf%C3%A9', '.well-known'];
const pattern = fc
  .tuple(
    fc.array(fc.constantFrom(...texts, '{one}', '{one}'), { maxLength: 5 }),
    fc.constantFrom([], [], ['{all...}']),
  )
  .map(([segments, rest]) => `/${[...segments, ...rest].join('/')}`);
const request = fc
  .array(fc.constantFrom(...texts, 'c', '7', '.', '..', '.a', '...', '', '%zz', '%2f', 'é', '{a}'), {
    maxLength: 7,
  })
  .map((segments) => `/${segments.join('/')}`);

describe('the routing table', () => {
  test('finds what a search through all routes finds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(pattern, { maxLength: 12 }), fc.array(request), (paths, requests) => {
        const table = tableOf(...paths);
        for (const path of requests) {
          const plain = path === '/' ? [] : path.slice(1).split('/');
          const found = ordinary(table, path);
          if (isOrdinary(path)) expect(found).toEqual(expected(paths, plain));
          else if (!path.includes('%')) expect(found).toBe(undefined);
          if (path.includes('%zz')) {
            expect(found).toBe(undefined);
            continue;
          }
          const kept = path.length > 1 && path.endsWith('/') ? plain.slice(0, -1) : plain;
          const wanted = expected(paths, kept.map(decodeURIComponent));
          expect(any(table, path)).toEqual(wanted);
          // A static path that is spelt as its routes' folders are need not be decoded.
          if (found !== undefined) expect(found).toEqual(wanted);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('finds the right one of long texts that differ in a single character', () => {
    const names = Array.from({ length: 400 }, (_, i) => {
      const name = 'x'.repeat(100);
      return `${name.slice(0, i % 100)}${'abcd'[Math.floor(i / 100)]}${name.slice((i % 100) + 1)}`;
    });
    const paths = names.flatMap((name) => [`/${name}`, `/${name}/{id}/${name}`]);
    const table = tableOf(...paths);
    for (const name of names) {
      expect(ordinary(table, `/${name}`)).toEqual([`/${name}`]);
      expect(ordinary(table, `/${name}/7/${name}`)).toEqual([`/${name}/{id}/${name}`, '7']);
      expect(ordinary(table, `/${name}/7/${name}x`)).toEqual(unknown);
    }
    expect(ordinary(table, `/${'x'.repeat(100)}`)).toEqual(unknown);
  });

  test('goes back to a shorter static beginning', () => {
    const table = tableOf('/a/b/c', '/a/b/{x}/d', '/a/{x}/c/{y}', '/a/{all...}', '/{x}/b');
    expect(ordinary(table, '/a/b/c')).toEqual(['/a/b/c']);
    expect(ordinary(table, '/a/b/c/d')).toEqual(['/a/b/{x}/d', 'c']);
    expect(ordinary(table, '/a/b/c/e')).toEqual(['/a/{x}/c/{y}', 'b', 'e']);
    expect(ordinary(table, '/a/b')).toEqual(['/a/{all...}', 'b']);
    expect(ordinary(table, '/b/b')).toEqual(['/{x}/b', 'b']);
    expect(ordinary(table, `/a${'/b'.repeat(5000)}`)).toEqual(['/a/{all...}', `b${'/b'.repeat(4999)}`]);
  });

  test('finds what lies under static paths, whichever was declared first', () => {
    const table = tableOf('/a', '/b', '/a/{x}', '/a/{x}/c', '/b/{x}/c', '/b/{x}/d/e');
    expect(ordinary(table, '/a/7')).toEqual(['/a/{x}', '7']);
    expect(ordinary(table, '/a/7/c')).toEqual(['/a/{x}/c', '7']);
    expect(ordinary(table, '/a/7/cc')).toEqual(unknown);
    expect(ordinary(table, '/b/7/c')).toEqual(['/b/{x}/c', '7']);
    expect(ordinary(table, '/b/7/d/e')).toEqual(['/b/{x}/d/e', '7']);
    expect(ordinary(table, '/b/7/d')).toEqual(unknown);
  });

  test('has no parameter for nothing between two slashes', () => {
    const table = tableOf('/a/{x}', '/b/{all...}', '/{x}/c/{y}');
    for (const path of ['//', '/a//', '/b//', '/b/c//', '/b//c', '/b/c//d', '//c/d', '/a/c//'])
      expect(any(table, path)).toEqual(unknown);
  });

  test('takes only what begins with a slash for a path', () => {
    const table = tableOf('/', '/{x}', '/a');
    for (const path of ['', '*', 'xa', 'x7', 'http://a', '//', '/a/', '/./a'])
      expect(ordinary(table, path)).toBe(undefined);
  });

  test('reads paths of any length, because not every server limits them', () => {
    const table = tableOf('/a/{x}');
    const long = '/a'.repeat(15_000_000);
    expect(ordinary(table, long)).toEqual(unknown);
    expect(ordinary(table, `${long}%`)).toBe(undefined);
  });

  test('keeps what one lookup found apart from the next', () => {
    const table = tableOf('/a/{x}', '/{x}/{y}');
    const first = table.findOrdinary('/a/1');
    table.findOrdinary('/a/2');
    table.findOrdinary('/b/3');
    expect(first?.params).toEqual(['1']);
  });

  test.each([
    ['/{a-b}/x/{ü}', ['a-b', 'ü']],
    ['/{path}/{path...}', ['path', 'path']],
    ['/:id/*/%7Bx%7D/{x.y}', ['x.y']],
    ['/{a\u2028b}/{c}', ['a\u2028b', 'c']],
  ])('knows the names of the segments of %j', (path, names) => {
    expect(segmentNames(path)).toEqual(names);
  });
});

test('a path with many broken encodings costs one error, which takes as long as a hundred segments', () => {
  const table = tableOf('/{a}/caf%C3%A9/{b...}');
  const decode = jest.spyOn(globalThis, 'decodeURIComponent');
  expect(any(table, `/%/caf%C3%A9${'/%ff/%zz'.repeat(100)}`)).toEqual(['/{a}/caf%C3%A9/{b...}']);
  expect(decode.mock.results.filter(({ type }) => type === 'throw')).toHaveLength(1);
  decode.mockRestore();
});
