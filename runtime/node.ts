import type { IncomingMessage, ServerResponse } from 'node:http';
import type { H3 } from 'h3';
import { type App, appOf } from './app/app.ts';
import { closeApp } from './app/close-app.ts';
import { loadedOnce } from './app/loaded-once.ts';
import type { NodeWay } from './app/node-way.ts';
import { closeWithConnection, isAfterLast } from './exchange/connection.ts';
import type { FailedRequest } from './exchange/failed-request.ts';
import { NodeExchange, type NodeFailureTaker } from './exchange/node.ts';
import { sendFailure, sendHead } from './exchange/outgoing.ts';
import { fillRawHeaders } from './exchange/raw-header.ts';
import type { Routed } from './exchange/routed.ts';
import { loadMultipart } from './form/parser.ts';
import type { Verb } from './routing/verbs.ts';
import { serveListener } from './serve/node-serve.ts';
import type { RunningServer, ServeOptions } from './serve/options.ts';

export type { RunningServer, ServeOptions } from './serve/options.ts';

/** A request listener for node's own server. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The app as a request listener for node's own server: `createServer(toNodeHandler(app))`. Ordinary requests
 * are answered directly on node's messages. All other requests go through h3, and so does every request once
 * the app has h3 routes, middleware or hooks of its own. The answers are the same.
 *
 * @throws TypeError unless `createApp` made the app
 */
export function toNodeHandler(app: H3): NodeHandler {
  const listener = new NodeListener(appOf(app, 'toNodeHandler'));
  return (request, response) => listener.handle(request, response);
}

/**
 * Serves the app on node's own server, directly as `toNodeHandler` does, and resolves with the server when it
 * is listening: `await serve(app, { port: 3000 })`. On SIGTERM and SIGINT the server stops without losing a
 * request, the dependencies of `scope: 'app'` are released, and the process ends.
 *
 * @throws the error of node's `listen` (`EADDRINUSE`, ...), RangeError for an invalid port or deadline,
 * TypeError unless `createApp` made the app
 */
export async function serve(app: H3, options: ServeOptions = {}): Promise<RunningServer> {
  const listener = new NodeListener(appOf(app, 'serve'));
  const handler: NodeHandler = (request, response) => listener.handle(request, response);
  const server = await serveListener(handler, options, (deadline) => closeApp(app, { deadline }));
  listener.loadAhead();
  return server;
}

class NodeListener implements NodeFailureTaker {
  readonly #app: App;
  #way: NodeWay | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  /**
   * Begins to load h3 and the multipart parser if requests will need them. At their time, the process may have
   * too many open files to read them, and Node 20 keeps a failed import for as long as it runs.
   */
  loadAhead(): void {
    // The requests report a failure.
    if (this.#app.needsH3) this.#load().catch(() => {});
    if (this.#app.hasForms) loadMultipart().catch(() => {});
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    if (isAfterLast(request)) return;
    if (!request.rawHeaders?.length) fillRawHeaders(request);
    const start = this.#app.policy.begin();
    closeWithConnection(response);
    const target = request.url ?? '/';
    const question = target.indexOf('?');
    const path = question === -1 ? target : target.slice(0, question);
    const search = question === -1 ? '' : target.slice(question + 1);
    const match = this.#isOrdinary(request, target) ? this.#app.table.findOrdinary(path) : undefined;
    const verb = match?.entry.verb(request.method ?? 'GET');
    if (match === undefined || verb === undefined) this.#throughH3(request, response, target);
    else if (verb.isViaH3) this.#runOnEvent(request, response, { path, search, match, start }, verb);
    else new NodeExchange(request, response, path, search, start, match, this).run(verb);
  }

  #runOnEvent(request: IncomingMessage, response: ServerResponse, routed: Routed, verb: Verb): void {
    if (this.#way !== undefined) this.#way.run(request, response, routed, verb);
    else this.#runWhenLoaded(request, response, routed, verb);
  }

  /** Separate, because V8 would allocate the variables of the callback on the heap for every request. */
  #runWhenLoaded(request: IncomingMessage, response: ServerResponse, routed: Routed, verb: Verb): void {
    this.#withWay(request, response, (way) => way.run(request, response, routed, verb));
  }

  takeOver(request: IncomingMessage, response: ServerResponse, failed: FailedRequest): void {
    this.#withWay(request, response, (way) => way.takeOver(request, response, failed));
  }

  #isOrdinary(request: IncomingMessage, target: string): boolean {
    if (this.#app.isExtended || request.httpVersionMajor !== 1) return false;
    // In a URL, `#` ends the path and `\` is read as `/`.
    return !target.includes('#') && !target.includes('\\');
  }

  #throughH3(request: IncomingMessage, response: ServerResponse, target: string): void {
    // h3's own server refuses such a request target, too, before the app sees the request.
    if (!isTarget(target)) {
      sendHead(response, 400, ['content-length', '0']);
      response.end();
    } else this.#withWay(request, response, (way) => way.throughH3(request, response));
  }

  #withWay(request: IncomingMessage, response: ServerResponse, use: (way: NodeWay) => void): void {
    if (this.#way !== undefined) use(this.#way);
    else this.#load().then(use, (error) => sendFailure(request, response, error, this.#app.report));
  }

  readonly #load = loadedOnce(async (): Promise<NodeWay> => {
    const h3 = await this.#app.load();
    const { NodeWay: Way } = await import('./app/node-way.ts');
    this.#way = new Way(this.#app, h3);
    return this.#way;
  });
}

/** Whether a request target is a path, `*`, or an absolute http or https URL. */
function isTarget(target: string): boolean {
  return target.startsWith('/') || target === '*' || (/^https?:\/\//i.test(target) && URL.canParse(target));
}
