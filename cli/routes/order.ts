import type { Route, Segment } from '../../compiler/model/model.ts';
import { byCodeUnit } from '../../compiler/order.ts';

const ranks = { static: 0, dynamic: 1, rest: 2 } as const;

/**
 * The routes in the order in which the table tries them. Segment by segment, static comes before dynamic, and
 * dynamic before the rest of a path; a path comes before those that extend it. Static segments are sorted by
 * code units.
 */
export function inMatchingOrder(routes: readonly Route[]): readonly Route[] {
  return [...routes].sort((a, b) => comparePaths(a.path, b.path));
}

function comparePaths(a: readonly Segment[], b: readonly Segment[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const [one, other] = [a[i]!, b[i]!];
    const order = ranks[one.kind] - ranks[other.kind] || byCodeUnit(textOf(one), textOf(other));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const textOf = (segment: Segment) => (segment.kind === 'static' ? segment.text : segment.name);
