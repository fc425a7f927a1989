import type { ValuePlace } from './change.ts';
import type { Comparison } from './compare.ts';
import { compareMedia, counterpart, mediaOf } from './contents.ts';
import { entriesOf, type JsonObject, own } from './json.ts';
import type { FoundOperation } from './operations.ts';
import type { Report } from './report.ts';
import type { Source } from './source.ts';

/** An answer, with its status as the document gives it. */
interface FoundAnswer {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  readonly object: JsonObject;
}

type Answers = ReadonlyMap<string, FoundAnswer>;

/** Compares the answers of an operation. */
export function compareAnswers(
  old: FoundOperation,
  next: FoundOperation,
  comparison: Comparison,
  report: Report,
): void {
  const [before, after] = [answersOf(old, comparison.old), answersOf(next, comparison.next)];
  for (const [status, one] of before) {
    const other = covering(status, after);
    if (other !== undefined) compareAnswer(status, one, other, comparison, report);
    else {
      const isLess = isError(status) || isNarrowed(one, after) || isOneOfSeveral(status, before, after);
      report.add('status-removed', isLess ? 'compatible' : 'breaking', placeOf(status), 'the answer is gone');
    }
  }
  for (const [status, one] of after) {
    if (before.has(status)) continue;
    const other = covering(status, before);
    if (other !== undefined) compareAnswer(status, other, one, comparison, report);
    else {
      // A client that can read one success cannot necessarily read another.
      const level = isError(status) ? 'compatible' : 'warning';
      report.add('status-added', level, placeOf(status), 'the answer is new');
    }
  }
}

function placeOf(status: string, header?: string): ValuePlace {
  return { kind: 'answer', status, ...(header !== undefined && { header }), steps: [] };
}

function answersOf({ object }: FoundOperation, source: Source): Answers {
  const found = entriesOf(own(object, 'responses')).flatMap(([name, one]): FoundAnswer[] => {
    const answer = source.object(one);
    if (answer === undefined || name.startsWith('x-')) return [];
    return [{ status: name.toLowerCase() === 'default' ? 'default' : name.toUpperCase(), object: answer }];
  });
  return new Map(found.map((one) => [one.status, one]));
}

/** The answer that applies to a status: its own, that of its range (`2XX`), or the default. */
function covering(status: string, answers: Answers): FoundAnswer | undefined {
  const own = answers.get(status) ?? (/^\d/.test(status) ? answers.get(`${status[0]}XX`) : undefined);
  return own ?? answers.get('default');
}

/** Whether an answer covers several statuses. */
const isRange = ({ status }: FoundAnswer) => status === 'default' || status.endsWith('XX');

/**
 * Whether a removed range still has some of its statuses among `answers`; true for `default`. Those statuses
 * are compared with it.
 */
function isNarrowed(one: FoundAnswer, answers: Answers): boolean {
  if (!isRange(one)) return false;
  return one.status === 'default' || [...answers.keys()].some((status) => status[0] === one.status[0]);
}

/** `default` does not count as an error: it may cover successes, too. */
const isError = (status: string) => /^[45]/.test(status);

const isSuccess = (status: string) => status.startsWith('2');

/**
 * Whether a removed success was one of several, another of which remains: clients have always had to read
 * that one, too.
 */
function isOneOfSeveral(status: string, before: Answers, after: Answers): boolean {
  return isSuccess(status) && [...before.keys()].some((other) => isSuccess(other) && after.has(other));
}

function compareAnswer(
  status: string,
  old: FoundAnswer,
  next: FoundAnswer,
  comparison: Comparison,
  report: Report,
): void {
  const whole = placeOf(status);
  const [types, newTypes] = [mediaOf(old.object), mediaOf(next.object)];
  for (const one of types) {
    const other = counterpart(one, newTypes);
    // Some types of a removed range may remain. One that had an entry of its own is compared with that
    // instead.
    const left = other ? [other] : newTypes.filter((type) => counterpart(type, [one]) !== undefined);
    if (left.length === 0)
      report.add('content-type-removed', 'breaking', whole, `it is no longer given as \`${one.type}\``);
    for (const media of other ? left : left.filter((type) => counterpart(type, types) === one)) {
      report.schema(compareMedia(one, media, comparison), 'answer', whole);
      comparison.others(one.object, media.object, new Set(['schema']), whole, report);
    }
  }
  // A range without content says nothing about content types, so adding one restricts the answers of its
  // statuses.
  const isOpen = isRange(old) && types.length === 0;
  for (const one of newTypes) {
    if (counterpart(one, types) !== undefined) continue;
    const level = isError(status) || isOpen ? 'compatible' : 'warning';
    report.add('content-type-added', level, whole, `it may be given as \`${one.type}\``);
  }
  compareHeaders(status, old.object, next.object, comparison, report);
  comparison.others(old.object, next.object, new Set(['content', 'headers']), whole, report);
}

function compareHeaders(
  status: string,
  old: JsonObject,
  next: JsonObject,
  comparison: Comparison,
  report: Report,
): void {
  const [before, after] = [headersOf(old, comparison.old), headersOf(next, comparison.next)];
  for (const [key, one] of before) {
    const place = placeOf(status, one.name);
    const other = after.get(key);
    if (other === undefined) {
      report.add('header-removed', 'breaking', place, 'the header is gone');
      continue;
    }
    const [was, is] = [one, other].map(({ object }) => own(object, 'required') === true);
    if (was && !is)
      report.add('header-optional', 'breaking', place, 'the header is optional, and was always there');
    if (!was && is)
      report.add('header-required', 'compatible', place, 'the header is always there, and was optional');
    const findings = comparison.schemas(own(one.object, 'schema'), own(other.object, 'schema'));
    report.schema(findings, 'answer', place);
    comparison.others(one.object, other.object, readOfHeader, place, report);
  }
  for (const [key, { name }] of after) {
    if (before.has(key)) continue;
    report.add('header-added', 'compatible', placeOf(status, name), 'the header is new');
  }
}

const readOfHeader = new Set(['required', 'schema', 'deprecated']);

/** The headers of an answer, by lower-case name. */
function headersOf(answer: JsonObject, source: Source) {
  const entries = entriesOf(own(answer, 'headers')).flatMap(([name, one]) => {
    const object = source.object(one);
    return object === undefined ? [] : [[name.toLowerCase(), { name, object }] as const];
  });
  return new Map(entries);
}
