import { compareAnswers } from './answers.ts';
import { compareBodies } from './bodies.ts';
import type { Change, Place } from './change.ts';
import { isSameJson, type JsonObject, own, turned } from './json.ts';
import { type FoundOperation, operationsOf } from './operations.ts';
import { compareParameters } from './parameters.ts';
import { Report } from './report.ts';
import { SchemaComparison } from './schema/compare.ts';
import type { Finding } from './schema/finding.ts';
import { isDocumentation } from './schema/same.ts';
import { compareSecurity } from './security.ts';
import { Source } from './source.ts';

/**
 * The changes from one OpenAPI document to another, for clients that were written for the old one. They are
 * in the order of the documents.
 */
export function compareDocuments(old: JsonObject, next: JsonObject): readonly Change[] {
  const comparison = new Comparison(new Source(old), new Source(next));
  const document = new Report();
  comparison.others(old, next, readOfDocument, { kind: 'document' }, document);
  if (!isSameJson(own(old, 'servers'), own(next, 'servers')))
    document.add('servers-changed', 'warning', { kind: 'document' }, 'the servers are different');
  const before = operationsOf(comparison.old);
  const after = new Map(operationsOf(comparison.next).map((one) => [one.key, one]));
  const known = new Set(before.map(({ key }) => key));
  return [
    ...document.changes,
    ...before.flatMap((one) => comparison.operation(one, after.get(one.key))),
    ...[...after.values()].filter(({ key }) => !known.has(key)).flatMap(added),
  ];
}

/** Security and components are compared where operations refer to them. */
const readOfDocument = new Set(['openapi', 'info', 'servers', 'tags', 'paths', 'components', 'security']);

function added({ path, verb }: FoundOperation): readonly Change[] {
  const message = 'the operation is new';
  return [
    { code: 'operation-added', level: 'compatible', verb, path, place: { kind: 'operation' }, message },
  ];
}

/** Compares the parts of two documents. */
export class Comparison {
  readonly old: Source;
  readonly next: Source;
  readonly #schemas: SchemaComparison;

  constructor(old: Source, next: Source) {
    this.old = old;
    this.next = next;
    this.#schemas = new SchemaComparison(old, next);
  }

  schemas(old: unknown, next: unknown): readonly Finding[] {
    return this.#schemas.compare(old, next);
  }

  /** Whether both schemas accept lists or objects. */
  isStructured(old: unknown, next: unknown): boolean {
    return this.#schemas.mayBe(['array', 'object'], old, next);
  }

  /** Whether each old text is a list of one item now. */
  isItemNow(old: unknown, next: unknown): boolean {
    return this.#schemas.isItemNow(old, next);
  }

  operation(old: FoundOperation, next: FoundOperation | undefined): readonly Change[] {
    const report = new Report({ verb: old.verb, path: next?.path ?? old.path });
    const place: Place = { kind: 'operation' };
    if (next === undefined) {
      report.add('operation-removed', 'breaking', place, 'the operation is gone');
      return report.changes;
    }
    const [id, newId] = [old, next].map(idOf);
    if (id !== newId && id !== undefined)
      report.add('operation-id-changed', 'warning', place, turned('the operation id', id, newId));
    const [was, is] = [old, next].map(({ object }) => own(object, 'deprecated') === true);
    if (was !== is)
      report.add('deprecated', 'compatible', place, `the operation is ${is ? '' : 'no longer '}deprecated`);
    compareSecurity(old, next, this, report);
    compareParameters(old, next, this, report);
    compareBodies(old, next, this, report);
    compareAnswers(old, next, this, report);
    this.others(old.object, next.object, readOfOperation, place, report);
    return report.changes;
  }

  /** Reports members that are not interpreted here, where they differ: the effect of that is unknown. */
  others(old: JsonObject, next: JsonObject, read: ReadonlySet<string>, place: Place, report: Report): void {
    for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
      if (read.has(name) || isDocumentation(name) || isSameJson(own(old, name), own(next, name))) continue;
      report.add('unknown-change', 'warning', place, `\`${name}\` has changed, with unknown effect`);
    }
  }
}

/** The operation id, quoted for a message. */
function idOf({ object }: FoundOperation): string | undefined {
  const id = own(object, 'operationId');
  return id === undefined ? undefined : `\`${id}\``;
}

const readOfOperation = new Set([
  ...['operationId', 'summary', 'tags', 'deprecated', 'security', 'parameters', 'requestBody', 'responses'],
]);
