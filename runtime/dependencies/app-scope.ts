import { endsWithin } from '../ends-within.ts';
import type { ErrorHandler } from '../errors/report.ts';
import type { AnyFunction, Dependency } from './dependency.ts';
import { isPromise, Late } from './late.ts';
import type { Replacement } from './overrides.ts';
import { Releases } from './releases.ts';

/** A scope that gives access to the dependencies of the app. */
export interface AppHolder {
  readonly app: AppScope;
  /** Collects the releases of the values that this scope holds. */
  readonly releases: Releases;
}

/** The dependencies that are created once for the app, and the replacements of dependencies. */
export class AppScope implements AppHolder {
  readonly #overrides: ReadonlyMap<AnyFunction, Replacement>;
  readonly #report: ErrorHandler;
  readonly #made = new Map<object, unknown>();
  #releases = new Releases();
  /** The number of unfinished requests that have dependencies, and of promises of `event.waitUntil`. */
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

  /** The replacement of a dependency's function, if there is one. */
  replacementOf(fn: AnyFunction): Replacement | undefined {
    return this.#overrides.get(fn);
  }

  /**
   * The value of a dependency: created at the first call, shared by concurrent ones. A failure is not kept.
   */
  of<R>(dependency: Dependency<R, AppHolder>): R {
    if (!this.#made.has(dependency)) this.#make(dependency);
    const made = this.#made.get(dependency);
    if (isPromise(made) && !dependency.isAwaited) throw new Late(Promise.resolve(made));
    return made as R;
  }

  #make(dependency: Dependency<unknown, AppHolder>): void {
    const replacement = this.#overrides.get(dependency.fn);
    const made = replacement === undefined ? dependency.make(this) : replacement(this);
    if (!isPromise(made)) {
      this.#made.set(dependency, made);
      return;
    }
    const shared = Promise.resolve(made);
    this.#made.set(dependency, shared);
    shared.then(
      (value) => {
        // Later callers get the value synchronously.
        if (!dependency.isAwaited && this.#made.get(dependency) === shared) this.#made.set(dependency, value);
      },
      () => {
        if (this.#made.get(dependency) === shared) this.#made.delete(dependency);
      },
    );
  }

  /** Notes the beginning of a request with dependencies, or of work that goes on after an answer. */
  begin(): void {
    this.#open += 1;
  }

  /** Notes the end of such work, or of such a request, whose own dependencies have been released. */
  end(): void {
    this.#open -= 1;
    // This comes after most requests, and `splice` makes a list.
    if (this.#open === 0 && this.#whenIdle.length > 0) for (const idle of this.#whenIdle.splice(0)) idle();
  }

  /**
   * Releases the app's dependencies in reverse order, once the requests that have dependencies have ended, and
   * the work that goes on after answers. Never rejects: errors are reported, and so is a release that takes too
   * long. A dependency that is needed afterwards is created again.
   *
   * @param deadline milliseconds to wait for requests, and then as many again for the release
   */
  async close(deadline: number): Promise<void> {
    const isIdle = await endsWithin(deadline, this.#idle());
    const report = (error: unknown) =>
      this.#report(error, { method: 'CLOSE', route: '(app)', path: '', requestId: undefined });
    if (!(await endsWithin(deadline, this.#release(isIdle, report))))
      report(new Error(`What the app made once was not released within ${deadline} ms`));
  }

  async #release(isIdle: boolean, report: (error: unknown) => void): Promise<void> {
    // If requests did not end in time, values that they are still creating are not waited for either.
    if (isIdle) await Promise.allSettled(this.#made.values());
    this.#made.clear();
    const releases = this.#releases;
    this.#releases = new Releases();
    await releases.run(undefined, report);
  }

  #idle(): Promise<void> {
    return this.#open === 0 ? Promise.resolve() : new Promise((resolve) => void this.#whenIdle.push(resolve));
  }
}
