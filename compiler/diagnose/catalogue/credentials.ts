import type { Entry } from '../diagnostic.ts';
import { code } from './code.ts';

const alternatives =
  'Make them optional if clients send one or the other: `get(token?: Bearer, login?: Basic)`.';

/** `Bearer`, `Basic` and `ApiKey`. */
export const credentials = {
  'api-key-header': (text: string, kind: 'name' | 'type' | 'authorization'): Entry => {
    if (kind === 'authorization')
      return {
        message: `the header ${code(text)} holds credentials with a scheme, not a bare key`,
        hint: "Write `Bearer` or `Basic`, for another scheme `authorization: Header<string>`, or give the key a header of its own: `ApiKey<'X-Key'>`.",
      };
    return kind === 'type'
      ? {
          message: `${code(text)} is not the name of one header`,
          hint: "Write the name as a literal: `ApiKey<'X-Key'>`.",
        }
      : {
          message: `${text === '' ? 'an empty string' : code(text)} is not a valid header name`,
          hint: "Use letters, digits and hyphens, as in `ApiKey<'X-Key'>`.",
        };
  },
  'credential-default': (name: string): Entry => ({
    message: `\`${name}\` is a credential, so it cannot have a default`,
    hint: 'Remove the initializer, or make the parameter optional, `token?: Bearer`, if the method works without credentials.',
  }),
  'conflicting-credentials': (name: string, other: string | undefined): Entry => ({
    message:
      other === undefined
        ? `\`${name}\` is a union of several kinds of credentials, which cannot be told apart`
        : `\`${name}\` and \`${other}\` cannot both be required: a request has one \`Authorization\` header`,
    hint: other === undefined ? `Declare a parameter for each. ${alternatives}` : alternatives,
  }),
} as const;
