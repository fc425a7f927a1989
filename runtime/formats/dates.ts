/**
 * Dates and times of RFC 3339. The day must exist in the calendar. Leap seconds (`:60`) are refused:
 * JavaScript's `Date` has none, and a handler would get an invalid Date.
 */

const datePattern = /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])/;
const timePattern =
  /^(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?(?:Z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/i;
const durationPattern =
  /^P(?:[0-9]+W|(?=[0-9T])(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+S)?)?)$/;

/** `2026-02-28`: a day that exists in the calendar. */
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

/** `P1DT12H`, `P2W`: a duration, largest unit first. */
export function isFormatDuration(text: string): boolean {
  return durationPattern.test(text);
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
