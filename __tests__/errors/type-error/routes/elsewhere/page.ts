import { Body, HttpException, Param } from '@nestjs/common';
import { HttpError, type Query, reply } from 'routeclass';

export default class Elsewhere {
  get(limit: Query, token: Headers<string>) {
    return { limit, token };
  }

  put(file: UploadFile): Response {
    throw new NotFoundException();
  }

  patch(): void {
    throw new HttpError(404);
  }

  // What it returns is a guess, and no error of its own.
  delete() {
    return reply(204);
  }

  post(event: H3Event) {
    if (event.url.hash) throw new HttpError('No such todo', 404);
    return reply(201, { title: 'Buy milk' });
  }
}
