import { type H3, H3Event, onDispose } from 'h3';
import { HttpError } from '../errors/http-error.ts';
import { hasValidUrl } from './request-url.ts';

type Made = 'app' | 'req' | 'context' | 'url';

/** What events of h3 can do, without h3's constructor: it parses the address of every request. */
const Bare = Object.assign(function bare() {}, { prototype: H3Event.prototype }) as unknown as new () => Omit<
  H3Event,
  Made
>;

/** Where h3 keeps what it is to call at the end of an event: it has no other name for it. */
const callbacks = (() => {
  const event = new Bare() as H3Event;
  onDispose(event, () => {});
  return Object.getOwnPropertySymbols(event)[0]!;
})();

/**
 * An event of h3 whose `url` is made when somebody asks for it, and that can tell what was asked of it, so
 * that an answer which is to stay as it is need not go through h3.
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

  /** @throws HttpError 400 for a request that has none: the code that asks need not know of it */
  get url(): URL {
    if (this.#url === undefined) {
      if (!hasValidUrl(this.req)) throw new HttpError(400, 'Bad Request');
      this.#url = new H3Event(this.req, this.context, this.app).url;
    }
    return this.#url;
  }

  set url(url: URL) {
    this.#url = url;
  }

  override get res(): H3Event['res'] {
    this.#isResponseUsed = true;
    return super.res;
  }

  /** Whether all that h3 has to do with an answer is to add `set`. */
  get isPlain(): boolean {
    return !(callbacks in this) && !(this.#isResponseUsed && super.res.statusText !== undefined);
  }

  /** The headers of `res`; undefined where nobody asked for it. */
  get set(): Headers | undefined {
    return this.#isResponseUsed ? super.res.headers : undefined;
  }
}
