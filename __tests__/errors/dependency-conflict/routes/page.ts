import type { Depends, Field, Form, Header, int, Query } from 'routeclass';
import type search from '../search.ts';

export function page(limit: Query<int, { ge: 1 }> = 10, token?: Header<string>) {
  return { limit, token };
}

export function caption(title: Form<string, { maxLength: 5 }>) {
  return title;
}

interface Album {
  title: Field<string, { maxLength: 6 }>;
}

export default class Items {
  get(limit: Query<int>, paging: Depends<typeof page>) {
    return { ...paging, limit };
  }

  /** The same type, though not required: no fault. */
  put(limit: Query<int, { ge: 1; description: 'How many' }>, paging: Depends<typeof page>, token: Header<string>) {
    return { ...paging, limit, token };
  }

  delete(found: Depends<typeof search>, q: Query<string>) {
    return { found, q };
  }

  post(text: Depends<typeof caption>, album: Form<Album>) {
    return { text, album };
  }
}
