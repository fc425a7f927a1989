import type { int, Query } from 'routeclass';

/** Returns query parameters of every kind. */
export default class Items {
  static tag = 'examples';

  /** Return the parameters as they were read. */
  get(
    limit: Query<int, { ge: 1; le: 100; description: 'Maximum number of items' }> = 10,
    offset: Query<int, { ge: 0; description: 'Number of items to skip' }> = 0,
    search: Query<string | null, { description: 'Text to search for'; example: 'milk' }> = null,
    tags: Query<string[] | null, { description: 'Tags, separated by commas' }> = null,
  ) {
    return { limit, offset, search, tags };
  }
}
