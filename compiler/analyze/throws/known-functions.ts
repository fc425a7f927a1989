import { type Context, isSource } from '../context.ts';
import { CertainStatuses } from './certain-statuses.ts';
import { reportDroppedAnswer, reportDroppedObject } from './dropped-answers.ts';
import type { ErrorClasses } from './error-classes.ts';
import { reportStatuses } from './error-statuses.ts';
import { ForeignErrors } from './foreign-errors.ts';
import { type Callable, frameOf } from './functions.ts';
import { summarize } from './summarize.ts';
import type { Summary } from './summary.ts';
import { reportThrownAnswer } from './thrown-answers.ts';
import { ThrownShapes } from './thrown-shapes.ts';
import { type ThrowsTag, throwsTags } from './throws-tags.ts';
import { parametersIn } from './values.ts';

/** The part of the context that reading errors needs. */
export type ErrorContext = Pick<Context, 'plain' | 'program' | 'diagnostics' | 'own'>;

/** What is known of a function independently of its calls. */
export interface KnownFunction extends Summary {
  readonly id: number;
  readonly tags: readonly ThrowsTag[];
  /** The parameters that its errors depend on. */
  readonly used: ReadonlySet<number>;
}

/** Reads the functions of the app, each once, and reports faults in what they throw. */
export class KnownFunctions {
  readonly #classes: ErrorClasses;
  readonly #context: ErrorContext;
  readonly #shapes: ThrownShapes;
  readonly #certain: CertainStatuses;
  readonly #foreign: ForeignErrors;
  readonly #known = new Map<Callable, KnownFunction>();
  /** The functions that are being read. A recursive call must not count as one that throws nothing. */
  readonly #open = new Set<Callable>();
  #getters: ReadonlySet<string> | undefined;

  constructor(classes: ErrorClasses, context: ErrorContext) {
    this.#classes = classes;
    this.#context = context;
    this.#shapes = new ThrownShapes(context.plain, classes);
    this.#certain = new CertainStatuses(context.plain, classes);
    this.#foreign = new ForeignErrors(classes, context);
  }

  read(callable: Callable): KnownFunction {
    const before = this.#known.get(callable);
    if (before) return before;
    const { plain: checker } = this.#context;
    this.#open.add(callable);
    const summary = summarize(callable, {
      checker,
      classes: this.#classes,
      shapes: this.#shapes,
      onMade: (made, nodes) =>
        reportStatuses(nodes, (given) => this.#classes.statuses(made, given), this.#context),
      onNew: (node, made) =>
        reportDroppedObject(node, made !== undefined && this.#classes.isError(made), this.#context),
      onCalled: (called, nodes) => {
        reportStatuses(nodes, (given) => this.#certain.of(called, given), this.#context);
        reportDroppedAnswer(called, this.#context);
      },
      onThrown: (thrown) => reportThrownAnswer(thrown, this.#context),
      foreignOf: (thrown) => this.#foreign.of(thrown),
      isGetter: (name) => this.#isGetter(name),
      isSilent: (one) => !this.#open.has(one) && isSilent(this.read(one)),
    });
    this.#open.delete(callable);
    const tags = throwsTags(callable, this.#classes, this.#context);
    const known = { ...summary, id: this.#known.size, tags, used: usedIn(callable, summary) };
    this.#known.set(callable, known);
    return known;
  }

  /**
   * Names are checked first, since asking TypeScript about every property is slow and few apps have getters.
   */
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
}

const isSilent = ({ calls, foreign, tags, throws }: KnownFunction) =>
  [calls, foreign, tags, throws].every(({ length }) => length === 0);

function usedIn(callable: Callable, { calls, throws }: Summary): ReadonlySet<number> {
  const frame = frameOf(callable);
  const values = [
    ...throws.flatMap(({ shapes }) =>
      shapes.flatMap(({ detail, options, status }) => [detail, options, status]),
    ),
    ...calls.flatMap(({ given }) => given.values),
  ];
  const used = values.flatMap((one) => (one ? parametersIn(one) : [])).filter(({ of }) => of === frame);
  return new Set(used.map(({ index }) => index));
}
