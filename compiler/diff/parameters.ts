import type { ValuePlace } from './change.ts';
import type { Comparison } from './compare.ts';
import { asSent } from './contents.ts';
import { isObject, type JsonObject, listOf, own } from './json.ts';
import { type FoundOperation, parametersIn } from './operations.ts';
import type { Report } from './report.ts';
import { ofTexts } from './schema/finding.ts';
import type { Source } from './source.ts';

interface Parameter {
  readonly source: string;
  readonly name: string;
  readonly object: JsonObject;
  readonly required: boolean;
}

/** Compares the parameters of an operation. */
export function compareParameters(
  old: FoundOperation,
  next: FoundOperation,
  comparison: Comparison,
  report: Report,
): void {
  const [before, after] = [parametersOf(old, comparison.old), parametersOf(next, comparison.next)];
  const removed = new Map([...before].filter(([key]) => !after.has(key)));
  const added = new Map([...after].filter(([key]) => !before.has(key)));
  for (const [key, one] of added) {
    const found = [...removed].find(([, other]) => plainName(other.name) === plainName(one.name));
    if (found === undefined) continue;
    const [origin, old] = found;
    reportMoved(old, one, report);
    added.delete(key);
    removed.delete(origin);
  }
  for (const [key, one] of before) {
    const other = after.get(key);
    if (other !== undefined) compareParameter(one, other, comparison, report);
    else if (removed.has(key))
      report.add('parameter-removed', 'warning', placeOf(one), 'the parameter is gone, and no longer read');
  }
  for (const one of added.values()) {
    if (one.required)
      report.add('required-parameter-added', 'breaking', placeOf(one), 'the parameter is new, and required');
    else report.add('parameter-added', 'compatible', placeOf(one), 'the parameter is new');
  }
}

/** Reports a parameter with a new name or source: under the old one it is no longer read. */
function reportMoved(old: Parameter, next: Parameter, report: Report): void {
  const place = placeOf(next);
  if (old.source === next.source) {
    const message = `the name is \`${next.name}\`, and was \`${old.name}\``;
    report.add('parameter-renamed', 'breaking', place, message);
  } else {
    const message = `it is a ${next.source} parameter now, and was a ${old.source} parameter`;
    report.add('parameter-moved', 'breaking', place, message);
  }
}

/** A name without case and punctuation: `user_agent` in a query equals `User-Agent` in a header. */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The parameters by source and name, and those of the path by position. */
function parametersOf(operation: FoundOperation, source: Source): ReadonlyMap<string, Parameter> {
  const names = parametersIn(operation.path);
  // A path parameter that the document does not declare counts as a string.
  const found = new Map(names.map((name, i) => [`path ${i}`, undeclared(name)]));
  // Parameters of the operation come last, and override those of the path item.
  const all = [own(operation.pathItem, 'parameters'), own(operation.object, 'parameters')].flatMap(listOf);
  for (const one of all) {
    const object = source.object(one);
    const [name, where] = [own(object, 'name'), own(object, 'in')];
    if (object === undefined || typeof name !== 'string' || typeof where !== 'string') continue;
    const key =
      where === 'path'
        ? `path ${names.indexOf(name)}`
        : `${where} ${where === 'header' ? name.toLowerCase() : name}`;
    if (where === 'path' && !names.includes(name)) continue;
    const required = where === 'path' || own(object, 'required') === true;
    found.set(key, { source: where, name, object, required });
  }
  return found;
}

function undeclared(name: string): Parameter {
  return { source: 'path', name, object: { schema: { type: 'string' } }, required: true };
}

function compareParameter(old: Parameter, next: Parameter, comparison: Comparison, report: Report): void {
  const place = placeOf(next);
  if (old.name !== next.name && next.source === 'path')
    report.add(
      'parameter-renamed',
      'compatible',
      place,
      `the name was \`${old.name}\`, which no client sends`,
    );
  if (old.required !== next.required) {
    if (next.required)
      report.add('parameter-required', 'breaking', place, 'the parameter is required, and was optional');
    else report.add('parameter-optional', 'compatible', place, 'the parameter is optional, and was required');
  }
  const [was, is] = [old, next].map(({ object }) => own(object, 'deprecated') === true);
  if (was !== is)
    report.add('deprecated', 'compatible', place, `the parameter is ${is ? '' : 'no longer '}deprecated`);
  compareStyles(old, next, comparison, report);
  comparison.others(old.object, next.object, read, place, report);
  const [a, b] = [contentOf(old), contentOf(next)];
  const findings =
    b.type === asText
      ? ofTexts(comparison.schemas(asSent(a.schema, b.schema, comparison), b.schema))
      : comparison.schemas(a.schema, b.schema);
  report.schema(findings, 'request', place);
  if (a.type !== b.type)
    report.add('encoding-changed', 'breaking', place, `it is written as ${b.type}, and was ${a.type}`);
}

const read = new Set(['name', 'in', 'required', 'deprecated', 'style', 'explode', 'schema', 'content']);

const asText = 'plain text';

/** The schema of a parameter, and its media type if it has one. */
function contentOf({ object, source }: Parameter): { readonly schema: unknown; readonly type: string } {
  const content = own(object, 'content');
  const [type, media] = isObject(content) ? (Object.entries(content)[0] ?? []) : [];
  if (type !== undefined) return { schema: own(media, 'schema'), type };
  const schema = own(object, 'schema');
  return { schema: source === 'path' ? ofSegment(schema) : schema, type: asText };
}

/** The schema of a segment. No segment is empty, whether its schema says so or not. */
function ofSegment(schema: unknown): unknown {
  if (!isObject(schema) || own(schema, 'minLength') !== 1) return schema;
  const { minLength: _, ...rest } = schema;
  return rest;
}

/** Compares how values are serialized. `explode` affects only lists and objects. */
function compareStyles(old: Parameter, next: Parameter, comparison: Comparison, report: Report): void {
  const [a, b] = [styleOf(old), styleOf(next)];
  const isStructured = comparison.isStructured(contentOf(old).schema, contentOf(next).schema);
  if (a.style === b.style && (a.explode === b.explode || !isStructured)) return;
  const text = ({ explode, style }: typeof a) => `\`${style}\`${explode ? ' and exploded' : ''}`;
  const message = `the style is ${text(b)}, and was ${text(a)}`;
  report.add('parameter-style-changed', 'breaking', placeOf(next), message);
}

function styleOf({ object, source }: Parameter) {
  const fallback = source === 'query' || source === 'cookie' ? 'form' : 'simple';
  const style = own(object, 'style') ?? fallback;
  const explode = own(object, 'explode') ?? style === 'form';
  return { style, explode };
}

function placeOf({ name, source }: Parameter): ValuePlace {
  return { kind: 'parameter', source, name, steps: [] };
}
