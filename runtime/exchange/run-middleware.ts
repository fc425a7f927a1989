import type { ComposedMiddleware, H3Event } from 'h3';
import { isPromise } from '../dependencies/late.ts';
import { OwnAnswer } from './own-answer.ts';
import { sendable } from './unsendable.ts';

/** An operation that middleware surrounds. */
interface Surrounded {
  /** Answers for an error of the middleware, in place of the operation's answer. */
  replaceAnswer(error: unknown): unknown;
}

/**
 * Runs an operation inside middleware. The middleware sees finished answers, including those for errors. An
 * error that it throws or returns itself replaces the earlier answer.
 */
export function runMiddleware(
  chain: ComposedMiddleware,
  event: H3Event,
  operate: () => unknown,
  surrounded: Surrounded,
): unknown {
  try {
    const result = chain(event, operate);
    return isPromise(result) ? settled(result, surrounded) : checked(result, surrounded);
  } catch (error) {
    return surrounded.replaceAnswer(error);
  }
}

function settled(result: PromiseLike<unknown>, surrounded: Surrounded): Promise<unknown> {
  return Promise.resolve(result).then(
    (value) => checked(value, surrounded),
    (error) => surrounded.replaceAnswer(error),
  );
}

function checked(result: unknown, surrounded: Surrounded): unknown {
  // The usual case first: it takes node longer to recognize a Response.
  if (result instanceof OwnAnswer && !(result.body instanceof ReadableStream)) return result;
  try {
    if (result instanceof Error) throw result;
    return sendable(result);
  } catch (error) {
    return surrounded.replaceAnswer(error);
  }
}
