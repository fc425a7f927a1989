import { type H3Event, setResponseStatus } from 'h3';
import type { Query } from 'routeclass';

export default class Todos {
  post(event: H3Event) {
    event.res.status = 201;
    return { id: 1 };
  }

  delete(event: H3Event) {
    setResponseStatus(event, 204);
  }

  put(event: H3Event) {
    event.res.status = 404;
    return { detail: 'No such todo' };
  }

  get() {
    return { statusCode: 200, headers: { etag: '"1"' }, body: { total: 0 } };
  }

  async patch(id: Query<string>) {
    return id === '1' ? { status: 404, body: { detail: 'No such todo' } } : { id };
  }
}
