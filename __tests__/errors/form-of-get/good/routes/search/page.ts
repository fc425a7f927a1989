import type { Body, Form, int, Query } from 'routeclass';

export default class Search {
  get(limit: Query<int>, text: Query<string>, page?: Query<int>) {
    return { limit, text, page };
  }

  delete(text: Form<string>) {
    return text;
  }

  post(search: Body<{ text: string }>) {
    return search;
  }
}
