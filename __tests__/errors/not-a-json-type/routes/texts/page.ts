import { reply } from 'routeclass';

interface Todo {
  title: string;
}

export default class Texts {
  get(): [string, 200, { 'content-type': 'text/plain' }] {
    return ['buy milk', 200, { 'content-type': 'text/plain' }];
  }

  post() {
    return reply('<p>buy milk</p>', 201, { 'Content-Type': 'text/html; charset=utf-8' });
  }

  async put(): Promise<[Todo | Blob, 200 | 202 | 204, { 'content-type'?: 'image/png' | 'application/json' }]> {
    return [{ title: 'buy milk' }, 200, {}];
  }

  /** The content type says that a text is meant, also of `JSON.stringify`. */
  delete() {
    return reply(JSON.stringify({ title: 'buy milk' }), 200, { 'content-type': 'text/plain' });
  }
}
