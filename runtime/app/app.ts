import type { H3, H3Config, H3Event } from 'h3';
import type { ErrorReporter } from '../errors/report.ts';
import type { RoutingTable } from '../routing/table.ts';
import { timed } from './timed.ts';

/** Where `toNodeHandler` finds the table of an app, also when the package is bundled more than once. */
export const appKey = Symbol.for('routeclass.app');

/** What of h3's H3 adds something to it. */
const registrars = [
  ...['use', 'on', 'all', 'mount', 'register'],
  ...['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'connect', 'trace', 'query'],
] as const;

type Registration = readonly [method: string, args: readonly unknown[]];

/**
 * Stands in for the H3 of an app and loads h3 when a request or a caller first needs it: an ordinary app on node never does,
 * and starts and runs faster for it. What is registered before is kept and registered then. It is no `instanceof H3`, but does what one does: h3's `serve`,
 * `mount` and `toEventHandler` know it by its shape.
 */
export class App {
  /** h3's brand of its apps. */
  static readonly '~h3' = true;

  readonly [appKey]: App = this;
  readonly table: RoutingTable;
  readonly report: ErrorReporter;
  config: H3Config;
  /** Mounted into another app, this one is a middleware of it. */
  readonly '~middleware' = [(event: H3Event) => this.handler(event)];
  readonly '~routes': readonly never[] = [];
  readonly #registrations: Registration[] = [];
  #h3: H3 | undefined;
  #loading: Promise<H3> | undefined;

  constructor(table: RoutingTable, report: ErrorReporter) {
    this.table = table;
    this.report = report;
    this.config = { allowMalformedURL: true, silent: true };
  }

  /** Whether the user added something of h3's, so that every request must go through h3. */
  get isExtended(): boolean {
    const { onRequest, onResponse, onError } = this.config;
    const isHooked = onRequest !== undefined || onResponse !== undefined || onError !== undefined;
    return isHooked || this.#registrations.length > 0;
  }

  readonly fetch = (request: Request): Response | Promise<Response> => {
    const start = performance.now();
    if (this.#h3 === undefined) return this.load().then((h3) => timed(h3.fetch(request), start));
    return timed(this.#h3.fetch(request), start);
  };

  readonly request = async (
    input: Request | URL | string,
    init?: RequestInit,
    context?: object,
  ): Promise<Response> => {
    const start = performance.now();
    const h3 = await this.load();
    return timed(h3.request(input, init, context as never), start);
  };

  readonly handler = (event: H3Event): unknown => {
    return this.#h3 === undefined ? this.load().then((h3) => h3.handler(event)) : this.#h3.handler(event);
  };

  /** The H3 behind it, made at the first call. */
  load(): Promise<H3> {
    this.#loading ??= import('./h3-way.ts').then(({ makeH3 }) => {
      const h3 = makeH3(this);
      for (const registration of this.#registrations) apply(h3, registration);
      this.#h3 = h3;
      return h3;
    });
    return this.#loading;
  }

  #register(registration: Registration): void {
    this.#registrations.push(registration);
    if (this.#h3 !== undefined) apply(this.#h3, registration);
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

function apply(h3: H3, [method, args]: Registration): void {
  (h3 as unknown as Record<string, (...args: readonly unknown[]) => unknown>)[method]!(...args);
}
