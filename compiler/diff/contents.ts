import type { Comparison } from './compare.ts';
import { entriesOf, isObject, type JsonObject, own } from './json.ts';
import { type Finding, ofTexts } from './schema/finding.ts';

/** A body as one media type has it. */
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

/** The media type that takes another's place: the same, or a range that holds it. */
export function counterpart({ type }: Media, others: readonly Media[]): Media | undefined {
  const wanted = plainType(type);
  const [range] = wanted.split('/');
  return [wanted, `${range}/*`, '*/*']
    .map((one) => others.find((other) => plainType(other.type) === one))
    .find((one) => one !== undefined);
}

/** Parameters such as `charset` change nothing about what it holds. */
const plainType = (type: string) => type.split(';')[0]!.trim().toLowerCase();

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export function compareMedia(old: Media, next: Media, comparison: Comparison): readonly Finding[] {
  const findings = comparison.schemas(own(old.object, 'schema'), own(next.object, 'schema'));
  return forms.includes(plainType(next.type)) ? ofTexts(findings) : findings;
}
