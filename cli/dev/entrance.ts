import type { RequestListener } from 'node:http';

/** What the server calls: passes each request to the version of the app that is current when it comes in. */
export class Entrance {
  #current: RequestListener = notBuilt;

  readonly handler: RequestListener = (request, response) => this.#current(request, response);

  /** New requests go to this one; those in flight end where they began. */
  swap(handler: RequestListener): void {
    this.#current = handler;
  }
}

const notBuilt: RequestListener = (_request, response) => {
  const body = JSON.stringify({
    detail: 'The app has not been built yet: see the terminal for what is wrong',
  });
  response
    .writeHead(503, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
};
