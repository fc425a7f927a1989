import type { Body, Query } from 'routeclass';
import { limits, tags } from '../constants.ts';
import { all, limit } from '../reexport.ts';

const own = `plain`;

export default class Constants {
  static tag = tags;
  static limits = limits;

  get(
    a: Query<number> = limit,
    b: Query<number> = all.most,
    c: Query<string> = own,
    d: Query<number> = +(limits.body),
    e: Query<string[]> = [own, 'x'],
    f: Query<string | undefined> = undefined,
    g: Query<number> = limits['body'],
  ) {
    return { a, b, c, d, e, f, g };
  }

  post(body: Body<{ x: number }> = { x: -1 }) {
    return body;
  }
}
