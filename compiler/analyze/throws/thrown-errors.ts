import type { ts } from 'ts-morph';
import { optionHeaders } from '../../../runtime/errors/option-headers.ts';
import type { ForeignError, ThrownError } from '../../model/model.ts';
import { byKey } from '../../order.ts';
import { type Context, isSource } from '../context.ts';
import { CertainStatuses } from './certain-statuses.ts';
import { ErrorClasses } from './error-classes.ts';
import { bindShape, type ErrorShape, errorsOf, settleShape } from './error-shape.ts';
import { reportStatuses } from './error-statuses.ts';
import { ForeignErrors } from './foreign-errors.ts';
import { type Code, frameOf } from './functions.ts';
import type { Passage } from './rethrown.ts';
import { type Summary, summarize } from './summary.ts';
import { reportThrownAnswer } from './thrown-answers.ts';
import { ThrownShapes } from './thrown-shapes.ts';
import { type ThrowsTag, throwsTags } from './throws-tags.ts';
import { type Arguments, anything, bind, keyOf, parametersIn, settle } from './values.ts';

type Surroundings = Pick<Context, 'plain' | 'program' | 'diagnostics' | 'own'>;

/** A function, and how it is called. */
interface Visit {
  readonly code: Code;
  /** The functions that it is called from. */
  readonly path: readonly Code[];
  readonly given: Arguments;
  readonly passages: readonly Passage[];
}

/** What calls of functions may end with. */
export interface Failures {
  /** Sorted, each once. */
  readonly throws: readonly ThrownError[];
  readonly foreign: readonly ForeignError[];
}

/** What is known of a function once and for all. */
interface Known extends Summary {
  readonly id: number;
  readonly tags: readonly ThrowsTag[];
  /** The parameters that its errors depend on. */
  readonly used: ReadonlySet<number>;
}

interface Found {
  readonly error: ThrownError;
  readonly classes: readonly ts.Node[];
  readonly isGuess: boolean;
}

/**
 * In more ways than these no function is looked at for one operation: then its parameters' types must do, and
 * at last nothing.
 */
const maxWays = 32;

/**
 * What functions of the app may throw. Each is read once; what follows from it for a handler is put together
 * of what was read.
 */
export class ThrownErrors {
  readonly #context: Surroundings;
  readonly #classes: ErrorClasses;
  readonly #shapes: ThrownShapes;
  readonly #certain: CertainStatuses;
  readonly #foreign: ForeignErrors;
  readonly #known = new Map<Code, Known>();
  /** Those that are being read: of a circle nobody knows that nothing comes of it. */
  readonly #open = new Set<Code>();
  /** By the keys of visits. */
  readonly #thrown = new Map<string, readonly Found[]>();
  readonly #passages = new Map<Passage, number>();
  #getters: ReadonlySet<string> | undefined;

  constructor(context: Surroundings) {
    this.#context = context;
    this.#classes = new ErrorClasses(context.plain, context.program);
    this.#shapes = new ThrownShapes(context.plain, this.#classes);
    this.#certain = new CertainStatuses(context.plain, this.#classes);
    this.#foreign = new ForeignErrors(this.#classes, context);
  }

