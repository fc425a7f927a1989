/** Formats that every text has: they only say how to show it. */
const annotating: ReadonlySet<string> = new Set(['password']);

/** Whether a format says which values there are. */
export const isRestricting = (format: string): boolean => !annotating.has(format);

/** The formats that every text of a format has as well. */
export const widerFormats: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['idn-email']],
  ['hostname', ['idn-hostname']],
  ['iri', ['iri-reference']],
  ['uri', ['uri-reference', 'iri', 'iri-reference']],
  ['uri-reference', ['iri-reference']],
  ['url', ['iri', 'iri-reference']],
]);

/** Whether all texts of one format have another. */
export function isFormatWithin(format: string, other: string): boolean {
  return format === other || (widerFormats.get(format)?.includes(other) ?? false);
}
