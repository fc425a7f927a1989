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
  const findings = comparison.schemas(own(old.object, 'schema'), own(next.object, 'schema'));
  return forms.includes(plainType(next.type)) ? ofTexts(findings) : findings;
}