  /** The errors that calls of these functions may end with. */
  of(codes: readonly Code[]): Failures {
    const found: Found[] = [];
    const foreign = new Set<ForeignError>();
    const unseen: ThrowsTag[] = [];
    const seen = new Set<string>();
    const ways = new Map<Code, number>();
    const open: Visit[] = codes.map((code) => ({ code, path: [], given: anything, passages: [] }));
    for (let next = open.shift(); next; next = open.shift()) {
      const known = this.#read(next.code);
      const count = ways.get(next.code) ?? 0;
      if (count > 2 * maxWays) continue;
      // What a recursion makes of its arguments nobody can follow to its end.
      const isOpen = count > maxWays || next.path.includes(next.code);
      const visit = { ...next, given: isOpen ? anything : used(next.given, known.used) };
      const key = this.#keyOf(known, visit);
      if (seen.has(key)) continue;
      seen.add(key);
      ways.set(next.code, count + 1);
      const own = this.#thrown.get(key) ?? thrownIn(known, visit);
      this.#thrown.set(key, own);
      found.push(...described(own, known.tags));
      for (const one of foreignIn(known, visit)) foreign.add(one);
      unseen.push(...known.tags.filter((tag) => !own.some((one) => names(tag, one))));
      for (const { code, given, passages } of known.calls.filter((one) => isInTime(one, visit)))
        open.push({
          code,
          path: [...visit.path, visit.code],
          given: passed(given, visit),
          passages: [...new Set([...passages, ...visit.passages])],
        });
    }
    // What a tag says of something that others throw.
    const missing = unseen.filter((tag) => !found.some((one) => names(tag, one)));
    const all = [...described(found, unseen), ...missing.flatMap((tag) => this.#declared(tag))];
    const throws = sorted(all.filter((one) => !isTold(one, all)).map(({ error }) => error));
    return { throws, foreign: [...foreign] };
  }

  #read(code: Code): Known {
    const before = this.#known.get(code);
    if (before) return before;
    const { plain: checker } = this.#context;
    this.#open.add(code);
    const summary = summarize(code, {
      checker,
      classes: this.#classes,
      shapes: this.#shapes,
      onMade: (made, nodes) =>
        reportStatuses(nodes, (given) => this.#classes.statuses(made, given), this.#context),
      onCalled: (called, nodes) =>
        reportStatuses(nodes, (given) => this.#certain.of(called, given), this.#context),
      onThrown: (thrown) => reportThrownAnswer(thrown, this.#context),
      foreignOf: (thrown) => this.#foreign.of(thrown),
      isGetter: (name) => this.#isGetter(name),
      isSilent: (one) => !this.#open.has(one) && isSilent(this.#read(one)),
    });
    this.#open.delete(code);
    const tags = throwsTags(code, this.#classes, this.#context);
    const known = { ...summary, id: this.#known.size, tags, used: usedIn(code, summary) };
    this.#known.set(code, known);
    return known;
  }

  #declared({ text, what }: ThrowsTag): readonly Found[] {
    const description = text === '' ? undefined : text;
    if (what.kind === 'class')
      return this.#classes
        .made(what.node, anything)
        .flatMap((shape) => errorsOf(settleShape(shape)))
        .map((error) => ({ error: { ...error, description }, classes: [], isGuess: false }));
    const { code, status } = what;
    const headers = code === undefined ? [] : [{ name: optionHeaders.code, always: true, values: [code] }];
    return [{ error: { status, detail: undefined, headers, description }, classes: [], isGuess: false }];
  }

  /** Nobody asks TypeScript about every property: few apps have getters. */
  #isGetter(name: string): boolean {
    this.#getters ??= new Set(
      this.#context.program
        .getSourceFiles()
        .filter(isSource)
        .flatMap(({ text }) =>
          [...text.matchAll(/\bget\s+(#?[\p{L}_$][\p{L}\p{N}_$]*)\s*\(/gu)].map(([, one]) => one!),
        ),
    );
    return this.#getters.has(name);
  }

  #keyOf({ id }: Known, { given, passages, path }: Visit): string {
    const numbers = passages.map((one) => {
      const number = this.#passages.get(one) ?? this.#passages.size;
      this.#passages.set(one, number);
      return number;
    });
    return `${id}${path.length === 0 ? '' : '>'} ${given.values.map(keyOf).join(',')} ${numbers.sort().join(';')}`;
  }
}

const isSilent = ({ calls, foreign, tags, throws }: Known) =>
  [calls, foreign, tags, throws].every(({ length }) => length === 0);

/** What is thrown by a function itself, called in one way. */
function thrownIn({ throws }: Summary, visit: Visit): readonly Found[] {
  const { code, given, passages } = visit;
  const frame = frameOf(code);
  const inTime = throws.filter((one) => isInTime(one, visit));
  return inTime.flatMap((thrown) =>
    thrown.shapes
      .filter((shape) => [...thrown.passages, ...passages].every((one) => passes(shape, one)))
      .flatMap((shape) =>
        errorsOf(settleShape(bindShape(shape, frame, given))).map((error) => ({
          error,
          classes: shape.classes,
          isGuess: shape.isGuess,
        })),
      ),
  );
}

/** The errors of other frameworks among it. */
function foreignIn({ foreign }: Summary, visit: Visit): readonly ForeignError[] {
  return foreign
    .filter((one) => isInTime(one, visit))
    .filter(({ error, passages }) => [...passages, ...visit.passages].every((one) => passes(error, one)))
    .map(({ error }) => error.written);
}

/**
 * What a handler, or a dependency, does behind its first `yield` comes when the answer has begun; whoever
 * calls one himself may read on.
 */
const isInTime = ({ isLate }: { readonly isLate: boolean }, { path }: Visit) => !isLate || path.length > 0;

/** Whether others say more of what a type alone tells. */
function isTold({ classes: [own], error, isGuess }: Found, all: readonly Found[]): boolean {
  return (
    isGuess &&
    all.some((one) => !one.isGuess && one.error.status === error.status && one.classes.includes(own!))
  );
}

function passes({ classes }: Pick<ErrorShape, 'classes'>, { except, only }: Passage): boolean {
  return (only?.some((one) => classes.includes(one)) ?? true) && !except.some((one) => classes.includes(one));
}

/** The arguments of a call within a function that is called itself. */
function passed({ open, values }: Arguments, { code, given }: Visit): Arguments {
  const frame = frameOf(code);
  return { open, values: values.map((one) => one && settle(bind(one, frame, given))) };
}

/** What nothing depends on need not be told apart. */
function used({ open, values }: Arguments, indexes: ReadonlySet<number>): Arguments {
  const least = Math.max(-1, ...indexes) + 1;
  const kept = Array.from({ length: least }, (_, i) =>
    indexes.has(i)
      ? (values[i] ?? (open ? undefined : { kind: 'constant' as const, value: undefined }))
      : undefined,
  );
  return { values: kept, open: true };
}

function usedIn(code: Code, { calls, throws }: Summary): ReadonlySet<number> {
  const frame = frameOf(code);
  const found = new Set<number>();
  const note = (value: Parameters<typeof parametersIn>[0] | undefined) => {
    if (value) for (const one of parametersIn(value)) if (one.of === frame) found.add(one.index);
  };
  for (const { shapes } of throws)
    for (const { detail, options, status } of shapes) for (const one of [detail, options, status]) note(one);
  for (const { given } of calls) for (const one of given.values) note(one);
  return found;
}

/** Whether a tag speaks of an error. */
function names({ what }: ThrowsTag, { classes, error }: Found): boolean {
  if (what.kind === 'class') return classes.includes(what.node);
  if (what.status !== error.status) return false;
  const codes = error.headers.find(({ name }) => name === optionHeaders.code)?.values;
  return what.code === undefined || (codes?.includes(what.code) ?? false);
}

function described(found: readonly Found[], tags: readonly ThrowsTag[]): readonly Found[] {
  return found.map((one) => {
    if (one.error.description !== undefined) return one;
    const tag = tags.find((other) => other.text !== '' && names(other, one));
    return tag ? { ...one, error: { ...one.error, description: tag.text } } : one;
  });
}

/** Sorted, each once. */
export function sorted(errors: readonly ThrownError[]): readonly ThrownError[] {
  const distinct = new Map(errors.map((one) => [`${one.status} ${JSON.stringify(one)}`, one]));
  return [...distinct].sort(byKey).map(([, one]) => one);
}
