import { endsWithin } from '../ends-within.ts';
import type { ErrorHandler } from '../errors/report.ts';
import type { AnyFunction, Dependency } from './dependency.ts';
import { isPromise, Late } from './late.ts';
import type { Replacement } from './overrides.ts';
import { Releases } from './releases.ts';

/** Whoever leads to what the app has once. */
export interface AppHolder {
  readonly app: AppScope;
  /** Takes what is to be released with what is held here. */
  readonly releases: Releases;
}

/** What is made once for the app, and what replaces dependencies. */
export class AppScope implements AppHolder {
  readonly #overrides: ReadonlyMap<AnyFunction, Replacement>;
  readonly #report: ErrorHandler;
  readonly #made = new Map<object, unknown>();
  #releases = new Releases();
  /** Requests that have dependencies and have not ended. */
  #open = 0;
  #whenIdle: (() => void)[] = [];

  constructor(overrides: ReadonlyMap<AnyFunction, Replacement>, report: ErrorHandler) {
    this.#overrides = overrides;
    this.#report = report;
  }

  get app(): this {
    return this;
  }

  get releases(): Releases {
    return this.#releases;
  }

  get isOverridden(): boolean {
    return this.#overrides.size > 0;
  }

  /** What stands in for a function. */
  replacementOf(fn: AnyFunction): Replacement | undefined {
    return this.#overrides.get(fn);
  }

  /** What a dependency gives: made at the first call, which all concurrent ones share. What fails is not kept. */
  of<R>(dependency: Dependency<R, AppHolder>): R {
    if (this.#made.has(dependency)) return this.#known(dependency) as R;
    const replacement = this.#overrides.get(dependency.fn);
    const made = replacement === undefined ? dependency.make(this) : replacement(this);
    if (!isPromise(made)) {
      this.#made.set(dependency, made);
      return made as R;
    }
    const shared = Promise.resolve(made);
    this.#made.set(dependency, shared);
    shared.then(
      (value) => {
        // Who asks for it again wants it at once.
        if (!dependency.isAwaited && this.#made.get(dependency) === shared) this.#made.set(dependency, value);
      },
      () => {
        if (this.#made.get(dependency) === shared) this.#made.delete(dependency);
      },
    );
    return dependency.isAwaited ? (shared as R) : this.#late(shared);
  }

  /** A request with dependencies begins. */
  begin(): void {
    this.#open += 1;
  }

  /** One has ended, and all that it made is released. */
  end(): void {
    this.#open -= 1;
    if (this.#open === 0) for (const idle of this.#whenIdle.splice(0)) idle();
  }

  /**
   * Releases what was made, the last first, once the requests that have dependencies have ended. Never
   * rejects: what goes wrong is reported, and so is what has not been released in time. What is needed
   * afterwards is made again.
   *
   * @param deadline milliseconds to wait for requests, and as many for what is released
   */
  async close(deadline: number): Promise<void> {
    const isIdle = await endsWithin(deadline, this.#idle());
    const report = (error: unknown) =>
      this.#report(error, { method: 'CLOSE', route: '(app)', path: '', requestId: undefined });
    if (!(await endsWithin(deadline, this.#release(isIdle, report))))
      report(new Error(`What the app made once was not released within ${deadline} ms`));
  }

  async #release(isIdle: boolean, report: (error: unknown) => void): Promise<void> {
    // Where requests did not end in time, what they still make is not waited for either.
    if (isIdle) await Promise.allSettled(this.#made.values());
    this.#made.clear();
    const releases = this.#releases;
    this.#releases = new Releases();
    await releases.run(undefined, report);
  }

  #known(dependency: Dependency<unknown, AppHolder>): unknown {
    const made = this.#made.get(dependency);
    return dependency.isAwaited || !isPromise(made) ? made : this.#late(Promise.resolve(made));
  }

  #late(made: Promise<unknown>): never {
    throw new Late(made);
  }

  #idle(): Promise<void> {
    return this.#open === 0 ? Promise.resolve() : new Promise((resolve) => void this.#whenIdle.push(resolve));
  }
}
