import type { Context } from 'hono';

export default class Frameworks {
  get(c: Context): void {
    c.status(204);
  }

  put(response: Response): void {
    response.headers.set('x-kind', 'page');
  }
}
