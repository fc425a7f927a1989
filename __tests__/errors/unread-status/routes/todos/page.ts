import { type H3Event, setResponseStatus } from 'h3';

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
}
