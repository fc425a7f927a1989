import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { hasAllowedHost } from './allowed-host.ts';
import type { BuildStatus, StatusPublisher } from './build-status.ts';
import { devPath, overlayTags } from './overlay/with-overlay.ts';

const files: { readonly [path: string]: { readonly specifier: string; readonly type: string } } = {
  [`${devPath}/overlay.js`]: { specifier: '#overlay.js', type: 'text/javascript' },
  [`${devPath}/overlay.css`]: { specifier: '#overlay.css', type: 'text/css' },
};

const json = { 'content-type': 'application/json' };

const policy =
  "default-src 'none'; img-src data:; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const notBuilt = 'The app has not been built yet: see the diagnostics';
const wrongHost =
  'The diagnostics of `routeclass dev` quote source code: request them at `localhost`, or at an IP address of this machine';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Not built yet</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    ${overlayTags}
  </head>
  <body>
    <noscript>The app has not been built yet: see the errors in the terminal.</noscript>
  </body>
</html>
`;

/**
 * The answers of the session itself: the result of the last build, and an answer to every request while no
 * build can be served.
 */
export class DevAnswers {
  readonly #publisher: StatusPublisher;
  readonly #streams = new Set<ServerResponse>();

  constructor(publisher: StatusPublisher) {
    this.#publisher = publisher;
  }

  /** Answers a request below `/__routeclass`; returns false for any other. */
  take(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    const path = url.split('?')[0]!;
    if (!path.startsWith(`${devPath}/`) || (method !== 'GET' && method !== 'HEAD')) return false;
    const file = files[path];
    if (!hasAllowedHost(request)) {
      send(response, 403, `${JSON.stringify({ detail: wrongHost })}\n`, json);
    } else if (file !== undefined) {
      const text = readFileSync(fileURLToPath(import.meta.resolve(file.specifier)), 'utf8');
      send(response, 200, text, { 'content-type': `${file.type}; charset=utf-8` });
    } else if (path === `${devPath}/diagnostics`) {
      this.#json(response, 200);
    } else if (path === `${devPath}/events`) {
      this.#stream(request, response);
    } else return false;
    return true;
  }

  /**
   * Answers 503 while no build can be served: with a page for browsers, and with the document of `build
   * --json` for all other clients.
   */
  refuse(request: IncomingMessage, response: ServerResponse): void {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && request.headers.accept?.includes('text/html')) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      send(response, 503, page, headers);
    } else if (hasAllowedHost(request)) {
      this.#json(response, 503, { detail: notBuilt });
    } else send(response, 503, `${JSON.stringify({ detail: wrongHost })}\n`, json);
  }

  /** Ends the event streams: browsers reconnect once the server is back. */
  close(): void {
    for (const response of this.#streams) response.end();
  }

  /** Sends the members of `head`, then those of the document of `build --json`. */
  #json(response: ServerResponse, status: number, head = {}): void {
    const { serving: _, texts: __, ...document } = this.#publisher.status;
    const text = `${JSON.stringify({ ...head, ...document }, undefined, 2)}\n`;
    send(response, status, text, json);
  }

  #stream(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const write = (status: BuildStatus) => response.write(`data: ${JSON.stringify(status)}\n\n`);
    // The browser reconnects after this many milliseconds.
    response.write('retry: 500\n');
    write(this.#publisher.status);
    const unsubscribe = this.#publisher.subscribe(write);
    this.#streams.add(response);
    response.once('close', () => {
      unsubscribe();
      this.#streams.delete(response);
    });
  }
}

function send(
  response: ServerResponse,
  status: number,
  text: string,
  headers: { readonly [name: string]: string },
): void {
  response.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  // Node leaves the text out of the answer to HEAD.
  response.end(text);
}
