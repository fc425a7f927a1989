import type { Comparison } from './compare.ts';
import { entriesOf, isObject, type JsonObject, own } from './json.ts';
import { type Finding, ofTexts } from './schema/finding.ts';

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
  return ofTexts(comparison.schemas(withListsOfOne(before, after), after));
}

/**
 * The old schema of a form, with a list of one in place of each file of which there may be several now: both
 * are sent in the same way. A text is not: in a list, commas separate the items.
 */
function withListsOfOne(old: unknown, next: unknown): unknown {
  const [before, after] = [own(old, 'properties'), own(next, 'properties')];
  if (!isObject(old) || !isObject(before)) return old;
  const fields = entriesOf(before).map(([name, field]) => {
    const list = own(after, name);
    return isFile(field) && isFile(own(list, 'items')) ? [name, listOfOne(field, list)] : [name, field];
  });
  return { ...old, properties: Object.fromEntries(fields) };
}

const isFile = (schema: unknown) => own(schema, 'format') === 'binary';

/** A list of one. It says no least number where the other list has none: without a part, there is no list. */
const listOfOne = (items: unknown, other: unknown) => ({
  type: 'array',
  items,
  maxItems: 1,
  ...(own(other, 'minItems') !== undefined && { minItems: 1 }),
});
