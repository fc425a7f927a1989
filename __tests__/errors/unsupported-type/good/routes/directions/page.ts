import type { H3Event } from 'h3';
import type { File, Form } from 'routeclass';

export default class Directions {
  async *post() {
    yield* [1].values();
  }

  patch(event: H3Event) {
    return { hasBody: event.req.body !== null };
  }

  delete(photo: File, form: Form<{ title: string }>) {
    return { title: form.title, size: photo.size };
  }
}
