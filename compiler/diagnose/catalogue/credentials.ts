import type { Entry } from '../diagnostic.ts';
import { code } from './code.ts';

const alternatives =
  'Make them optional, for clients that send one or the other: `get(token?: Bearer, login?: Basic)`.';

/** `Bearer`, `Basic` and `ApiKey`. */
export const credentials = {
  'api-key-header': (text: string, kind: 'name' | 'type' | 'authorization'): Entry => {
    if (kind === 'authorization')
      return {
        message: `the header ${code(text)} holds credentials with a scheme, not a bare key`,
        hint: "Write `Bearer` or `Basic`, or give the key a header of its own: `ApiKey<'X-Key'>`.",
      };
    return kind === 'type'
      ? {
          message: `${code(text)} does not name one header`,
          hint: "Write the name as a literal: `ApiKey<'X-Key'>`.",
        }
      : {
          message: `${text === '' ? 'an empty text' : code(text)} is not a valid header name`,
          hint: "A name has letters, digits and hyphens, as in `ApiKey<'X-Key'>`.",
        };
  },
  'credential-default': (name: string): Entry => ({
    message: `\`${name}\` is a credential, and nobody is let in by default`,
    hint: 'Remove the initializer; or declare it optional, `token?: Bearer`, if the method works without it.',
  }),
  'conflicting-credentials': (name: string, other: string | undefined): Entry => ({
    message:
      other === undefined
        ? `\`${name}\` may be of several kinds, and nothing tells which one was sent`
        : `\`${name}\` and \`${other}\` can never come together: a request has one \`Authorization\` header`,
    hint: other === undefined ? `Declare a parameter for each. ${alternatives}` : alternatives,
  }),
} as const;
