import type { IncomingMessage, ServerResponse } from 'node:http';
import type { H3 } from 'h3';
import { type App, appKey } from './app/app.ts';
import { NodeExchange } from './exchange/node.ts';

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

class NodeListener {
  readonly #app: App;
  #viaH3: NodeHandler | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now();
    const target = request.url ?? '/';
    const question = target.indexOf('?');
    const path = question === -1 ? target : target.slice(0, question);
    const search = question === -1 ? '' : target.slice(question + 1);
    const match = this.#isOrdinary(request, search) ? this.#app.table.findOrdinary(path) : undefined;
    const verb = match?.entry.verb(request.method ?? 'GET');
    if (match === undefined || verb === undefined || verb.isViaH3) this.#throughH3(request, response);
    else new NodeExchange(request, response, search, start, match).run(verb);
  }

  #isOrdinary(request: IncomingMessage, search: string): boolean {
    return !this.#app.isExtended && request.httpVersionMajor === 1 && !search.includes('#');
  }

  #throughH3(request: IncomingMessage, response: ServerResponse): void {
    // h3's own server refuses these too, before the app sees them.
    if (!isTarget(request.url ?? '/')) response.writeHead(400, ['content-length', '0']).end();
    else if (this.#viaH3 !== undefined) this.#viaH3(request, response);
    else this.#loadH3(request, response);
  }

  #loadH3(request: IncomingMessage, response: ServerResponse): void {
    import('h3/node').then(
      ({ toNodeHandler: convert }) => {
        this.#viaH3 = convert(this.#app as unknown as H3) as NodeHandler;
        this.#viaH3(request, response);
      },
      (error) => {
        this.#app.report(error, request.method ?? 'GET', request.url ?? '/');
        response.writeHead(500, ['content-length', '0']).end();
      },
    );
  }
}

/** A path, an asterisk or a whole address of the web. */
function isTarget(target: string): boolean {
  return target.startsWith('/') || target === '*' || (/^https?:\/\//i.test(target) && URL.canParse(target));
}
