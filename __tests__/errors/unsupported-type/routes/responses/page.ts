import { fetch as request, Response } from './_undici.ts';

class Page extends Response {}

export default class Responses {
  get() {
    return new Response();
  }

  async post() {
    return request('https://example.com');
  }

  put(): Page | undefined {
    return undefined;
  }

  patch() {
    return new JsonResponse<number>();
  }
}

class JsonResponse<T> extends Response {
  declare readonly sent: T;
}
