import { Unauthorized } from '../errors/kinds.ts';
import { isOfScheme } from './read.ts';

/** The credentials that a client without usable ones is asked for. */
export type Challenge =
  | { readonly scheme: 'bearer' }
  | { readonly scheme: 'basic'; readonly realm?: string }
  /** `header` is the name as in the document. */
  | { readonly scheme: 'apiKey'; readonly header: string };

const required = 'Authentication required';

/** The header that holds the credentials, in lower case. */
export function credentialHeader(challenge: Challenge): string {
  return challenge.scheme === 'apiKey' ? challenge.header.toLowerCase() : 'authorization';
}

/** The 401 for a request without usable credentials; `given` is the value of their header. */
export function unauthorized(challenge: Challenge, given: string | undefined): Unauthorized {
  switch (challenge.scheme) {
    case 'bearer': {
      // RFC 6750, 3.1: a client that sent no bearer token gets no error code.
      if (!isOfScheme(given, 'bearer')) return new Unauthorized(required, 'Bearer');
      const detail = 'The bearer token is malformed';
      return new Unauthorized(detail, `Bearer error="invalid_token", error_description="${detail}"`);
    }
    case 'basic': {
      const detail = isOfScheme(given, 'basic') ? 'The basic credentials are malformed' : required;
      const realm = (challenge.realm ?? 'Restricted').replace(/["\\]/g, '\\$&');
      return new Unauthorized(detail, `Basic realm="${realm}", charset="UTF-8"`);
    }
    case 'apiKey': {
      // API keys have no standard scheme: this one names the header.
      const detail = given === undefined ? required : 'The API key is empty';
      return new Unauthorized(detail, `ApiKey header="${challenge.header}"`);
    }
  }
}
