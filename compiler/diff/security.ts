import type { Place } from './change.ts';
import { entriesOf, isObject, type JsonObject, listed, listOf, own, textsOf } from './json.ts';
import type { FoundOperation } from './operations.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

/** A set of credentials that together grant access, by what the client sends rather than by their names. */
type CredentialSet = ReadonlyMap<string, Credential>;

interface Credential {
  /** In the document, for messages. */
  readonly name: string;
  readonly scopes: readonly string[];
}

/**
 * Reports sets of credentials that are no longer accepted, or else those that are newly accepted, and
 * credentials that are no longer read at all. Where no set has changed, a credential may still have come that
 * gives no access: an optional one.
 */
export function compareSecurity(
  old: FoundOperation,
  next: FoundOperation,
  sources: { readonly old: Source; readonly next: Source },
  report: Report,
): void {
  const [before, after] = [credentialSetsOf(old, sources.old), credentialSetsOf(next, sources.next)];
  const closed = before.filter((set) => !after.some((other) => isSatisfiedBy(other, set)));
  const opened = after.filter((set) => !before.some((other) => isSatisfiedBy(other, set)));
  const asked = listed([...new Set(after.map(setText))]);
  for (const set of closed) {
    const message = `${setText(set)} no longer gives access: the operation accepts ${asked}`;
    report.add('security-added', 'breaking', place, message);
  }
  if (closed.length > 0) return;
  for (const set of opened)
    report.add('security-removed', 'compatible', place, `${setText(set)} gives access as well`);
  for (const name of namesBeside(before, after))
    report.add('credential-removed', 'warning', place, `\`${name}\` is no longer read`);
  if (opened.length > 0) return;
  for (const name of namesBeside(after, before))
    report.add('credential-added', 'compatible', place, `\`${name}\` is new, and optional`);
}

const place: Place = { kind: 'security' };

/** The names of the credentials that are in none of the other sets. */
function namesBeside(sets: readonly CredentialSet[], others: readonly CredentialSet[]): readonly string[] {
  const known = new Set(others.flatMap((one) => [...one.keys()]));
  const beside = sets.flatMap((one) => [...one]).filter(([id]) => !known.has(id));
  return [...new Map(beside).values()].map(({ name }) => name);
}

/** Whether a client with the credentials of `had` also has those of `asked`. */
function isSatisfiedBy(asked: CredentialSet, had: CredentialSet): boolean {
  return [...asked].every(([id, { scopes }]) => {
    const own = had.get(id);
    return own !== undefined && scopes.every((scope) => own.scopes.includes(scope));
  });
}

function setText(set: CredentialSet): string {
  return set.size === 0 ? 'no credential' : listed([...set.values()].map(({ name }) => `\`${name}\``));
}

function credentialSetsOf({ object }: FoundOperation, source: Source): readonly CredentialSet[] {
  const list = listOf(own(object, 'security') ?? own(source.document, 'security'));
  if (list.length === 0) return [new Map()];
  const schemes = own(own(source.document, 'components'), 'securitySchemes');
  return list.filter(isObject).map((requirement) => {
    const credentials = entriesOf(requirement).map(([name, scopes]) => {
      const id = schemeId(name, source.object(own(schemes, name)));
      return [id, { name, scopes: textsOf(scopes) }] as const;
    });
    return new Map(credentials);
  });
}

/** The identity of a scheme, by what a client sends. */
function schemeId(name: string, scheme: JsonObject | undefined): string {
  const type = own(scheme, 'type');
  const text = (key: string) => String(own(scheme, key)).toLowerCase();
  if (type === 'http') return `http ${text('scheme')}`;
  if (type === 'apiKey')
    return `apiKey ${text('in')} ${text('in') === 'header' ? text('name') : own(scheme, 'name')}`;
  if (type === 'openIdConnect') return `openIdConnect ${own(scheme, 'openIdConnectUrl')}`;
  return type === undefined ? `unknown ${name}` : `${type} ${JSON.stringify(own(scheme, 'flows'))}`;
}
