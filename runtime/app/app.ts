import type { IncomingMessage, ServerResponse } from 'node:http';
import type { H3, H3Config, H3Event } from 'h3';
import type { AppScope } from '../dependencies/app-scope.ts';
import type { ErrorHandler } from '../errors/report.ts';
import { closeWithConnection } from '../exchange/connection.ts';
import { messagesOf } from '../exchange/messages.ts';
import type { WebRequest } from '../exchange/web.ts';
import type { Policy } from '../policy/policy.ts';
import { isViaH3, type Routes } from '../routing/define.ts';
import type { RoutingTable } from '../routing/table.ts';
import { unlessEnded } from './ended-response.ts';
import type { EventWay } from './event-way.ts';
import type { FetchWay } from './fetch-way.ts';
import { forHttp2 } from './http2.ts';
import { loadedOnce } from './loaded-once.ts';
import { mountedAnswer, withPolicyHeaders } from './policy-headers.ts';
import { policyInputOf, type RequestContext } from './request-context.ts';
import { giveWaitUntil, type WorkerContext } from './worker-context.ts';

/** The key under which `appOf` finds the `App`, even when the package is bundled more than once. */
const appKey = Symbol.for('routeclass.app');

/** The methods of h3's `H3` that register something. */
const registrars = [
  ...['use', 'on', 'all', 'mount', 'register'],
  ...['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'connect', 'trace', 'query'],
] as const;

/** Everything that needs h3 itself. */
export interface H3Way {
  readonly h3: H3;
  readonly events: EventWay;
  readonly direct: FetchWay;
  /** Answers a request as h3 does. */
  fetch(request: WebRequest): Response | Promise<Response>;
  /** Answers an event of another app that mounts this one. */
  mounted(event: H3Event): unknown;
  toRequest(input: Request | URL | string, init?: RequestInit): Request;
}

type Registration = readonly [method: string, args: readonly unknown[]];

/**
 * Stands in for an `H3` and loads h3 when a request or a caller first needs it: an ordinary app on node never
 * does, and so starts and runs faster. Registrations made before that are kept and passed on to h3 once it is
 * loaded. It is not an `instanceof H3` but behaves like one: h3's `serve`, `mount` and `toEventHandler`
 * recognize an app by its shape.
 */
export class App {
  /** h3's brand of its apps. */
  static readonly '~h3' = true;

  readonly [appKey]: App = this;
  readonly table: RoutingTable;
  readonly report: ErrorHandler;
  readonly policy: Policy;
  readonly dependencies: AppScope;
  config: H3Config;
  /** The middleware that this app becomes when another app mounts it. */
  readonly '~middleware' = [(event: H3Event) => this.handler(event)];
  readonly '~routes': readonly never[] = [];
  readonly #registrations: Registration[] = [];
  readonly #routes: Routes;
  #way: H3Way | undefined;

  constructor(
    routes: Routes,
    table: RoutingTable,
    report: ErrorHandler,
    policy: Policy,
    dependencies: AppScope,
  ) {
    this.#routes = routes;
    this.table = table;
    this.report = report;
    this.policy = policy;
    this.dependencies = dependencies;
    this.config = { allowMalformedURL: true, silent: true };
  }

  /** Whether the app has h3 routes, middleware or hooks of its own: then every request goes through h3. */
  get isExtended(): boolean {
    const { onRequest, onResponse, onError } = this.config;
    const isHooked = onRequest !== undefined || onResponse !== undefined || onError !== undefined;
    return isHooked || this.#registrations.length > 0;
  }

  /** Whether it is known that requests will need h3. */
  get needsH3(): boolean {
    return this.isExtended || this.#routes.definitions.some(isViaH3);
  }

  /** Whether it is known that requests may need the multipart parser. */
  get hasForms(): boolean {
    return this.#routes.options.hasForms === true;
  }

  /** Workers pass their bindings and context as well. Other servers pass an argument of their own second. */
  readonly fetch = (
    request: WebRequest,
    _bindings?: unknown,
    context?: WorkerContext,
  ): Response | Promise<Response> => {
    giveWaitUntil(request, context);
    return this.#way === undefined
      ? this.load().then((way) => this.#fetch(request, way))
      : this.#fetch(request, this.#way);
  };

  readonly request = async (
    input: Request | URL | string,
    init?: RequestInit,
    context?: WebRequest['context'],
  ): Promise<Response> => {
    const way = await this.load();
    const request = way.toRequest(input, init) as WebRequest;
    if (context !== undefined) request.context = context;
    return this.#fetch(request, way);
  };

  readonly handler = (event: H3Event): unknown => {
    const input = policyInputOf(event.req, event.context as RequestContext, this.policy, this.policy.begin());
    const answer =
      this.#way === undefined ? this.load().then((way) => way.mounted(event)) : this.#way.mounted(event);
    return mountedAnswer(answer, event, this.policy, input);
  };

  #fetch(request: WebRequest, way: H3Way): Response | Promise<Response> {
    const messages = messagesOf(request);
    if (messages?.res !== undefined) closeWithConnection(messages.res);
    const answer = way.direct.answer(request) ?? this.#throughH3(request, way);
    if (messages?.res === undefined) return answer;
    const { req, res } = messages;
    return answer instanceof Promise
      ? answer.then((given) => this.#forNode(given, req, res))
      : this.#forNode(answer, req, res);
  }

  #forNode(answer: Response, request: IncomingMessage, response: ServerResponse): Response {
    const sent = unlessEnded(answer, request, response, this.report);
    // Not `httpVersion`: a client may claim any version on a connection of HTTP/1.
    return 'stream' in response ? forHttp2(sent, response) : sent;
  }

  #throughH3(request: WebRequest, way: H3Way): Response | Promise<Response> {
    request.context ??= {};
    const input = policyInputOf(request, request.context as RequestContext, this.policy, this.policy.begin());
    return withPolicyHeaders(way.fetch(request), this.policy, input);
  }

  /** The h3 app behind this one, created at the first call. */
  readonly load = loadedOnce(async (): Promise<H3Way> => {
    const { makeH3Way } = await import('./h3-way.ts');
    const way = makeH3Way(this);
    for (const registration of this.#registrations) apply(way.h3, registration);
    this.#way = way;
    return way;
  });

  #register(registration: Registration): void {
    this.#registrations.push(registration);
    if (this.#way !== undefined) apply(this.#way.h3, registration);
  }

  static {
    for (const method of registrars) {
      Object.defineProperty(App.prototype, method, {
        value(this: App, ...args: unknown[]) {
          this.#register([method, args]);
          return this;
        },
      });
    }
  }
}

/**
 * The `App` behind what `createApp` returned.
 *
 * @param taker the public function that was given it
 * @throws TypeError unless `createApp` made it
 */
export function appOf(app: H3, taker: string): App {
  const own = (app as { [appKey]?: App })[appKey];
  if (own !== undefined) return own;
  throw new TypeError(`${taker} takes the app that createApp of routeclass made`);
}

function apply(h3: H3, [method, args]: Registration): void {
  (h3 as unknown as Record<string, (...args: readonly unknown[]) => unknown>)[method]!(...args);
}
