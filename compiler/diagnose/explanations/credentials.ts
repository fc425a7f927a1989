import type { credentials } from '../catalogue/credentials.ts';
import type { Explanations } from './explanation.ts';

export const credentialExplanations: Explanations<typeof credentials> = {
  'api-key-header': {
    rule: '`ApiKey` names one header, which is not `Authorization`.',
    why: 'The name is a literal, because the document names it, and has the characters that names of headers have. `Authorization` holds a scheme before the credentials, which is what `Bearer` and `Basic` read.',
  },
  'credential-default': {
    rule: 'A credential has no initializer.',
    why: 'An initializer would let in whoever shows nothing, as if they had shown something. Declare it optional where the method does without: then it is `undefined`, and the method decides.',
  },
  'conflicting-credentials': {
    rule: 'The credentials of a method can be shown by one request.',
    why: 'A request has one `Authorization` header, so it has a token or a password, never both: of the two at least one must be optional. A parameter is of one kind, for nothing tells which of two came.',
  },
};
