import { H3Event } from 'h3';
import { FlatHeaders } from '../policy/answer-headers.ts';

/** An event of h3 that can tell what was asked of it, so that an answer which is to stay as it is need not go through h3. */
export class RouteEvent extends H3Event {
  #isResponseUsed = false;

  override get res(): H3Event['res'] {
    this.#isResponseUsed = true;
    return super.res;
  }

  /**
   * Adds to a flat head what was set on `res`, as h3 would. False where that is not all: the answer is then h3's to make, and the head
   * is as it was.
   */
  addTo(head: string[]): boolean {
    // h3 keeps what it has to do with an event under symbols of its own: one is its response, another a callback at the end.
    const notes = Object.getOwnPropertySymbols(this).length;
    if (!this.#isResponseUsed) return notes === 0;
    const { headers, statusText } = super.res;
    if (notes > 1 || statusText !== undefined) return false;
    const flat = new FlatHeaders(head);
    headers.forEach((value, name) => {
      if (name === 'set-cookie') head.push(name, value);
      else flat.set(name, value);
    });
    return true;
  }
}
