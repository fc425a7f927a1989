import { H3Event } from 'h3';

/** An event of h3 that can tell what was asked of it, so that an answer which is to stay as it is need not go through h3. */
export class RouteEvent extends H3Event {
  #isResponseUsed = false;

  override get res(): H3Event['res'] {
    this.#isResponseUsed = true;
    return super.res;
  }

  /** Whether all that h3 has to do with an answer is to add `set`. */
  get isPlain(): boolean {
    // h3 keeps what it has to do with an event under symbols of its own: one is its response, another a callback at the end.
    const notes = Object.getOwnPropertySymbols(this).length;
    return this.#isResponseUsed ? notes === 1 && super.res.statusText === undefined : notes === 0;
  }

  /** The headers of `res`; undefined where nobody asked for it. */
  get set(): Headers | undefined {
    return this.#isResponseUsed ? super.res.headers : undefined;
  }
}
