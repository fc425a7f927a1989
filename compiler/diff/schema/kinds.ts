import { toBoolean, toInt, toNumber } from '../../../runtime/text/convert.ts';
import { type Finding, finding } from './finding.ts';
import { numberFits, textFits } from './fits.ts';
import { isCommaless } from './formats.ts';
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
  if (!lost.every((part) => isReadBy(next, part))) return [found];
  return [{ ...found, origin: { ...found.origin, textEffect: 'wider' } }];
}

/**
 * Whether the values of an old part, where they are sent as plain text, are values of the new parts. `null` is
 * not sent at all.
 */
function isReadBy(next: readonly Part[], old: Part): boolean {
  if (old.kind === 'null') return true;
  if (isOneText(old) && next.some(isAnyText)) return true;
  return textsOf(old)?.every((text) => next.some((part) => reads(part, text))) ?? false;
}

/** The only texts in which the values of a part are sent; undefined where there are others. */
function textsOf(part: Part): readonly string[] | undefined {
  if (part.kind !== 'string' && part.kind !== 'number') return undefined;
  return part.values?.map(String);
}

/** Whether a text is read as a value of a part. Of a part that lists its values, it must spell one exactly. */
function reads(part: Part, text: string): boolean {
  if (part.kind === 'boolean') return part.values.length === 2 && typeof toBoolean(text) === 'boolean';
  if (part.opaque.size > 0 || (part.kind !== 'string' && part.kind !== 'number')) return false;
  if (part.values !== undefined) return textsOf(part)!.includes(text);
  if (part.kind === 'string') return textFits(text, part) === true;
  const value = part.integer ? toInt(text) : toNumber(text);
  return !Number.isNaN(value) && numberFits(value, part) === true;
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
    (part.formats.some(isCommaless) ||
      (part.values?.every((one) => one !== '' && !one.includes(',')) ?? false)));
