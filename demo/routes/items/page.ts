import type { int, Query } from 'routeclass';

/** Query parameters of every kind, given back. */
export default class Items {
  static tag = 'examples';

  /** The parameters as they were understood. */
  get(
    limit: Query<int, { ge: 1; le: 100; description: 'Number of items to give' }> = 10,
    offset: Query<int, { ge: 0; description: 'Number of items to leave out first' }> = 0,
    search: Query<string | null, { description: 'Text to look for'; example: 'milk' }> = null,
    tags: Query<string[] | null, { description: 'Tags, separated by commas' }> = null,
  ) {
    return { limit, offset, search, tags };
  }
}
