import type { Operation, Presence, Span } from './model.ts';

/**
 * What a client shows to be let in. Missing or malformed, it is answered with 401 before anything else of the
 * request is looked at.
 */
export interface CredentialParameter {
  readonly kind: 'credential';
  /** As written in the method. */
  readonly name: string;
  readonly scheme: CredentialScheme;
  /** The name that the app gave the type: `UserToken`. */
  readonly alias: string | undefined;
  readonly presence: Presence;
  /** Of the scheme, for the document. */
  readonly description: string | undefined;
  /** The parameter's name in the method. */
  readonly span: Span;
}

export type CredentialScheme =
  | { readonly kind: 'bearer'; readonly format: string | undefined }
  | { readonly kind: 'basic'; readonly realm: string | undefined }
  /** The header's name as it was first written: it has no case. */
  | { readonly kind: 'apiKey'; readonly header: string };

/** All credentials that an operation asks for, in the order in which they are looked at. */
export function credentialsOf({ parameters }: Pick<Operation, 'parameters'>): readonly CredentialParameter[] {
  return parameters.filter((one) => one.kind === 'credential');
}
