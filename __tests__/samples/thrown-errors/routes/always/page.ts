import { HttpError } from 'routeclass';

/** Methods that are declared to throw, whatever comes. */
export default class Always {
  get(): never {
    throw new HttpError(501, 'Not made yet');
  }

  async post(): Promise<never> {
    throw new HttpError(410, 'Gone for good');
  }

  /** What it throws is unknown. */
  put(): never {
    throw unexpected();
  }

  /** What is declared does not hold. */
  delete(): never {
    return undefined as never;
  }
}

const unexpected = () => new TypeError('unexpected');
