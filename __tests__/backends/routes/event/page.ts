import type { H3Event } from 'h3';

export default class Event {
  get(event: H3Event) {
    return { path: event.url.pathname, search: event.url.search, method: event.req.method };
  }
}
