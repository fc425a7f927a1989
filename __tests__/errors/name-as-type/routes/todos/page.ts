import type { Body, Cookie, Header, Query } from 'routeclass';

export default class Todos {
  get(page: Query<'page'>, session_id?: Cookie<'session-id', { description: 'Of the shop.' }>) {
    return { page, session_id };
  }

  put(userAgent: Header<'User-Agent'>, token: Header<'Authorization'>) {
    return { token, userAgent };
  }

  post(title: Body<'title'>) {
    return { title };
  }
}
