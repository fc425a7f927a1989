import type { credentials } from '../catalogue/credentials.ts';
import type { Explanations } from './explanation.ts';

export const credentialExplanations: Explanations<typeof credentials> = {
  'api-key-header': {
    rule: '`ApiKey` names one header, other than `Authorization`.',
    why: 'The name is a literal type, because the document contains it, and consists of characters that header names allow. `Authorization` holds a scheme before the credentials, which `Bearer` and `Basic` read. A `Header<string>` has the text with any other scheme.',
  },
  'credential-default': {
    rule: 'A credential has no initializer.',
    why: 'With an initializer, a client that sends no credentials would be treated as if it had sent some. If the method works without credentials, declare the parameter optional: it is then `undefined`, and the method decides.',
  },
  'conflicting-credentials': {
    rule: 'One request can send all required credentials of a method.',
    why: 'A request has one `Authorization` header, so it sends a token or a password, never both: at least one of the two must be optional. A parameter has one kind of credentials, because nothing would tell which kind was sent.',
  },
};
