/** Formats that every text satisfies: they only say how to display it. */
const annotating: ReadonlySet<string> = new Set(['password']);

/** Whether a format restricts the valid values. */
export const isRestricting = (format: string): boolean => !annotating.has(format);

/** For each format, the others that all of its texts satisfy. */
export const widerFormats: ReadonlyMap<string, readonly string[]> = new Map([
  ['email', ['idn-email']],
  ['hostname', ['idn-hostname']],
  ['iri', ['iri-reference']],
  ['uri', ['uri-reference', 'iri', 'iri-reference']],
  ['uri-reference', ['iri-reference']],
  ['url', ['iri', 'iri-reference']],
]);

/** Whether all texts of one format satisfy another. */
export function isFormatWithin(format: string, other: string): boolean {
  return format === other || (widerFormats.get(format)?.includes(other) ?? false);
}

/** The formats of texts that have no comma, and are not empty. */
const commaless: ReadonlySet<string> = new Set([
  'date',
  'date-time',
  'duration',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'time',
  'uuid',
]);

/** Whether a text of a format is a list of one item where commas separate items. */
export const isCommaless = (format: string): boolean => commaless.has(format);
