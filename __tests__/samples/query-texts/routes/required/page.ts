import type { int, Query } from 'routeclass';

export default class Required {
  get(
    text: Query<string>,
    limit: Query<int>,
    ratio: Query<number>,
    flag: Query<boolean>,
    state: Query<'open' | 'done'>,
    name: Query<string, { minLength: 2; maxLength: 40; regex: '^[a-z]+$' }>,
  ) {
    return { text, limit, ratio, flag, state, name };
  }
}
