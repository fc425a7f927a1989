import type { Body, Query } from 'routeclass';
import { limits, Names, sizes, Theme, tags } from '../constants.ts';
import { all, limit } from '../reexport.ts';

const own = `plain`;

export default class Constants {
  static tag = [...tags, 'c'];
  static limits = { ...limits, depth: 4 * 8 };

  get(
    a: Query<number> = limit,
    b: Query<number> = all.most,
    c: Query<string> = own,
    d: Query<number> = +(limits.body),
    e: Query<string[]> = [own, 'x'],
    f: Query<string | undefined> = undefined,
    g: Query<number> = limits['body'],
    h: Query<string> = tags[1],
    i: Query<number> = sizes.most,
    j: Query<number> = -sizes.least,
    k: Query<string> = Names.first,
    l: Query<string[]> = ['z', ...tags],
    m: Query<Theme> = Theme.DARK,
  ) {
    return { a, b, c, d, e, f, g, h, i, j, k, l, m };
  }

  post(body: Body<{ x: number; body: number }> = { x: -1, ...limits }) {
    return body;
  }
}
