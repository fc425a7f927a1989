import type { IncomingMessage, ServerResponse } from 'node:http';
import type { H3 } from 'h3';
import { type App, appKey } from './app/app.ts';
import { closeApp } from './app/close-app.ts';
import type { FailedRequest } from './exchange/failed-request.ts';
import { type FailureTaker, NodeExchange } from './exchange/node.ts';
import type { RunningServer, ServeOptions } from './serve/options.ts';

export type { RunningServer, ServeOptions } from './serve/options.ts';

export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The app as a listener of node's own server: `createServer(toNodeHandler(app))`. What is ordinary is answered directly on node's
 * messages; everything else, and everything once the app has h3 routes, middleware or hooks of its own, goes through h3. The answers are the same.
 *
 * @throws TypeError when the app is none that `createApp` made
 */
export function toNodeHandler(app: H3): NodeHandler {
  const own = (app as { [appKey]?: App })[appKey];
  if (own === undefined) throw new TypeError('toNodeHandler takes the app that createApp of routeclass made');
  const listener = new NodeListener(own);
  return (request, response) => listener.handle(request, response);
}

/**
 * Serves the app on node's own server, directly as `toNodeHandler` does, and gives the server when it is listening. On SIGTERM and SIGINT it
 * stops without losing a request and releases what the app made once, then the process ends: `await serve(app, { port: 3000 })`.
 *
 * @throws what node's `listen` fails with (`EADDRINUSE`, ...), RangeError for a port or a deadline that is none
 */
export async function serve(app: H3, options: ServeOptions = {}): Promise<RunningServer> {
  // Loaded when first needed: who has a server already pays nothing for it.
  const { serveListener } = await import('./serve/node-serve.ts');
  return serveListener(toNodeHandler(app), options, (deadline) => closeApp(app, { deadline }));
}

/** Turns an h3 app into a listener of node; only its `fetch` counts. */
type ConvertToNode = (app: { fetch(request: Request): Response | Promise<Response> }) => NodeHandler;

class NodeListener implements FailureTaker {
  readonly #app: App;
  #convert: ConvertToNode | undefined;
  #viaH3: NodeHandler | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const start = this.#app.policy.begin();
    const target = request.url ?? '/';
    const question = target.indexOf('?');
    const path = question === -1 ? target : target.slice(0, question);
    const search = question === -1 ? '' : target.slice(question + 1);
    const match = this.#isOrdinary(request, search) ? this.#app.table.findOrdinary(path) : undefined;
    const verb = match?.entry.verb(request.method ?? 'GET');
    if (match === undefined || verb === undefined || verb.isViaH3) this.#throughH3(request, response);
    else new NodeExchange(request, response, path, search, start, match, this).run(verb);
  }

  takeFailure(request: IncomingMessage, response: ServerResponse, failed: FailedRequest): void {
    const fetch = (converted: Request) => this.#app.fetchFailure(converted, failed);
    this.#withH3(request, response, (convert) => convert({ fetch })(request, response));
  }

  #isOrdinary(request: IncomingMessage, search: string): boolean {
    return !this.#app.isExtended && request.httpVersionMajor === 1 && !search.includes('#');
  }

  #throughH3(request: IncomingMessage, response: ServerResponse): void {
    // h3's own server refuses these too, before the app sees them.
    if (!isTarget(request.url ?? '/')) response.writeHead(400, ['content-length', '0']).end();
    else if (this.#viaH3 !== undefined) this.#viaH3(request, response);
    else
      this.#withH3(request, response, (convert) => {
        this.#viaH3 ??= convert(this.#app);
        this.#viaH3(request, response);
      });
  }

  #withH3(request: IncomingMessage, response: ServerResponse, use: (convert: ConvertToNode) => void): void {
    if (this.#convert !== undefined) use(this.#convert);
    else this.#loadH3(request, response, use);
  }

  #loadH3(request: IncomingMessage, response: ServerResponse, use: (convert: ConvertToNode) => void): void {
    import('h3/node').then(
      ({ toNodeHandler: convert }) => {
        this.#convert = convert as unknown as ConvertToNode;
        use(this.#convert);
      },
      (error) => {
        const path = request.url ?? '/';
        this.#app.report(error, { method: request.method ?? 'GET', route: path, path, requestId: undefined });
        response.writeHead(500, ['content-length', '0']).end();
      },
    );
  }
}

/** A path, an asterisk or a whole address of the web. */
function isTarget(target: string): boolean {
  return target.startsWith('/') || target === '*' || (/^https?:\/\//i.test(target) && URL.canParse(target));
}
