import { isFormatDate, isFormatDateTime, isFormatDuration, isFormatTime } from './formats/dates.ts';
import { isFormatHostname, isFormatIdnHostname, isFormatIpv4, isFormatIpv6 } from './formats/hosts.ts';
import { isFormatEmail, isFormatIdnEmail } from './formats/mail.ts';
import {
  isFormatByte,
  isFormatJsonPointer,
  isFormatPassword,
  isFormatRegex,
  isFormatRelativeJsonPointer,
  isFormatUuid,
} from './formats/texts.ts';
import {
  isFormatIri,
  isFormatIriReference,
  isFormatUri,
  isFormatUriReference,
  isFormatUriTemplate,
  isFormatUrl,
} from './formats/uris.ts';

/**
 * One predicate for each format. Its running time is proportional to the length of the text, except for
 * `regex`, where it depends on the engine's parser of patterns.
 */
const all = {
  byte: isFormatByte,
  date: isFormatDate,
  'date-time': isFormatDateTime,
  duration: isFormatDuration,
  email: isFormatEmail,
  hostname: isFormatHostname,
  'idn-email': isFormatIdnEmail,
  'idn-hostname': isFormatIdnHostname,
  ipv4: isFormatIpv4,
  ipv6: isFormatIpv6,
  iri: isFormatIri,
  'iri-reference': isFormatIriReference,
  'json-pointer': isFormatJsonPointer,
  password: isFormatPassword,
  regex: isFormatRegex,
  'relative-json-pointer': isFormatRelativeJsonPointer,
  time: isFormatTime,
  uri: isFormatUri,
  'uri-reference': isFormatUriReference,
  'uri-template': isFormatUriTemplate,
  url: isFormatUrl,
  uuid: isFormatUuid,
} as const;

/** The names of the formats that a string can be required to have. */
export type Format = keyof typeof all;

/** Every format by name, sorted. */
export const formats: ReadonlyMap<string, (text: string) => boolean> = new Map(Object.entries(all));
