import type { Model, Operation, Route } from '../../compiler/model/model.ts';
import { inMatchingOrder } from '../routes/order.ts';
import { pathOf } from '../routes/path.ts';

/** How a verb of a route differs between two builds, as its clients see it. */
export interface RouteChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** In capitals. */
  readonly verb: string;
  readonly path: string;
}

/** Everything about a thing but what its named types and functions are. */
interface Text {
  readonly text: string;
  /** Named types and functions that it names itself. */
  readonly names: readonly string[];
}

interface Entry extends Text {
  readonly verb: string;
  readonly path: string;
}

/** What a build's routes declare, to be held against those of another. The code of a handler is no part of it. */
export interface Declared {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly named: ReadonlyMap<string, Text>;
}

export function declared(model: Model): Declared {
  return { entries: entriesOf(model), named: namedTexts(model) };
}

/**
 * How two builds of an app differ: those of the newer one in the order in which a path is held against them,
 * then what it has no more.
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
    path: pathOf(route),
    ...textOf({ head, operation }, model),
  };
}

/** Named types and functions that differ, and all that lead to one of those. */
function touchedNames(old: ReadonlyMap<string, Text>, now: ReadonlyMap<string, Text>): ReadonlySet<string> {
  const touched = new Set<string>();
  const leadingTo = new Map<string, string[]>();
  for (const [name, { text, names }] of now) {
    if (old.get(name)?.text !== text) touched.add(name);
    for (const other of names) leadingTo.set(other, [...(leadingTo.get(other) ?? []), name]);
  }
  // A set also gives what is added while it is walked.
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
 * As JSON, without the places where things are written, which move whenever a line does, and with the names
 * of types and functions for their ids, which may hold such places.
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
