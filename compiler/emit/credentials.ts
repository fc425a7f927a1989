import type { CredentialParameter, CredentialScheme } from '../model.ts';
import type { Module } from '../print/module.ts';
import { literal, quote } from '../print/quote.ts';

/**
 * The statements that read one credential into `name`, and answer 401 where it is missing or malformed. `all` are those that the
 * operation asks for, this one included: a header that holds another of them is no malformed one.
 */
export function readCredential(
  { presence, scheme }: CredentialParameter,
  name: string,
  all: readonly CredentialParameter[],
  module: Module,
): readonly string[] {
  const refuse = `return x.unauthorized(${literal(challenge(scheme))});`;
  const required = presence.kind === 'required';
  if (scheme.kind === 'apiKey') {
    const fault = required ? `!${name}` : `${name} === ''`;
    return [`const ${name} = x.header(${quote(scheme.header.toLowerCase())});`, `if (${fault}) ${refuse}`];
  }
  const read = module.runtime(scheme.kind === 'bearer' ? 'toBearer' : 'toBasic');
  const other = scheme.kind === 'bearer' ? 'basic' : 'bearer';
  const more = all.some((one) => one.scheme.kind === other) ? `, ${quote(other)}` : '';
  const fault = required ? `!${name}` : `${name} === null`;
  return [`const ${name} = ${read}(x.header('authorization')${more});`, `if (${fault}) ${refuse}`];
}

/** As the runtime takes it. */
function challenge(scheme: CredentialScheme): { readonly [name: string]: string } {
  switch (scheme.kind) {
    case 'bearer':
      return { scheme: 'bearer' };
    case 'basic':
      return { scheme: 'basic', ...(scheme.realm !== undefined && { realm: scheme.realm }) };
    case 'apiKey':
      return { scheme: 'apiKey', header: scheme.header };
  }
}
