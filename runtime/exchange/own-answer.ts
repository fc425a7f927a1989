import { HTTPResponse } from 'h3';
import { pairs } from './head.ts';
import type { WebBody } from './web.ts';

/** An answer in h3's form. Its `Headers` are created on access: they cost more than all the rest. */
export class OwnAnswer extends HTTPResponse {
  readonly #status: number;
  readonly #head: string[];
  #headers: Headers | undefined;

  /** @param head a flat list of lower-case names and values, which the answer may change */
  constructor(status: number, body: WebBody, head: string[]) {
    super(body);
    this.#status = status;
    this.#head = head;
  }

  override get status(): number {
    return this.#status;
  }

  override get headers(): Headers {
    this.#headers ??= new Headers(pairs(this.#head));
    return this.#headers;
  }

  /** The headers as given; undefined once `headers` was accessed, because they may have changed since. */
  get head(): string[] | undefined {
    return this.#headers === undefined ? this.#head : undefined;
  }
}
