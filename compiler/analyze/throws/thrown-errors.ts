import type { ts } from 'ts-morph';
import { optionHeaders } from '../../../runtime/errors/option-headers.ts';
import type { ForeignError, ThrownError } from '../../model/model.ts';
import { Numbers } from '../../numbers.ts';
import { byEntryKey } from '../../order.ts';
import { ErrorClasses } from './error-classes.ts';
import { bindShape, type ErrorShape, errorsOf } from './error-shape.ts';
import { type Callable, frameOf } from './functions.ts';
import { type ErrorContext, type KnownFunction, KnownFunctions } from './known-functions.ts';
import type { Passage } from './rethrown.ts';
import type { Summary } from './summary.ts';
import type { ThrowsTag } from './throws-tags.ts';
import { type Arguments, absent, anything, bind, keyOf, settle } from './values.ts';

/** A function, with the arguments of one call. */
interface Visit {
  readonly callable: Callable;
  /** The functions that it is called from. */
  readonly path: readonly Callable[];
  readonly given: Arguments;
  readonly passages: readonly Passage[];
}

/** The errors that calls of functions may end with. */
export interface Failures {
  /** Sorted, each once. */
  readonly throws: readonly ThrownError[];
  readonly foreign: readonly ForeignError[];
}

interface Found {
  readonly error: ThrownError;
  readonly classes: readonly ts.Node[];
  readonly isGuess: boolean;
}

/**
 * The maximum number of different calls of one function that are followed for one operation. For further
 * calls, the types of the parameters are used instead of the arguments; after as many again, they are
 * ignored.
 */
const maxWays = 32;

/** The errors that calls of functions may end with, combined from the summaries of the functions. */
export class ThrownErrors {
  readonly #classes: ErrorClasses;
  readonly #functions: KnownFunctions;
  /** By the keys of visits. */
  readonly #thrown = new Map<string, readonly Found[]>();
  readonly #passages = new Numbers<Passage>();

  constructor(context: ErrorContext) {
    this.#classes = new ErrorClasses(context.plain, context.program);
    this.#functions = new KnownFunctions(this.#classes, context);
  }

