/**
 * The formats of texts: one predicate each. What they accept follows typia's patterns (and with them RFC 3339, RFC 5321, RFC 4122,
 * RFC 3986), but for dates, which must exist in the calendar.
 */

const datePattern = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])/;
const timePattern =
  /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]{1,9})?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/i;
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const uuidPattern = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const uriPattern = /^[a-z][a-z0-9+\-.]*:(?:[a-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9a-f]{2})*$/i;
const ipv4Pattern = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

/** `2026-02-28`: a day of the calendar. */
export function isFormatDate(text: string): boolean {
  return text.length === 10 && isCalendarDay(text);
}

/** `2026-02-28T12:30:00Z`, with a `T` or a blank between date and time, and an offset. */
export function isFormatDateTime(text: string): boolean {
  const between = text[10];
  if (between !== 'T' && between !== 't' && between !== ' ') return false;
  return isCalendarDay(text) && timePattern.test(text.slice(11));
}

/** `12:30:00Z`: a time with an offset. */
export function isFormatTime(text: string): boolean {
  return timePattern.test(text);
}

export function isFormatEmail(text: string): boolean {
  return emailPattern.test(text);
}

export function isFormatUuid(text: string): boolean {
  return uuidPattern.test(text);
}

/** An absolute URI: with a scheme. */
export function isFormatUri(text: string): boolean {
  return uriPattern.test(text);
}

export function isFormatIpv4(text: string): boolean {
  return ipv4Pattern.test(text);
}

/** Eight groups of hexadecimal digits; one run of zero groups may be `::`, the last two groups an IPv4 address. */
export function isFormatIpv6(text: string): boolean {
  const halves = text.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  let count = 0;
  for (const [side, half] of groups.entries()) {
    for (const [i, group] of half.entries()) {
      const isLast = side === groups.length - 1 && i === half.length - 1;
      if (isLast && isFormatIpv4(group)) count += 2;
      else if (/^[0-9a-f]{1,4}$/i.test(group)) count++;
      else return false;
    }
  }
  return halves.length === 2 ? count < 8 : count === 8;
}

function isCalendarDay(text: string): boolean {
  if (!datePattern.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  return Number(text.slice(8, 10)) <= daysOf(month, year);
}

function daysOf(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Every format by its name. */
export const formats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date', isFormatDate],
  ['date-time', isFormatDateTime],
  ['time', isFormatTime],
  ['email', isFormatEmail],
  ['uuid', isFormatUuid],
  ['uri', isFormatUri],
  ['ipv4', isFormatIpv4],
  ['ipv6', isFormatIpv6],
]);
