import { HTTPResponse } from 'h3';
import { pairs } from './head.ts';
import type { WebBody } from './web.ts';

/**
 * An answer of ours as h3 and middleware know one. Its `Headers` are made when somebody asks for them: they
 * cost more than all the rest.
 */
export class OwnAnswer extends HTTPResponse {
  readonly #status: number;
  readonly #head: string[];
  #headers: Headers | undefined;

  /** @param head flat, names in lower case and values; the answer's own from now on */
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

  /** Its headers as they were given; undefined where somebody has had them in hand and may have changed them. */
  get head(): string[] | undefined {
    return this.#headers === undefined ? this.#head : undefined;
  }
}
