import type { Model, Operation, Route } from '../../compiler/model/model.ts';
import { tablePath } from '../../compiler/model/path.ts';
import { inMatchingOrder } from '../routes/order.ts';

/** A difference in one verb of a route between two builds, as clients see it. */
export interface RouteChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** In capitals. */
  readonly verb: string;
  readonly path: string;
}

/**
 * The declaration of an operation, type or function as text. Named types and functions appear by name only.
 */
interface Text {
  readonly text: string;
  /** The named types and functions that the text refers to. */
  readonly names: readonly string[];
}

interface Entry extends Text {
  readonly verb: string;
  readonly path: string;
}

/**
 * The declarations of a build's routes, for comparison with another build. The code of handlers is not
 * included.
 */
export interface Declared {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly named: ReadonlyMap<string, Text>;
}

export function declared(model: Model): Declared {
  return { entries: entriesOf(model), named: namedTexts(model) };
}

/**
 * The differences between two builds of an app: first the routes of the newer one in matching order, then the
 * removed ones.
 */
export function routeChanges(before: Declared, after: Declared): readonly RouteChange[] {
  const [old, now] = [before.entries, after.entries];
  const touched = touchedNames(before.named, after.named);
  const changes: RouteChange[] = [];
  for (const [key, { verb, path, text, names }] of now) {
    const other = old.get(key);
    if (other === undefined) changes.push({ kind: 'added', verb, path });
    else if (other.text !== text || names.some((name) => touched.has(name)))
      changes.push({ kind: 'changed', verb, path });
  }
  for (const [key, { verb, path }] of old) if (!now.has(key)) changes.push({ kind: 'removed', verb, path });
  return changes;
}

function entriesOf(model: Model): Map<string, Entry> {
  const entries = inMatchingOrder(model.routes).flatMap((route) =>
    route.operations.map((operation) => entryOf(route, operation, model)),
  );
  return new Map(entries.map((entry) => [`${entry.verb} ${entry.path}`, entry]));
}

function entryOf(route: Route, operation: Operation, model: Model): Entry {
  const { description, errors, limits, middleware, tags } = route;
  const head = { description, errors, limits, middleware, tags };
  return {
    verb: operation.verb.toUpperCase(),
    path: tablePath(route.path),
    ...textOf({ head, operation }, model),
  };
}

/** The named types and functions that differ, and all that refer to one of them, directly or indirectly. */
function touchedNames(old: ReadonlyMap<string, Text>, now: ReadonlyMap<string, Text>): ReadonlySet<string> {
  const touched = new Set<string>();
  const leadingTo = new Map<string, string[]>();
  for (const [name, { text, names }] of now) {
    if (old.get(name)?.text !== text) touched.add(name);
    for (const other of names) leadingTo.set(other, [...(leadingTo.get(other) ?? []), name]);
  }
  // Iterating over a set also visits the members that are added meanwhile.
  for (const name of touched) for (const other of leadingTo.get(name) ?? []) touched.add(other);
  return touched;
}

function namedTexts(model: Model): Map<string, Text> {
  return new Map([
    ...[...model.models.values()].map(
      ({ docs, name, type }) => [`type ${name}`, textOf({ docs, type }, model)] as const,
    ),
    ...[...model.dependencies.values()].map(
      ({ name, parameters }) => [`function ${name}`, textOf(parameters, model)] as const,
    ),
  ]);
}

/**
 * The value as JSON, without spans, which change whenever a line moves. The ids of types and functions may
 * contain such places, so they are replaced by names.
 */
function textOf(value: unknown, { dependencies, models }: Model): Text {
  const names = new Set<string>();
  const named = (name: string) => {
    names.add(name);
    return name;
  };
  const text = JSON.stringify(value, function (this: { kind?: unknown }, key, part) {
    if (/^(?:span|\w+Span)$/.test(key) && isSpan(part)) return undefined;
    if (key === 'id' && this.kind === 'model') return named(`type ${models.get(part)?.name}`);
    if (key === 'dependency' && this.kind === 'depends')
      return named(`function ${dependencies.get(part)?.name}`);
    return part;
  });
  return { text, names: [...names] };
}

function isSpan(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'file' in part && 'start' in part;
}
