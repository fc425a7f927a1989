import type { Place, ValuePlace } from './change.ts';
import type { Comparison } from './compare.ts';
import { compareMedia, counterpart, type Media, mediaOf } from './contents.ts';
import { entriesOf, isObject, isSameJson, own } from './json.ts';
import type { FoundOperation } from './operations.ts';
import type { Report } from './report.ts';

const whole: ValuePlace = { kind: 'body', steps: [] };

/** Compares the request bodies of an operation. */
export function compareBodies(
  old: FoundOperation,
  next: FoundOperation,
  comparison: Comparison,
  report: Report,
): void {
  const before = comparison.old.object(own(old.object, 'requestBody'));
  const after = comparison.next.object(own(next.object, 'requestBody'));
  const [was, is] = [own(before, 'required') === true, own(after, 'required') === true];
  if (before === undefined && after === undefined) return;
  if (before === undefined) {
    if (is) report.add('required-body-added', 'breaking', whole, 'the body is new, and required');
    else report.add('body-added', 'compatible', whole, 'the body is new');
    return;
  }
  if (after === undefined) {
    report.add('body-removed', 'warning', whole, 'the body is gone, and no longer read');
    return;
  }
  if (!was && is) report.add('body-required', 'breaking', whole, 'the body is required, and was optional');
  if (was && !is) report.add('body-optional', 'compatible', whole, 'the body is optional, and was required');
  comparison.others(before, after, read, whole, report);
  const [types, newTypes] = [mediaOf(before), mediaOf(after)];
  for (const one of types) {
    const other = counterpart(one, newTypes);
    if (other === undefined) {
      const message = `a body of \`${one.type}\` is no longer taken`;
      report.add('content-type-removed', 'breaking', whole, message);
      continue;
    }
    report.schema(compareMedia(one, other, comparison), 'request', whole);
    compareEncodings(one, other, comparison, report);
    comparison.others(one.object, other.object, readOfMedia, whole, report);
  }
  for (const one of newTypes) {
    if (counterpart(one, types) === undefined)
      report.add('content-type-added', 'compatible', whole, `a body may be \`${one.type}\` now`);
  }
}

const read = new Set(['required', 'content']);
const readOfMedia = new Set(['schema', 'encoding']);

/** Compares how the fields of a form are serialized. */
function compareEncodings(old: Media, next: Media, comparison: Comparison, report: Report): void {
  const [before, after] = [own(old.object, 'encoding'), own(next.object, 'encoding')];
  const names = new Set([...entriesOf(before), ...entriesOf(after)].map(([name]) => name));
  for (const name of names) {
    // Added and removed fields are reported by the comparison of schemas.
    const [field, other] = [fieldOf(old, name), fieldOf(next, name)];
    if (field === undefined || other === undefined) continue;
    const place: Place = { kind: 'body', steps: [{ kind: 'field', name }] };
    const [a, b] = [own(before, name), own(after, name)];
    compareContentTypes(typesOf(a), typesOf(b), place, report);
    const [how, now] = [a, b].map((one) => ({ style: own(one, 'style'), explode: own(one, 'explode') }));
    if (!isSameJson(how, now) && comparison.isStructured(field, other))
      report.add('encoding-changed', 'breaking', place, 'lists are written in another way');
  }
}

/** The schema of a field, which may be anything where the fields are not listed; undefined if there is none. */
function fieldOf({ object }: Media, name: string): unknown {
  const properties = own(own(object, 'schema'), 'properties');
  return isObject(properties) ? own(properties, name) : true;
}

/** The content types that a part may have; undefined for any. */
function typesOf(encoding: unknown): readonly string[] | undefined {
  const types = own(encoding, 'contentType');
  return typeof types === 'string' ? types.split(',').map((one) => one.trim().toLowerCase()) : undefined;
}

function compareContentTypes(
  old: readonly string[] | undefined,
  next: readonly string[] | undefined,
  place: Place,
  report: Report,
): void {
  if (isSameJson(old, next)) return;
  const text = (types: readonly string[] | undefined) =>
    types === undefined ? 'anything' : `\`${types.join(', ')}\``;
  const isTaken = next === undefined || old?.every((one) => next.some((range) => holds(range, one)));
  const message = `the part may be ${text(next)}, and might be ${text(old)}`;
  report.add('encoding-changed', isTaken ? 'compatible' : 'breaking', place, message);
}

function holds(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
