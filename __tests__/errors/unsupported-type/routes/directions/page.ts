import type { IncomingMessage } from 'node:http';
import type { Body, File, Form } from 'routeclass';

export default class Directions {
  post() {
    return [1].values();
  }

  *put() {
    yield 1;
  }

  patch(message: Body<IncomingMessage>): void {}

  delete(form: Form<{ photo: File }>): void {}
}
