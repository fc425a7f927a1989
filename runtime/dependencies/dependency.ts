import type { AuthScheme } from '../credentials/read.ts';
import type { AppHolder } from './app-scope.ts';
import { holdDisposable, startGenerator } from './held.ts';
import { isPromise } from './late.ts';
import type { Releases } from './releases.ts';
import type { Scope } from './scope.ts';
import { isMet } from './unmet.ts';

/** A function that routes may depend on. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a function takes, it can be depended on
export type AnyFunction = (...parameters: any[]) => unknown;

/** Turns the result of the generated call into the value of the dependency. */
type Start = (made: never, releases: Releases, name: string) => unknown;

/** A dependency: its function, with the generated code that reads the function's parameters and calls it. */
export class Dependency<R, S extends AppHolder = Scope> {
  /** The app's own function, the key of `overrides`. */
  readonly fn: AnyFunction;
  /** Whether callers await its value. */
  readonly isAwaited: boolean;
  /** Runs before the body is read. */
  readonly ahead: Ahead | undefined;
  /** Checks the credentials before anything is called. */
  readonly guard: Guard | undefined;
  /** Calls the function. */
  readonly make: (scope: S) => R;

  constructor(
    fn: AnyFunction,
    call: (scope: S) => unknown,
    start: Start | undefined,
    { ahead, awaited = false, guard }: DependencyOptions,
  ) {
    this.fn = fn;
    this.isAwaited = awaited;
    this.ahead = ahead;
    this.guard = guard;
    const name = `The dependency '${fn.name}'`;
    const started = (made: unknown, releases: Releases): unknown => {
      if (!isMet(made)) return made;
      if (isPromise(made)) return made.then((settled) => started(settled, releases));
      return start!(made as never, releases, name);
    };
    const make = start === undefined ? call : (scope: S) => started(call(scope), scope.releases);
    // The result of `call` has the type from which `R` was derived.
    this.make = make as (scope: S) => R;
  }
}

type Ahead = (scope: Scope) => void | Promise<void>;

type Guard = (scope: Scope, other?: AuthScheme) => void;

interface DependencyOptions {
  /** Whether its value is a promise. */
  readonly awaited?: boolean;
  /** Calls those of its own dependencies that do not need the body. */
  readonly ahead?: Ahead;
  /** Checks the credentials that it and its own dependencies ask for. Throws the 401. */
  readonly guard?: Guard;
}

/** The type of the first value that a generator yields; any other type unchanged. */
type Yielded<M> =
  M extends PromiseLike<infer N>
    ? Promise<Awaited<Yielded<N>>>
    : M extends AsyncGenerator<infer T, unknown, never>
      ? Promise<T>
      : M extends Generator<infer T, unknown, never>
        ? T
        : M;

/** The type of a disposable object's `value`; any other type unchanged. */
export type Held<M> =
  M extends PromiseLike<infer N> ? Promise<Held<N>> : M extends { readonly value: infer T } ? T : M;

/** A dependency whose value is the function's result. */
export function dependency<M, S extends AppHolder>(
  fn: AnyFunction,
  call: (scope: S) => M,
  options: DependencyOptions = {},
): Dependency<M, S> {
  return new Dependency(fn, call, undefined, options);
}

/** A dependency whose value is what a generator yields. The generator resumes after the answer. */
export function generator<M, S extends AppHolder>(
  fn: AnyFunction,
  call: (scope: S) => M,
  options: DependencyOptions = {},
): Dependency<Yielded<M>, S> {
  return new Dependency(fn, call, startGenerator, options);
}

/** A dependency whose value is the `value` of a disposable object, which is disposed of after the answer. */
export function disposable<M, S extends AppHolder>(
  fn: AnyFunction,
  call: (scope: S) => M,
  options: DependencyOptions = {},
): Dependency<Held<M>, S> {
  return new Dependency(fn, call, holdDisposable, options);
}
