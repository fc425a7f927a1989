import type { Cookie, Field, Header, int, Query } from 'routeclass';

type PageNumber = Query<int, { ge: 1; message: 'Pages start at 1' }>;

export default class Pages {
  get(
    page: PageNumber,
    tags?: Query<Field<string, { minLength: 1 }>[], { message: 'No empty tags' }>,
    sizes: Query<
      Field<int, { gt: 0; message: 'Sizes are above 0' }>[],
      { uniqueItems: true; message: 'Each size once' }
    > = [],
    token?: Header<Field<string, { minLength: 3; message: 'Log in first' }>>,
    theme?: Cookie<'dark' | 'light', { message: 'It is dark or light' }>,
  ) {
    return { page, tags, sizes, token, theme };
  }
}
