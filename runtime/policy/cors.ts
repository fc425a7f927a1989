import { type AnswerHeaders, addVary } from './answer-headers.ts';
import { type CheckedCors, type CorsOptions, checkCors } from './cors-options.ts';

/** The request headers of a preflight. */
interface Preflight {
  readonly origin: string | undefined;
  readonly headers: string | undefined;
}

const tokens = /^[!#$%&'*+\-.^_`|~0-9a-z]+(?:[ \t]*,[ \t]*[!#$%&'*+\-.^_`|~0-9a-z]+)*$/i;

/** Adds the CORS headers. An answer that already has `access-control-allow-origin` is left as it is. */
export class Cors {
  readonly #rules: CheckedCors;
  /** Whether the headers are the same for every origin, so that answers need no `vary`. */
  readonly #isSameForAllOrigins: boolean;

  /** @param headers the headers that answers may have, besides those of errors */
  constructor(options: CorsOptions, headers: readonly string[]) {
    this.#rules = checkCors(options, headers);
    this.#isSameForAllOrigins = this.#rules.origins === undefined && !this.#rules.credentials;
  }

  /** Adds the headers that let the page at `origin` read the answer. */
  addHeaders(answer: AnswerHeaders, origin: string | undefined): void {
    if (answer.has('access-control-allow-origin')) return;
    const allowed = this.#allowed(origin);
    if (!this.#isSameForAllOrigins) addVary(answer, ['origin']);
    if (allowed === undefined) return;
    answer.set('access-control-allow-origin', allowed);
    if (this.#rules.credentials) answer.set('access-control-allow-credentials', 'true');
    if (this.#rules.exposeHeaders !== '')
      answer.set('access-control-expose-headers', this.#rules.exposeHeaders);
  }

  /** The headers that tell a browser what it may send to a route with these verbs. */
  preflight({ origin, headers }: Preflight, verbs: readonly string[]): Record<string, string> {
    const { allowHeaders, credentials, maxAge, methods } = this.#rules;
    const varying = [
      ...(this.#isSameForAllOrigins ? [] : ['origin']),
      ...(allowHeaders === undefined ? ['access-control-request-headers'] : []),
    ];
    const vary = varying.length > 0 && { vary: varying.join(', ') };
    const allowed = this.#allowed(origin);
    if (allowed === undefined) return { ...vary };
    const allowedHeaders = allowHeaders ?? (tokens.test(headers ?? '') ? headers : undefined);
    return {
      ...vary,
      'access-control-allow-origin': allowed,
      'access-control-allow-methods': verbs.filter((verb) => methods?.has(verb) ?? true).join(', '),
      ...(allowedHeaders && { 'access-control-allow-headers': allowedHeaders }),
      ...(credentials && { 'access-control-allow-credentials': 'true' }),
      ...(maxAge !== undefined && { 'access-control-max-age': maxAge }),
    };
  }

  #allowed(origin: string | undefined): string | undefined {
    if (this.#isSameForAllOrigins) return '*';
    if (origin === undefined) return undefined;
    return (this.#rules.origins?.has(origin) ?? true) ? origin : undefined;
  }
}
