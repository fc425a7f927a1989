/** Where an unexpected error came from. */
export interface ErrorInfo {
  /** The verb, in capitals. */
  readonly method: string;
  /** The path as the table declares it, such as `/users/{id}`; that of the request where no route was reached. */
  readonly route: string;
  /** The path of the request, without its query. */
  readonly path: string;
  /** The id that the answer carries; where the app gives none, the one that the client sent, if it is sane. */
  readonly requestId: string | undefined;
}

/**
 * Takes note of an error that no handler threw on purpose. What it throws or rejects with itself goes to
 * standard error, with that error.
 */
export type ErrorHandler = (error: unknown, info: ErrorInfo) => void;

/** Tells the app's handler, or standard error. Never throws: it runs where an answer is still to be sent. */
export function errorReporter(onError: ErrorHandler = print): ErrorHandler {
  return (error, info) => {
    try {
      // A handler may be async, whatever its type says: what it rejects with must not end the process.
      const told: unknown = onError(error, info);
      Promise.resolve(told).catch((failure) => printBoth(failure, error, info));
    } catch (failure) {
      printBoth(failure, error, info);
    }
  };
}

function printBoth(failure: unknown, error: unknown, info: ErrorInfo): void {
  print(error, info);
  print(failure, { ...info, route: `${info.route} (in onError)` });
}

/** Of the errors that one holds, as one of `Promise.any` does. */
const maxHeld = 10;

function print(error: unknown, { method, route, requestId }: ErrorInfo): void {
  const id = requestId === undefined ? '' : ` [${requestId}]`;
  console.error(`${method} ${route}${id}: ${describe(error)}`);
}

/** An error with what led to it, each once: causes may lead back to where they came from. */
function describe(error: unknown): string {
  const all = new Set([error]);
  // What is added meanwhile is walked through, too.
  for (const one of all) for (const reason of reasonsOf(one)) all.add(reason);
  return [...all].map(describeOne).join('\n  caused by ');
}

function describeOne(error: unknown): string {
  try {
    if (error instanceof Error) return error.stack ?? error.message;
    const text = String(error);
    return `a value that is no Error was thrown: ${text === '[object Object]' ? JSON.stringify(error) : text}`;
  } catch {
    return 'an error that cannot be described';
  }
}

/** Its cause; of an AggregateError the first errors that it holds; of a SuppressedError both. */
function reasonsOf(error: unknown): readonly unknown[] {
  try {
    if (!(error instanceof Error)) return [];
    const { cause, errors, error: last, suppressed } = error as Error & { [name: string]: unknown };
    const held = Array.isArray(errors) ? errors.slice(0, maxHeld) : [];
    const both = error.name === 'SuppressedError' ? [last, suppressed] : [];
    return [cause, ...held, ...both].filter((reason) => reason !== undefined);
  } catch {
    return [];
  }
}