  /** The errors that calls of these functions may end with. */
  of(callables: readonly Callable[]): Failures {
    const found: Found[] = [];
    const foreign = new Set<ForeignError>();
    const unseen: ThrowsTag[] = [];
    const seen = new Set<string>();
    const ways = new Map<Callable, number>();
    const open: Visit[] = callables.map((callable) => ({
      callable,
      path: [],
      given: anything,
      passages: [],
    }));
    for (let next = open.shift(); next; next = open.shift()) {
      const known = this.#functions.read(next.callable);
      const count = ways.get(next.callable) ?? 0;
      if (count > 2 * maxWays) continue;
      // The arguments of a recursive call cannot be followed to an end.
      const isOpen = count > maxWays || next.path.includes(next.callable);
      const visit = { ...next, given: isOpen ? anything : used(next.given, known.used) };
      const key = this.#keyOf(known, visit);
      if (seen.has(key)) continue;
      seen.add(key);
      ways.set(next.callable, count + 1);
      const own = this.#thrown.get(key) ?? thrownIn(known, visit);
      this.#thrown.set(key, own);
      found.push(...described(own, known.tags));
      for (const one of foreignIn(known, visit)) foreign.add(one);
      unseen.push(...known.tags.filter((tag) => !own.some((one) => tagMatches(tag, one))));
      for (const { callable, given, passages } of known.calls.filter((one) => isInTime(one, visit)))
        open.push({
          callable,
          path: [...visit.path, visit.callable],
          given: passed(given, visit),
          passages: [...new Set([...passages, ...visit.passages])],
        });
    }
    // The tags for errors that were not found in the code.
    const missing = unseen.filter((tag) => !found.some((one) => tagMatches(tag, one)));
    const all = [...described(found, unseen), ...missing.flatMap((tag) => this.#declared(tag))];
    const throws = sorted(all.filter((one) => !isSubsumed(one, all)).map(({ error }) => error));
    return { throws, foreign: [...foreign] };
  }

  #declared({ text, what }: ThrowsTag): readonly Found[] {
    const description = text === '' ? undefined : text;
    if (what.kind === 'class')
      return this.#classes
        .made(what.node, anything)
        .flatMap(errorsOf)
        .map((error) => ({ error: { ...error, description }, classes: [], isGuess: false }));
    const { code, status } = what;
    const headers = code === undefined ? [] : [{ name: optionHeaders.code, always: true, values: [code] }];
    return [{ error: { status, detail: undefined, headers, description }, classes: [], isGuess: false }];
  }

  #keyOf({ id }: KnownFunction, { given, passages, path }: Visit): string {
    const numbers = passages.map((one) => this.#passages.of(one));
    return `${id}${path.length === 0 ? '' : '>'} ${given.values.map(keyOf).join(',')} ${numbers.sort().join(';')}`;
  }
}

/** The errors that a function throws itself, for one call. */
function thrownIn({ throws }: Summary, visit: Visit): readonly Found[] {
  const { callable, given, passages } = visit;
  const frame = frameOf(callable);
  const inTime = throws.filter((one) => isInTime(one, visit));
  return inTime.flatMap((thrown) =>
    thrown.shapes
      .filter((shape) => [...thrown.passages, ...passages].every((one) => passes(shape, one)))
      .flatMap((shape) =>
        errorsOf(bindShape(shape, frame, given)).map((error) => ({
          error,
          classes: shape.classes,
          isGuess: shape.isGuess,
        })),
      ),
  );
}

/** The errors of other frameworks that a function throws itself. */
function foreignIn({ foreign }: Summary, visit: Visit): readonly ForeignError[] {
  return foreign
    .filter((one) => isInTime(one, visit))
    .filter(({ error, passages }) => [...passages, ...visit.passages].every((one) => passes(error, one)))
    .map(({ error }) => error.written);
}

/**
 * Whether an error comes before the answer begins. A handler or dependency that throws after its first
 * `yield` is too late; code that calls a generator itself may read on.
 */
const isInTime = ({ isLate }: { readonly isLate: boolean }, { path }: Visit) => !isLate || path.length > 0;

/** Whether an error is known by its type alone, and another error is more precise. */
function isSubsumed({ classes: [own], error, isGuess }: Found, all: readonly Found[]): boolean {
  return (
    isGuess &&
    all.some((one) => !one.isGuess && one.error.status === error.status && one.classes.includes(own!))
  );
}

function passes({ classes }: Pick<ErrorShape, 'classes'>, { except, only }: Passage): boolean {
  return (only?.some((one) => classes.includes(one)) ?? true) && !except.some((one) => classes.includes(one));
}

/** The arguments of a call within a function, for one call of that function. */
function passed({ open, values }: Arguments, { callable, given }: Visit): Arguments {
  const frame = frameOf(callable);
  return { open, values: values.map((one) => one && settle(bind(one, frame, given))) };
}

/** Only the arguments that errors depend on: calls that differ in others have the same errors. */
function used({ open, values }: Arguments, indexes: ReadonlySet<number>): Arguments {
  const least = Math.max(-1, ...indexes) + 1;
  const kept = Array.from({ length: least }, (_, i) =>
    indexes.has(i) ? (values[i] ?? (open ? undefined : absent)) : undefined,
  );
  return { values: kept, open: true };
}

/** Whether a tag describes an error. */
function tagMatches({ what }: ThrowsTag, { classes, error }: Found): boolean {
  if (what.kind === 'class') return classes.includes(what.node);
  if (what.status !== error.status) return false;
  const codes = error.headers.find(({ name }) => name === optionHeaders.code)?.values;
  return what.code === undefined || (codes?.includes(what.code) ?? false);
}

function described(found: readonly Found[], tags: readonly ThrowsTag[]): readonly Found[] {
  return found.map((one) => {
    if (one.error.description !== undefined) return one;
    const tag = tags.find((other) => other.text !== '' && tagMatches(other, one));
    return tag ? { ...one, error: { ...one.error, description: tag.text } } : one;
  });
}

/** Sorted, each once. */
export function sorted(errors: readonly ThrownError[]): readonly ThrownError[] {
  const distinct = new Map(errors.map((one) => [`${one.status} ${JSON.stringify(one)}`, one]));
  return [...distinct].sort(byEntryKey).map(([, one]) => one);
}
