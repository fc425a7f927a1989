import type { AuthScheme } from '../credentials/read.ts';
import { ValidationFailure } from '../errors/failure.ts';
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

/** What the dependencies of one request give, each made once; released when the request has been answered. */
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
  /** Whether it holds something that is to outlive the answer: of its own, or of the app's. */
  #isHolding = false;
  /** Whether nothing of the operation runs any more. */
  #isDone = false;
  /** Whether the answer has been sent, or nobody is there to take it. */
  #isSent = false;
  #releasing: Promise<void> | undefined;
  #hasEnded = false;
  #failed: Failed | undefined;

  constructor(x: Exchange, app: AppScope) {
    this.x = x;
    this.#app = app;
    app.begin();
  }

  /** What the app has once: not released before the answer has been sent, be it a stream that uses it. */
  get app(): AppScope {
    this.#hold();
    return this.#app;
  }

  /** Made when something is to be released: most requests have nothing. */
  get releases(): Releases {
    this.#releases ??= new Releases(() => this.#hold());
    return this.#releases;
  }

  /** What a dependency gives: called at the first time, and never where what it needs is invalid. */
  of<R>(dependency: Dependency<R>): R {
    if (this.#given.has(dependency)) return this.#given.get(dependency) as R;
    const replacement = this.#app.replacementOf(dependency.fn);
    const made = replacement === undefined ? dependency.make(this) : replacement(this);
    if (this.#app.isOverridden && isPromise(made)) {
      if (!dependency.isAwaited) throw new Late(this.#later(dependency, made));
      // It may have failed for being late: then it is called again.
      made.then(undefined, () => this.#given.delete(dependency));
    }
    this.#given.set(dependency, made);
    return made as R;
  }

  /**
   * Before anything is called: looks at the credentials that a dependency asks for, unless something stands
   * in for it. `other` is the scheme that the operation takes beside those.
   */
  guard(dependency: Dependency<unknown>, other?: AuthScheme): void {
    if (this.#app.replacementOf(dependency.fn) === undefined) dependency.guard?.(this, other);
  }

  /**
   * Before the body is read: calls what a dependency that reads it depends on itself, unless something stands
   * in for it.
   */
  ahead(dependency: Dependency<unknown>): void | Promise<void> {
    if (this.#app.replacementOf(dependency.fn) === undefined) return dependency.ahead?.(this);
  }

  /** Notes what is wrong with what a dependency needs. */
  lacks(explainer: Explainer): Unmet {
    this.#lacking.push(explainer);
    return unmet;
  }

  /** The JSON value of the body: there when `readJson` has read it. */
  get body(): unknown {
    return this.#read;
  }

  /** The form: there when `readForm` has read it. */
  get form(): FormBody {
    return this.#read as FormBody;
  }

  /** As `json` of the exchange. */
  readJson(use: UseBody, keepsProto?: boolean): void | Promise<void> {
    this.#beginReading();
    return this.x.json((body) => this.#take(body, () => use(body)), keepsProto);
  }

  /** As `form` of the exchange. */
  readForm(use: UseForm, firstName: string): void | Promise<void> {
    this.#beginReading();
    return this.x.form((form) => this.#take(form, () => use(form)), firstName);
  }

  /** 422 with all that is wrong: with what the dependencies need, and with what the operation itself does. */
  refuse(explainer?: Explainer): void | Promise<void> {
    const all = explainer === undefined ? this.#lacking : [...this.#lacking, explainer];
    return this.x.refuseAll(all, this.#read);
  }

  /** Runs a part of the operation, and notices its end. */
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
    // Directly on node a body is still being read when this is reached: what takes it runs later, unless its
    // client left before.
    if (this.#isReading && !this.#isSent) return;
    this.#isDone = true;
    this.#settle();
  }

  /** @throws the error, unless it only says that something is late */
  #fail(error: unknown, use: () => void | Promise<void>): Promise<void> {
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
      this.#failed ??= failed;
      // Whoever is still reading will read no more.
      this.#isDone ||= this.#isReading;
      return this.#settle();
    };
    this.x.whenSent(inContext(sent));
  }

  #settle(): void | Promise<void> {
    if (!this.#isDone) return;
    // A body is taken in a part of the operation of its own: where the client has left, both of their ends come here.
    if (this.#releasing !== undefined) return this.#releasing;
    if (!this.#isHolding) return this.#end();
    if (!this.#isSent) return;
    const report = (error: unknown) => this.x.report(error);
    this.#releasing = this.releases.run(this.#failure(), report).then(() => this.#end());
    return this.#releasing;
  }

  /** What the request failed with. Who was still reading when all was over has lost its client. */
  #failure(): Failed | undefined {
    const failed = this.#failed ?? this.x.failedWith;
    if (failed === undefined) return this.#isReading ? { error: new ClientGone() } : undefined;
    return failed.error instanceof ValidationFailure ? { error: failed.error.asError() } : failed;
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#app.end();
  }
}
