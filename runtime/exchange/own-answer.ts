import { HTTPResponse } from 'h3';
import type { WebBody } from './web.ts';

/** An answer of ours as h3 and middleware know one. Its `Headers` are made when somebody asks for them: they cost more than all the rest. */
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

/** A flat list as fetch takes one. */
export function pairs(head: readonly string[]): [string, string][] {
  const headers: [string, string][] = [];
  for (let i = 0; i < head.length; i += 2) headers.push([head[i]!, head[i + 1]!]);
  return headers;
}

/** The same as a record, which runtimes take in half the time of pairs, where one can hold it. */
export function recordOrPairs(head: readonly string[]): Record<string, string> | [string, string][] {
  const record: Record<string, string> = {};
  for (let i = 0; i < head.length; i += 2) {
    const name = head[i]!;
    // A name may come twice, and may be one that every object has; servers on node ask a record for `entries`.
    if (name in record || name === 'entries') return pairs(head);
    record[name] = head[i + 1]!;
  }
  return record;
}
