import type { AuthScheme } from '../credentials/read.ts';
import type { AppHolder } from './app-scope.ts';
import { begin, hold } from './held.ts';
import { isPromise } from './late.ts';
import type { Releases } from './releases.ts';
import type { Scope } from './scope.ts';
import { isMet } from './unmet.ts';

/** A function that routes may depend on. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a function takes, it can be depended on
export type AnyFunction = (...parameters: any[]) => unknown;

/** Makes what is given of what the generated code's call gave. */
type Start = (made: never, releases: Releases, name: string) => unknown;

/** A function that routes depend on, with the generated code that reads what it needs and calls it. */
export class Dependency<R, S extends AppHolder = Scope> {
  /** The app's own function: what `overrides` name. */
  readonly fn: AnyFunction;
  /** Whether who asks for it waits for a promise. */
  readonly isAwaited: boolean;
  /** What is called before the body is read. */
  readonly ahead: Ahead | undefined;
  /** Looks at credentials before anything is called. */
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
    // What `call` gives is of the type that `R` was made of.
    this.make = make as (scope: S) => R;
  }
}

type Ahead = (scope: Scope) => void | Promise<void>;

type Guard = (scope: Scope, other?: AuthScheme) => void;

interface DependencyOptions {
  /** Whether what it gives comes as a promise. */
  readonly awaited?: boolean;
  /** Calls what it depends on itself and what does not need the body. */
  readonly ahead?: Ahead;
  /** Looks at the credentials that it and what it depends on ask for; throws the 401. */
  readonly guard?: Guard;
}

/** What a generator yields first, or what comes in its place. */
type Yielded<M> =
  M extends PromiseLike<infer N>
    ? Promise<Awaited<Yielded<N>>>
    : M extends AsyncGenerator<infer T, unknown, never>
      ? Promise<T>
      : M extends Generator<infer T, unknown, never>
        ? T
        : M;

/** The value of what can be disposed of, or what comes in its place. */
export type Held<M> =
  M extends PromiseLike<infer N> ? Promise<Held<N>> : M extends { readonly value: infer T } ? T : M;

/** A function whose result is given as it is. */
export function dependency<M, S extends AppHolder>(
  fn: AnyFunction,
  call: (scope: S) => M,
  options: DependencyOptions = {},
): Dependency<M, S> {
  return new Dependency(fn, call, undefined, options);
}

/** A generator function: what it yields is given, and after the answer it goes on. */
export function generator<M, S extends AppHolder>(
  fn: AnyFunction,
  call: (scope: S) => M,
  options: DependencyOptions = {},
): Dependency<Yielded<M>, S> {
  return new Dependency(fn, call, begin, options);
}

/** A function whose result has a `value`, which is given, and is disposed of after the answer. */
export function disposable<M, S extends AppHolder>(
  fn: AnyFunction,
  call: (scope: S) => M,
  options: DependencyOptions = {},
): Dependency<Held<M>, S> {
  return new Dependency(fn, call, hold, options);
}
