import type { Operation, Presence, Span } from './model.ts';

/**
 * A credential that the client must send. A missing or malformed one is answered with 401 before anything
 * else of the request is read.
 */
export interface CredentialParameter {
  readonly kind: 'credential';
  /** The parameter's name in the method. */
  readonly name: string;
  readonly scheme: CredentialScheme;
  /** The name that the app gave the type: `UserToken`. */
  readonly alias: string | undefined;
  readonly presence: Presence;
  /** The description of the security scheme in the document. */
  readonly description: string | undefined;
  /** The parameter's name in the method. */
  readonly span: Span;
}

export type CredentialScheme =
  | { readonly kind: 'bearer'; readonly format: string | undefined }
  | { readonly kind: 'basic'; readonly realm: string | undefined }
  /** The header's name as the app first wrote it. Header names are case-insensitive. */
  | { readonly kind: 'apiKey'; readonly header: string };

/** All credentials that an operation asks for, in the order in which they are looked at. */
export function credentialsOf({ parameters }: Pick<Operation, 'parameters'>): readonly CredentialParameter[] {
  return parameters.filter((one) => one.kind === 'credential');
}
