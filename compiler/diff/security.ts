import { entriesOf, isObject, type JsonObject, listed, listOf, own, textsOf } from './json.ts';
import type { FoundOperation } from './operations.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

/** What a client may show to be let in: all of these together. */
interface Way {
  /** What each credential is to a client, whatever the document calls it, with its scopes. */
  readonly credentials: ReadonlyMap<string, readonly string[]>;
  /** As the document calls it. */
  readonly text: string;
}

/** Whether the ways in that clients knew are still open, and which are new. */
export function compareSecurity(
  old: FoundOperation,
  next: FoundOperation,
  sources: { readonly old: Source; readonly next: Source },
  report: Report,
): void {
  const [before, after] = [waysOf(old, sources.old), waysOf(next, sources.next)];
  const closed = before.filter((way) => !after.some((other) => isWithin(other, way)));
  const opened = after.filter((way) => !before.some((other) => isWithin(other, way)));
  const asked = [...new Set(after.map(({ text }) => text))];
  for (const { text } of closed) {
    const message = `${text} no longer lets in: it takes ${listed(asked)}`;
    report.add('security-added', 'breaking', { kind: 'security' }, message);
  }
  for (const { text } of opened) {
    if (closed.length > 0) break; // said already
    report.add('security-removed', 'compatible', { kind: 'security' }, `${text} lets in as well`);
  }
}

/** Whether who has all that a way asks for has all that another asks for. */
function isWithin(asked: Way, had: Way): boolean {
  return [...asked.credentials].every(([id, scopes]) => {
    const own = had.credentials.get(id);
    return own !== undefined && scopes.every((scope) => own.includes(scope));
  });
}

function waysOf({ object }: FoundOperation, source: Source): readonly Way[] {
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

/** What a scheme is on the wire. */
function schemeId(name: string, scheme: JsonObject | undefined): string {
  const type = own(scheme, 'type');
  const text = (key: string) => String(own(scheme, key)).toLowerCase();
  if (type === 'http') return `http ${text('scheme')}`;
  if (type === 'apiKey')
    return `apiKey ${text('in')} ${text('in') === 'header' ? text('name') : own(scheme, 'name')}`;
  if (type === 'openIdConnect') return `openIdConnect ${own(scheme, 'openIdConnectUrl')}`;
  return type === undefined ? `unknown ${name}` : `${type} ${JSON.stringify(own(scheme, 'flows'))}`;
}
