import type { Comparison } from './compare.ts';
import { entriesOf, isObject, type JsonObject, own } from './json.ts';
import { type Finding, finding, ofTexts, within } from './schema/finding.ts';

/** One media type of a body, with its media type object. */
export interface Media {
  /** As the document writes it. */
  readonly type: string;
  readonly object: JsonObject;
}

/** The media types of a request's or an answer's content. */
export function mediaOf(holder: JsonObject | undefined): readonly Media[] {
  return entriesOf(own(holder, 'content')).map(([type, object]) => ({
    type,
    object: isObject(object) ? object : {},
  }));
}

/** The media type that corresponds to another: the same one, or a range that includes it. */
export function counterpart({ type }: Media, others: readonly Media[]): Media | undefined {
  const wanted = plainType(type);
  const [range] = wanted.split('/');
  return [wanted, `${range}/*`, '*/*']
    .map((one) => others.find((other) => plainType(other.type) === one))
    .find((one) => one !== undefined);
}

/** A media type without parameters such as `charset`, which do not affect the content. */
const plainType = (type: string) => type.split(';')[0]!.trim().toLowerCase();

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function compareMedia(old: Media, next: Media, comparison: Comparison): readonly Finding[] {
  const [before, after] = [own(old.object, 'schema'), own(next.object, 'schema')];
  if (!forms.includes(plainType(next.type))) return comparison.schemas(before, after);
  return compareForms(before, after, comparison);
}

/**
 * Compares the schemas of a form. A file and a text are not sent in the same way, though both are strings to a
 * schema.
 */
function compareForms(old: unknown, next: unknown, comparison: Comparison): readonly Finding[] {
  const [before, after] = [own(old, 'properties'), own(next, 'properties')];
  if (!isObject(old) || !isObject(before)) return ofTexts(comparison.schemas(old, next));
  const findings: Finding[] = [];
  const fields = entriesOf(before).map(([name, field]) => {
    const other = own(after, name);
    if (other === undefined) return [name, field];
    if (holdsFiles(field) === holdsFiles(other)) return [name, asSent(field, other, comparison)];
    const message = holdsFiles(other) ? 'it is a file now' : 'it is no longer a file';
    findings.push(...within({ kind: 'field', name }, [finding('type-changed', 'both', message)]));
    return [name, other];
  });
  const alike = { ...old, properties: Object.fromEntries(fields) };
  return [...findings, ...ofTexts(comparison.schemas(alike, next))];
}

const holdsFiles = (schema: unknown) => isFile(schema) || isFile(own(schema, 'items'));

const isFile = (schema: unknown) => own(schema, 'format') === 'binary';

/**
 * The schema of an old text or file, as it is sent to the new one. A single file is sent like a list of one.
 * So is a text without a comma: commas separate the items of a list.
 */
export function asSent(old: unknown, next: unknown, comparison: Comparison): unknown {
  const isOne = (isFile(old) && isFile(own(next, 'items'))) || comparison.isItemNow(old, next);
  return isOne ? listOfOne(old, next) : old;
}

/**
 * A list of one, with the annotations of its item. It says no least number where the other list has none:
 * without a part, there is no list.
 */
function listOfOne(item: unknown, other: unknown): JsonObject {
  const { default: filled, deprecated, ...items } = isObject(item) ? item : {};
  const least = own(other, 'minItems') !== undefined && { minItems: 1 };
  return { type: 'array', items, maxItems: 1, ...least, default: filled, deprecated };
}
