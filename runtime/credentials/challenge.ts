import { Unauthorized } from '../errors/kinds.ts';
import { isOfScheme } from './read.ts';

/** What a client is asked for that sent no usable credentials. */
export type Challenge =
  | { readonly scheme: 'bearer' }
  | { readonly scheme: 'basic'; readonly realm?: string }
  /** `header` as the document writes it. */
  | { readonly scheme: 'apiKey'; readonly header: string };

const required = 'Authentication required';

/** The header that holds the credentials, in lower case. */
export function credentialHeader(challenge: Challenge): string {
  return challenge.scheme === 'apiKey' ? challenge.header.toLowerCase() : 'authorization';
}

/** The 401 for a request without usable credentials; `given` is what its header held. */
export function unauthorized(challenge: Challenge, given: string | undefined): Unauthorized {
  switch (challenge.scheme) {
    case 'bearer': {
      // RFC 6750, 3.1: nothing is said of an error to a client that tried no bearer token at all.
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
      // There is no standard scheme for it: ours says where the key is looked for.
      const detail = given === undefined ? required : 'The API key is empty';
      return new Unauthorized(detail, `ApiKey header="${challenge.header}"`);
    }
  }
}
