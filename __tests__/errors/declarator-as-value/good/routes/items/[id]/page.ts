import type { Body, Depends, Header, Path, Query } from 'routeclass';

interface Item {
  name: string;
}

export const currentUser = () => 'ada';

export default class Items {
  get(
    id: Path<string>,
    user: Depends<typeof currentUser>,
    limit: Query<number> = 10,
    search: Query<string> = 'a',
  ) {
    return { id, limit, search, user };
  }

  post(item: Body<Item>, size: Query<number, { alias: 'page-size' }> = 20) {
    return { item, size };
  }

  patch(token: Header<string, { alias: 'x-token' }>) {
    return { token };
  }

  delete(
    word: Header<string, { minLength: 2; regex: '^a' }>,
    least: Query<number, { ge: 1; le: 100 }> = 10,
    many: Query<number, { gt: 0 }> = 20,
  ) {
    return { least, word, many };
  }
}
