import { HttpError, ResourceNotFound } from 'routeclass';
import { OutOfStock } from './errors.ts';

export const notFound = (id: number) => new ResourceNotFound('Book', id);

export function fail(status: number, detail: string, code?: string): never {
  throw new HttpError(status, detail, code === undefined ? {} : { code });
}

export function assertKnown<T>(value: T | undefined, what: string): asserts value is T {
  if (value === undefined) fail(410, `${what} is gone`, 'GONE');
}

/** One error or the other. */
export function refusal(isSold: boolean) {
  return isSold ? new OutOfStock('Book') : new HttpError(403, 'Not for sale');
}

/** Calls itself, and another that calls it. */
export function even(n: number): boolean {
  if (n < 0) throw new HttpError(416, `Negative: ${n}`);
  return n === 0 ? true : odd(n - 1);
}

function odd(n: number): boolean {
  return n === 0 ? false : even(n - 1);
}

/** What is written longer each time comes to an end. */
export function deeper(path: string, levels: number): string {
  if (levels > 9) throw new HttpError(414, `Too deep: ${path}`);
  return levels < 0 ? path : deeper(`${path}/x`, levels + 1);
}

/** What it throws again comes to itself. */
export function retried(which: string, times: number): string {
  try {
    if (which === 'tried') throw new HttpError(504, `No answer after ${times} times`);
    return which;
  } catch (error) {
    if (times > 3) throw error;
    try {
      return retried(which, times + 1);
    } catch (again) {
      throw again;
    }
  }
}
