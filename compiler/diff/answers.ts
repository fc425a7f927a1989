import type { Level, Place } from './change.ts';
import type { Comparison } from './compare.ts';
import { compareMedia, counterpart, mediaOf } from './contents.ts';
import { entriesOf, type JsonObject, own } from './json.ts';
import type { FoundOperation } from './operations.ts';
import type { Report } from './report.ts';
import type { Step } from './schema/finding.ts';
import type { Source } from './source.ts';

type Answers = ReadonlyMap<string, JsonObject>;

/** What has changed among the answers of an operation. */
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
    else if (isError(status)) tell(report, 'status-removed', 'compatible', status, 'the answer is gone');
    else tell(report, 'status-removed', 'breaking', status, 'the answer is gone');
  }
  for (const [status, one] of after) {
    if (before.has(status)) continue;
    const other = covering(status, before);
    if (other !== undefined) compareAnswer(status, other, one, comparison, report);
    // A client that knows how to read one success does not know how to read another.
    else
      tell(report, 'status-added', isError(status) ? 'compatible' : 'warning', status, 'the answer is new');
  }
}

function tell(
  report: Report,
  code: 'status-added' | 'status-removed',
  level: Level,
  status: string,
  message: string,
): void {
  report.add(code, level, { kind: 'answer', status, steps: [] }, message);
}

function answersOf({ object }: FoundOperation, source: Source): Answers {
  const entries = entriesOf(own(object, 'responses'));
  return new Map(
    entries
      .flatMap(([status, one]) => {
        const answer = source.object(one);
        return answer === undefined || status.startsWith('x-')
          ? []
          : [[status.toUpperCase(), answer] as const];
      })
      .map(([status, answer]) => [status === 'DEFAULT' ? 'default' : status, answer]),
  );
}

/** The answer that a document gives for a status: its own, that of its hundred, or the default. */
function covering(status: string, answers: Answers): JsonObject | undefined {
  const own = answers.get(status) ?? (/^\d/.test(status) ? answers.get(`${status[0]}XX`) : undefined);
  return own ?? answers.get('default');
}

/** Of the default nobody knows. */
const isError = (status: string) => /^[45]/.test(status);

function compareAnswer(
  status: string,
  old: JsonObject,
  next: JsonObject,
  comparison: Comparison,
  report: Report,
): void {
  const whole: Place = { kind: 'answer', status, steps: [] };
  const placeOf = (steps: readonly Step[]): Place => ({ kind: 'answer', status, steps });
  const [types, newTypes] = [mediaOf(old), mediaOf(next)];
  for (const one of types) {
    const other = counterpart(one, newTypes);
    if (other === undefined) {
      report.add('content-type-removed', 'breaking', whole, `it is no longer given as \`${one.type}\``);
      continue;
    }
    report.schema(compareMedia(one, other, comparison), 'answer', placeOf);
    comparison.others(one.object, other.object, new Set(['schema']), whole, report);
  }
  for (const one of newTypes) {
    if (counterpart(one, types) !== undefined) continue;
    const level = isError(status) ? 'compatible' : 'warning';
    report.add('content-type-added', level, whole, `it may be given as \`${one.type}\``);
  }
  compareHeaders(status, old, next, comparison, report);
  comparison.others(old, next, new Set(['content', 'headers']), whole, report);
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
    const place = (steps: readonly Step[]): Place => ({ kind: 'answer', status, header: one.name, steps });
    const other = after.get(key);
    if (other === undefined) {
      report.add('header-removed', 'breaking', place([]), 'the header is gone');
      continue;
    }
    const [was, is] = [one, other].map(({ object }) => own(object, 'required') === true);
    if (was && !is)
      report.add('header-optional', 'breaking', place([]), 'the header is optional, and was always there');
    if (!was && is)
      report.add('header-required', 'compatible', place([]), 'the header is always there, and was optional');
    const findings = comparison.schemas(own(one.object, 'schema'), own(other.object, 'schema'));
    report.schema(findings, 'answer', place);
    comparison.others(
      one.object,
      other.object,
      new Set(['required', 'schema', 'deprecated']),
      place([]),
      report,
    );
  }
  for (const [key, { name }] of after) {
    if (before.has(key)) continue;
    report.add(
      'header-added',
      'compatible',
      { kind: 'answer', status, header: name, steps: [] },
      'the header is new',
    );
  }
}

/** By their names in lower case. */
function headersOf(answer: JsonObject, source: Source) {
  const entries = entriesOf(own(answer, 'headers')).flatMap(([name, one]) => {
    const object = source.object(one);
    return object === undefined ? [] : [[name.toLowerCase(), { name, object }] as const];
  });
  return new Map(entries);
}
