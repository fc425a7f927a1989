import type { Form, int, Query } from 'routeclass';

export default class Search {
  get(limit: Query<int>, text: Form<string>, page?: Form<int>) {
    return { limit, text, page };
  }

  delete(text: Form<string>) {
    return text;
  }
}
