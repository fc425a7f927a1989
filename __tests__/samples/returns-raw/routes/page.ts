import type { H3Event } from 'h3';
import type { int, Query } from 'routeclass';

export default class Raw {
  get(event: H3Event, id: Query<int>) {
    return { path: event.url.pathname, id };
  }

  post(): Response {
    return new Response('text');
  }

  async put(id: Query<int>): Promise<Response | { id: int }> {
    return id === 0 ? new Response('none') : { id };
  }

  patch(id: Query<int>): Response | { id: int } | [{ message: string }, 404] | undefined {
    return { id };
  }
}
