import { type H3, H3Event, onDispose } from 'h3';
import { FastResponse } from 'srvx';
import { HttpError } from '../errors/http-error.ts';
import { EventHeaders } from './event-headers.ts';
import { spellAsRoutes } from './path-spelling.ts';
import { hasValidUrl } from './request-url.ts';

type Made = 'app' | 'req' | 'context' | 'url';

/** The methods of h3's events without h3's constructor, which parses the URL of every request. */
const Bare = Object.assign(function bare() {}, { prototype: H3Event.prototype }) as unknown as new () => Omit<
  H3Event,
  Made
>;

/** The key under which h3 keeps the callbacks of `onDispose`: a private symbol. */
const callbacks = (() => {
  const event = new Bare() as H3Event;
  onDispose(event, () => {});
  return Object.getOwnPropertySymbols(event)[0]!;
})();

/** The key under which h3 keeps the headers of `event.res`: another one. */
const headersKey = (() => {
  const { res } = new Bare() as H3Event;
  const { headers } = res;
  return Object.getOwnPropertySymbols(res).find((key) => Reflect.get(res, key) === headers)!;
})();

/** Whether answers are sent by node, which takes headers as a list. Other runtimes take `Headers`. */
const sendsList = FastResponse !== Response;

type Keyed = H3Event['res'] & { [key: symbol]: unknown };

/**
 * An h3 event whose `url` is created on access. It knows which of its members were used, so that an answer
 * that needs no change does not go through h3.
 */
export class RouteEvent extends Bare implements H3Event {
  /** h3's brand of its events. */
  static readonly __is_event__ = true;
  readonly app: H3;
  readonly req: H3Event['req'];
  readonly context: H3Event['context'];
  #url: URL | undefined;
  #isResponseUsed = false;

  constructor(req: H3Event['req'], context: H3Event['context'], app: H3) {
    super();
    this.req = req;
    this.context = req.context = context;
    this.app = app;
  }

  /** @throws HttpError 400 for a request without a valid URL, so that handlers need not check for it */
  get url(): URL {
    if (this.#url === undefined) {
      if (!hasValidUrl(this.req)) throw new HttpError(400, 'Bad Request');
      this.#url = new H3Event(this.req, this.context, this.app).url;
      spellAsRoutes(this);
    }
    return this.#url;
  }

  set url(url: URL) {
    this.#url = url;
  }

  /** The query text of `url`, without `?`, which middleware may have changed; undefined if `url` was never used. */
  get search(): string | undefined {
    return this.#url?.search.slice(1);
  }

  override get res(): H3Event['res'] {
    const res = super.res;
    if (!this.#isResponseUsed) {
      this.#isResponseUsed = true;
      if (sendsList) (res as Keyed)[headersKey] = new EventHeaders();
    }
    return res;
  }

  /** Whether h3 would only add the headers of `set` to the answer. */
  get isPlain(): boolean {
    return !(callbacks in this) && !(this.#isResponseUsed && super.res.statusText !== undefined);
  }

  /** The headers of `res`; undefined if `res` was never accessed. */
  get set(): Headers | undefined {
    return this.#isResponseUsed ? super.res.headers : undefined;
  }
}
