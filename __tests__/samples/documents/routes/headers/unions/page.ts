import type { Query } from 'routeclass';

type Described = { /** What it is */ 'x-kind': 'b'; 'x-list': string[] };
type Other = { /** Not shown */ 'X-Kind': 'a'; 'x-list': string; 'x-more': string };
type Loose = { 'x-kind': string; /** In one of them */ 'x-list'?: string[] };

/** Headers of one answer whose type is a union. */
export default class Unions {
  /** The values of both, under one name. */
  get(which: Query<boolean>): [string, 200, Described | Other] {
    if (which) return ['', 200, { 'x-kind': 'b', 'x-list': ['a'] }];
    return ['', 200, { 'X-Kind': 'a', 'x-list': 'a', 'x-more': 'b' }];
  }

  /** Any value, where one of them has any. */
  post(): [string, 200, Described | Loose] {
    return ['', 200, { 'x-kind': 'c' }];
  }

  /** Headers that may be undefined, or a text or several. */
  put(which?: Query<string>): [string, 200, { 'x-kind': 'a' | undefined; 'x-list': string | string[] }] {
    return ['', 200, { 'x-kind': which === undefined ? undefined : 'a', 'x-list': 'a' }];
  }

  /** Or no headers at all. */
  patch(which?: Query<string>): [string, 200, { 'x-kind': 'a' }] | [string, 200] {
    return which === undefined ? ['', 200] : ['', 200, { 'x-kind': 'a' }];
  }
}
