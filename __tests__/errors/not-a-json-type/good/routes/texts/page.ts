import { reply } from 'routeclass';

interface Problem {
  detail: string;
}

export default class Texts {
  get(): [Blob, 200, { 'content-type': 'text/plain' }] {
    return [new Blob(['buy milk']), 200, { 'content-type': 'text/plain' }];
  }

  post() {
    return reply(new Blob(['<p>buy milk</p>']), 201, { 'content-type': 'text/html; charset=utf-8' });
  }

  put(): Response {
    return new Response('buy milk', { headers: { 'content-type': 'text/plain' } });
  }

  patch(): [Problem, 409, { 'content-type': 'application/problem+json' }] {
    return [{ detail: 'bought already' }, 409, { 'content-type': 'application/problem+json' }];
  }

  delete(): [undefined, 204 | 200, { 'content-type': 'text/plain' }] {
    return [undefined, 204, { 'content-type': 'text/plain' }];
  }
}
