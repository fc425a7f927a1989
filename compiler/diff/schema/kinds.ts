import { type Finding, finding } from './finding.ts';
import type { Kind, Part } from './parts.ts';
import { typesText } from './unions.ts';

/** The findings for kinds that were added or removed; `shared` are those of both sides. */
export function kindFindings(
  old: readonly Part[],
  next: readonly Part[],
  shared: readonly Kind[],
): readonly Finding[] {
  const lost = old.filter(({ kind }) => !shared.includes(kind));
  const gained = next.filter(({ kind }) => !shared.includes(kind));
  if (lost.length + gained.length === 0) return [];
  const isNull = (parts: readonly Part[]) => parts.every(({ kind }) => kind === 'null');
  if (shared.length > 0 && isNull([...lost, ...gained])) {
    return gained.length > 0
      ? [finding('null-added', 'wider', '`null` may stand here now')]
      : [finding('null-removed', 'narrower', '`null` may no longer stand here')];
  }
  const effect = lost.length === 0 ? 'wider' : gained.length === 0 ? 'narrower' : 'both';
  const found = finding('type-changed', effect, `the type is ${typesText(next)}, and was ${typesText(old)}`);
  if (!next.some(isAnyText) || !lost.every(isOneText)) return [found];
  return [{ ...found, origin: { ...found.origin, textEffect: 'wider' } }];
}

/** Whether a part accepts every text but the empty one. */
const isAnyText = (part: Part) =>
  part.kind === 'string' &&
  part.values === undefined &&
  part.min <= 1 &&
  part.max === Number.POSITIVE_INFINITY &&
  part.patterns.length + part.formats.length + part.opaque.size === 0;

/** Whether each value of a part is one text where it is sent as plain text; `null` is not sent at all. */
const isOneText = ({ kind }: Part) => kind === 'number' || kind === 'boolean' || kind === 'null';

/** Whether each value of a part is a text that is a list of one item: commas separate the items. */
export const isOneItem = (part: Part): boolean =>
  isOneText(part) ||
  (part.kind === 'string' &&
    part.values !== undefined &&
    part.values.every((one) => one !== '' && !one.includes(',')));
