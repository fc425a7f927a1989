import type { Body, Cookie, Form, Header, Query } from 'routeclass';

export default class Todos {
  get(page: Query<string>, session_id?: Cookie<string, { alias: 'session-id' }>, sort?: Query<'asc'>) {
    return { page, session_id, sort };
  }

  put(userAgent: Header<string>, token: Header<string, { alias: 'Authorization' }>, connection?: Header<'X-Trace'>) {
    return { connection, token, userAgent };
  }

  post(body: Body<{ title: string }>, all?: Query<'all', { alias: 'all' }>) {
    return { all, title: body.title };
  }

  patch(agreed?: Form<'yes'>, kind: Form<'kind'> = 'kind') {
    return { agreed, kind };
  }
}
