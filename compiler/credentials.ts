import type { CredentialParameter, Operation } from './model.ts';

/** All credentials that an operation asks for, in the order in which they are looked at. */
export function credentialsOf({ parameters }: Pick<Operation, 'parameters'>): readonly CredentialParameter[] {
  return parameters.filter((one) => one.kind === 'credential');
}
