import { entriesOf, isObject, type JsonObject, listed, listOf, own, textsOf } from './json.ts';
import type { FoundOperation } from './operations.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

/** A set of credentials that together grant access. */
interface CredentialSet {
  /** The scopes of each credential, by what the client sends rather than by the name in the document. */
  readonly credentials: ReadonlyMap<string, readonly string[]>;
  /** The names in the document, for messages. */
  readonly text: string;
}

/** Reports sets of credentials that are no longer accepted, or else those that are newly accepted. */
export function compareSecurity(
  old: FoundOperation,
  next: FoundOperation,
  sources: { readonly old: Source; readonly next: Source },
  report: Report,
): void {
  const [before, after] = [credentialSetsOf(old, sources.old), credentialSetsOf(next, sources.next)];
  const closed = before.filter((set) => !after.some((other) => isSatisfiedBy(other, set)));
  const opened = after.filter((set) => !before.some((other) => isSatisfiedBy(other, set)));
  const asked = [...new Set(after.map(({ text }) => text))];
  for (const { text } of closed) {
    const message = `${text} no longer gives access: the operation accepts ${listed(asked)}`;
    report.add('security-added', 'breaking', { kind: 'security' }, message);
  }
  for (const { text } of opened) {
    if (closed.length > 0) break; // reported already
    report.add('security-removed', 'compatible', { kind: 'security' }, `${text} gives access as well`);
  }
}

/** Whether a client with the credentials of `had` also has those of `asked`. */
function isSatisfiedBy(asked: CredentialSet, had: CredentialSet): boolean {
  return [...asked.credentials].every(([id, scopes]) => {
    const own = had.credentials.get(id);
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}

function credentialSetsOf({ object }: FoundOperation, source: Source): readonly CredentialSet[] {
  const list = listOf(own(object, 'security') ?? own(source.document, 'security'));
  if (list.length === 0) return [{ credentials: new Map(), text: 'no credential' }];
  const schemes = own(own(source.document, 'components'), 'securitySchemes');
  return list.filter(isObject).map((requirement) => {
    const names = Object.keys(requirement);
    const credentials = entriesOf(requirement).map(
      ([name, scopes]) => [schemeId(name, source.object(own(schemes, name))), textsOf(scopes)] as const,
    );
    const text = names.length === 0 ? 'no credential' : listed(names.map((name) => `\`${name}\``));
    return { credentials: new Map(credentials), text };
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
