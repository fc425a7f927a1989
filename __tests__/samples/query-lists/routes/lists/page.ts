import type { Field, int, Query } from 'routeclass';

export default class Lists {
  get(
    texts: Query<string[]>,
    ids: Query<int[], { minItems: 1; maxItems: 5; uniqueItems: true }>,
    ratios: Query<number[]>,
    flags: Query<boolean[]>,
    states: Query<('open' | 'done')[]>,
    sizes: Query<(1 | 2 | 3)[]>,
    short: Query<Field<string, { maxLength: 3 }>[]>,
    frozen: Query<readonly string[]>,
  ) {
    return { texts, ids, ratios, flags, states, sizes, short, frozen };
  }
}
