import type { Cookie, Field, Form, Query } from 'routeclass';

export default class Values {
  get(
    last: Query<bigint>,
    page: Query<URL>,
    tags: Query<Set<string>>,
    all: Query<Map<string, string>>,
    cookies: Cookie<Map<string, string>>,
    seen: Query<Set<bigint>>,
    ids?: Query<Field<bigint>[]>,
  ) {
    return { last: `${last}`, page: page.href, tags: tags.size, all: all.size, cookies: cookies.size, seen: seen.size, ids: ids?.length };
  }

  post(form: Form<FormData>): void {}
}
