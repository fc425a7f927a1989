import type { AuthScheme } from '../credentials/read.ts';
import { ValidationFailure } from '../errors/failure.ts';
import { inspectable } from '../errors/inspectable.ts';
import { ClientGone } from '../errors/internal.ts';
import { inContext } from '../exchange/context.ts';
import type { Exchange, UseBody, UseForm } from '../exchange/exchange.ts';
import type { Explainer } from '../explain/places.ts';
import type { FormBody } from '../form/form-body.ts';
import type { AppHolder, AppScope } from './app-scope.ts';
import type { Dependency } from './dependency.ts';
import { isPromise, Late } from './late.ts';
import { type Failed, Releases } from './releases.ts';
import { type Unmet, unmet } from './unmet.ts';

/** The values of one request's dependencies, each created once, and released after the answer. */
export class Scope implements AppHolder {
  readonly x: Exchange;
  readonly #app: AppScope;
  readonly #given = new Map<object, unknown>();
  readonly #lacking: Explainer[] = [];
  #releases: Releases | undefined;
  /** The JSON value or the form, once it has been read. */
  #read: unknown;
  #isReading = false;
  #isWatching = false;
  /** Whether the scope holds a value that must outlive the answer: its own, or one of the app's. */
  #isHolding = false;
  /** Whether no part of the operation is running any more. */
  #isDone = false;
  /** Whether the answer has been sent, or its client has left. */
  #isSent = false;
  #releasing: Promise<void> | undefined;
  #hasEnded = false;
  #failed: Failed | undefined;

  constructor(x: Exchange, app: AppScope) {
    this.x = x;
    this.#app = app;
    app.begin();
  }

  /**
   * The app's dependencies, which must not be released before the answer, perhaps a stream, has been sent.
   */
  get app(): AppScope {
    this.#hold();
    return this.#app;
  }

  /** Created on first use: most requests have nothing to release. */
  get releases(): Releases {
    this.#releases ??= new Releases(() => this.#hold());
    return this.#releases;
  }

  /**
   * The value of a dependency. Its function is called at the first access, unless its parameters are invalid.
   */
  of<R>(dependency: Dependency<R>): R {
    if (this.#given.has(dependency)) return this.#given.get(dependency) as R;
    const replacement = this.#app.replacementOf(dependency.fn);
    const result = replacement === undefined ? dependency.make(this) : replacement(this);
    // A thenable, such as a query of drizzle or knex, may run anew each time it is awaited.
    const made = dependency.isAwaited && isPromise(result) ? Promise.resolve(result) : result;
    if (this.#app.isOverridden && isPromise(made)) {
      if (!dependency.isAwaited) throw new Late(this.#later(dependency, made));
      // It may have failed because of a late value: then it is called again.
      made.then(undefined, () => this.#given.delete(dependency));
    }
    this.#given.set(dependency, made);
    return made as R;
  }

  /**
   * Before anything is called: checks the credentials that a dependency asks for, unless it is replaced.
   * `other` is a further scheme that the operation takes.
   */
  guard(dependency: Dependency<unknown>, other?: AuthScheme): void {
    if (this.#app.replacementOf(dependency.fn) === undefined) dependency.guard?.(this, other);
  }

  /** Before the body is read: calls the dependencies of one that reads the body, unless that is replaced. */
  ahead(dependency: Dependency<unknown>): void | Promise<void> {
    if (this.#app.replacementOf(dependency.fn) === undefined) return dependency.ahead?.(this);
  }

  /** Notes an explainer for the invalid parameters of a dependency. */
  lacks(explainer: Explainer): Unmet {
    this.#lacking.push(explainer);
    return unmet;
  }

  /** The JSON value of the body, once `readJson` has read it. */
  get body(): unknown {
    return this.#read;
  }

  /** The form, once `readForm` has read it. */
  get form(): FormBody {
    return this.#read as FormBody;
  }

  /** As `json` of `Exchange`. */
  readJson(use: UseBody, keepsProto?: boolean): void | Promise<void> {
    this.#beginReading();
    return this.x.json((body) => this.#take(body, () => use(body)), keepsProto);
  }

  /** As `form` of `Exchange`. */
  readForm(
    use: UseForm,
    firstName: string,
    fileNames?: readonly string[],
    listNames?: readonly string[],
  ): void | Promise<void> {
    this.#beginReading();
    return this.x.form((form) => this.#take(form, () => use(form)), firstName, fileNames, listNames);
  }

  /** Answers 422 with all invalid parameters: those of the dependencies and those of the operation itself. */
  refuse(explainer?: Explainer): void | Promise<void> {
    const all = explainer === undefined ? this.#lacking : [...this.#lacking, explainer];
    return this.x.refuseAll(all, this.#read);
  }

  /** Runs a part of the operation, and notes its end. */
  run(use: () => void | Promise<void>): void | Promise<void> {
    try {
      const pending = use();
      if (pending !== undefined)
        return pending.then(
          () => this.#leave(),
          (error) => this.#fail(error, use),
        );
    } catch (error) {
      return this.#fail(error, use);
    }
    this.#leave();
  }

  #leave(): void {
    // Directly on node, a body is still being read at this point, and its consumer runs later, unless the
    // client has left.
    if (this.#isReading && !this.#isSent) return;
    this.#isDone = true;
    this.#settle();
  }

  /** @throws the error, unless it is a `Late` */
  #fail(thrown: unknown, use: () => void | Promise<void>): Promise<void> {
    const error = inspectable(thrown);
    if (error instanceof Late)
      return error.made.then(
        () => this.run(use),
        (reason) => this.#fail(reason, use),
      );
    this.#failed ??= { error };
    this.#isReading = false;
    this.#leave();
    throw error;
  }

  async #later(dependency: Dependency<unknown>, made: PromiseLike<unknown>): Promise<void> {
    this.#given.set(dependency, await made);
  }

  #beginReading(): void {
    this.#isReading = true;
    this.#watch();
  }

  #take(read: unknown, use: () => void | Promise<void>): void | Promise<void> {
    this.#isReading = false;
    this.#read = read;
    return this.run(use);
  }

  #hold(): void {
    this.#isHolding = true;
    this.#watch();
  }

  #watch(): void {
    if (this.#isWatching) return;
    this.#isWatching = true;
    const sent = (failed?: Failed) => {
      this.#isSent = true;
      this.#failed ??= failed && { error: inspectable(failed.error) };
      // A body that is still being read will not be completed.
      this.#isDone ||= this.#isReading;
      return this.#settle();
    };
    this.x.whenSent(inContext(sent));
  }

  #settle(): void | Promise<void> {
    if (!this.#isDone) return;
    // The consumer of a body is a part of the operation of its own. If the client has left, the ends of both
    // parts come here.
    if (this.#releasing !== undefined) return this.#releasing;
    if (!this.#isHolding) return this.#end();
    if (!this.#isSent) return;
    const report = (error: unknown) => this.x.report(error);
    this.#releasing = this.releases.run(this.#failure(), report).then(() => this.#end());
    return this.#releasing;
  }

  /** The error that the request failed with. If the body was still being read, the client has left. */
  #failure(): Failed | undefined {
    const failed = this.#failed ?? this.x.firstFailure;
    if (failed === undefined) return this.#isReading ? { error: new ClientGone() } : undefined;
    return failed.error instanceof ValidationFailure ? { error: failed.error.asError() } : failed;
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#app.end();
  }
}
