import type { CredentialParameter, CredentialScheme } from '../model.ts';
import type { Module } from '../print/module.ts';
import { literal, quote } from '../print/quote.ts';

/**
 * The statements that read one credential into `name`, and answer 401 where it is missing or malformed. `all` are those that the
 * operation asks for, this one included: a header that holds another of them is no malformed one.
 */
export function readCredential(
  parameter: CredentialParameter,
  name: string,
  all: readonly CredentialParameter[],
  module: Module,
): readonly string[] {
  const refuse = `return x.unauthorized(${challenge(parameter.scheme)});`;
  return [`const ${name} = ${reading(parameter, all, module)};`, `if (${fault(parameter, name)}) ${refuse}`];
}

/** The statement that reads a credential which `guardCredential` has let pass. */
export function readGuarded(
  parameter: CredentialParameter,
  name: string,
  all: readonly CredentialParameter[],
  module: Module,
): string {
  const { presence, scheme } = parameter;
  const type = scheme.kind === 'basic' ? '{ username: string; password: string }' : 'string';
  const given = presence.kind === 'required' ? type : `${type} | undefined`;
  const cast = scheme.kind === 'apiKey' && presence.kind !== 'required' ? '' : ` as ${given}`;
  return `const ${name} = ${reading(parameter, all, module)}${cast};`;
}

/** The statement that throws the 401 for a credential that is missing or malformed. */
export function guardCredential(
  parameter: CredentialParameter,
  all: readonly CredentialParameter[],
  module: Module,
): string {
  const wrong = fault(parameter, reading(parameter, all, module));
  return `if (${wrong}) throw x.challenge(${challenge(parameter.scheme)});`;
}

function reading(
  { scheme }: CredentialParameter,
  all: readonly CredentialParameter[],
  module: Module,
): string {
  if (scheme.kind === 'apiKey') return `x.header(${quote(scheme.header.toLowerCase())})`;
  const read = module.runtime(scheme.kind === 'bearer' ? 'toBearer' : 'toBasic');
  const other = scheme.kind === 'bearer' ? 'basic' : 'bearer';
  const more = all.some((one) => one.scheme.kind === other) ? `, ${quote(other)}` : '';
  return `${read}(x.header('authorization')${more})`;
}

function fault({ presence, scheme }: CredentialParameter, value: string): string {
  if (presence.kind === 'required') return `!${value}`;
  return scheme.kind === 'apiKey' ? `${value} === ''` : `${value} === null`;
}

/** As the runtime takes it. */
function challenge(scheme: CredentialScheme): string {
  switch (scheme.kind) {
    case 'bearer':
      return literal({ scheme: 'bearer' });
    case 'basic':
      return literal({ scheme: 'basic', ...(scheme.realm !== undefined && { realm: scheme.realm }) });
    case 'apiKey':
      return literal({ scheme: 'apiKey', header: scheme.header });
  }
}
