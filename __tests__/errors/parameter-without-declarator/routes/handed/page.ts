import type { H3Event } from 'h3';

export default class Handed {
  get(req, res) {
    return res.json({ url: req.url });
  }

  post(c) {
    return c.json({ a: 1 });
  }

  put(event: H3Event, response: Response): void {}

  patch(headers: Headers, done: () => void): void {
    done();
  }

  delete(picture: Blob): void {}
}
