import type { CredentialParameter, CredentialScheme } from '../../model/model.ts';
import type { Module } from '../../print/module.ts';
import { literal, quote } from '../../print/quote.ts';

/**
 * Whether a request may send the other of the two schemes that share the `Authorization` header, so that the
 * header does not count as malformed: never, always, or as the caller says in a parameter.
 */
export type OtherScheme = 'refused' | 'accepted' | 'parameter';

/** Whether the other scheme is accepted, where all credentials of an operation are known. */
export function otherSchemeOf(all: readonly CredentialParameter[]): 'refused' | 'accepted' {
  const takes = (kind: string) => all.some(({ scheme }) => scheme.kind === kind);
  return takes('bearer') && takes('basic') ? 'accepted' : 'refused';
}

/** The scheme of the `Authorization` header, where the credentials use only one of the two. */
export function onlyScheme(all: readonly CredentialParameter[]): 'bearer' | 'basic' | undefined {
  const kinds = all.map(({ scheme }) => scheme.kind).filter((kind) => kind !== 'apiKey');
  return kinds.every((kind) => kind === kinds[0]) ? kinds[0] : undefined;
}

/** The argument that tells whether the other scheme is accepted, with a comma before it. */
export function otherArgument(scheme: 'bearer' | 'basic', otherScheme: OtherScheme): string {
  if (otherScheme === 'refused') return '';
  return `, ${otherScheme === 'parameter' ? 'other' : quote(scheme === 'bearer' ? 'basic' : 'bearer')}`;
}

/** The statements that read one credential into `name`, and answer 401 where it is missing or malformed. */
export function readCredential(
  parameter: CredentialParameter,
  name: string,
  otherScheme: OtherScheme,
  module: Module,
): readonly string[] {
  const refuse = `return x.unauthorized(${challenge(parameter.scheme)});`;
  return [
    `const ${name} = ${reading(parameter, otherScheme, module)};`,
    `if (${fault(parameter, name)}) ${refuse}`,
  ];
}

/** The statement that reads a credential that `guardCredential` has accepted. */
export function readGuarded(
  parameter: CredentialParameter,
  name: string,
  otherScheme: OtherScheme,
  module: Module,
): string {
  const { presence, scheme } = parameter;
  const type = scheme.kind === 'basic' ? '{ username: string; password: string }' : 'string';
  const given = presence.kind === 'required' ? type : `${type} | undefined`;
  const cast = scheme.kind === 'apiKey' && presence.kind !== 'required' ? '' : ` as ${given}`;
  return `const ${name} = ${reading(parameter, otherScheme, module)}${cast};`;
}

/** The statement that throws the 401 for a credential that is missing or malformed. */
export function guardCredential(
  parameter: CredentialParameter,
  otherScheme: OtherScheme,
  module: Module,
): string {
  const wrong = fault(parameter, reading(parameter, otherScheme, module));
  return `if (${wrong}) throw x.challenge(${challenge(parameter.scheme)});`;
}

function reading({ scheme }: CredentialParameter, otherScheme: OtherScheme, module: Module): string {
  if (scheme.kind === 'apiKey') return `x.header(${quote(scheme.header.toLowerCase())})`;
  const read = module.runtime(scheme.kind === 'bearer' ? 'toBearer' : 'toBasic');
  return `${read}(x.header('authorization')${otherArgument(scheme.kind, otherScheme)})`;
}

function fault({ presence, scheme }: CredentialParameter, value: string): string {
  if (presence.kind === 'required') return `!${value}`;
  return scheme.kind === 'apiKey' ? `${value} === ''` : `${value} === null`;
}

/** The credential in the form that the runtime takes. */
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
