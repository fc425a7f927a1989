import type { Format } from '../formats.ts';
import type { Faults, Loc } from './faults.ts';

/** The type of a format's entries, if it has one of its own. */
const types: { readonly [format in Format]?: string } = {
  'date-time': 'datetime_parsing',
  date: 'date_parsing',
  time: 'time_parsing',
  uuid: 'uuid_parsing',
  uri: 'url_parsing',
  'uri-reference': 'url_parsing',
  url: 'url_parsing',
  iri: 'url_parsing',
  'iri-reference': 'url_parsing',
};

/** Descriptions of the formats for messages. */
const names: { readonly [format in Format]: string } = {
  byte: 'base64, as in aGVsbG8=',
  date: 'a date, as in 2026-02-28',
  'date-time': 'a date and time with an offset, as in 2026-02-28T12:30:00Z',
  duration: 'a duration, as in P1DT12H',
  email: 'an e-mail address',
  hostname: 'a host name, as in www.example.org',
  'idn-email': 'an e-mail address',
  'idn-hostname': 'a host name, as in www.example.org',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  iri: 'an absolute IRI',
  'iri-reference': 'an IRI, absolute or relative',
  'json-pointer': 'a JSON pointer, as in /todos/0/title',
  password: 'a password',
  regex: 'a regular expression',
  'relative-json-pointer': 'a relative JSON pointer, as in 1/title',
  time: 'a time with an offset, as in 12:30:00Z',
  uri: 'an absolute URI',
  'uri-reference': 'a URI, absolute or relative',
  'uri-template': 'a URI template, as in /users/{id}',
  url: 'a URL with its host, as in https://example.org/',
  uuid: 'a UUID',
};

/** Reports that a text does not have its format. */
export function explainFormat(format: string, input: unknown, loc: Loc, faults: Faults): void {
  const wanted = names[format as Format];
  const type = types[format as Format];
  const reason = `It is not ${wanted}`;
  const msg = `The text must be ${wanted}.`;
  faults.add(type ?? 'value_error', loc, msg, input, type ? { error: reason } : { reason });
}
