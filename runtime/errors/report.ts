/** The request in which an unexpected error occurred. */
export interface ErrorInfo {
  /** The HTTP method, in capitals. */
  readonly method: string;
  /** The path as the table declares it, such as `/users/{id}`; the request's own if no route was reached. */
  readonly route: string;
  /** The path of the request, without its query. */
  readonly path: string;
  /** The id that the answer carries. If the app gives none: the client's, if it is well-formed. */
  readonly requestId: string | undefined;
}

/**
 * Receives an error that no handler threw on purpose. If the handler itself throws or rejects, both errors
 * are written to standard error.
 */
export type ErrorHandler = (error: unknown, info: ErrorInfo) => void;

/** Passes errors to the app's handler or to standard error. Never throws: the answer is still to be sent. */
export function errorReporter(onError: ErrorHandler = print): ErrorHandler {
  return (error, info) => {
    try {
      // A handler may be async, whatever its type says: its rejection must not end the process.
      const result: unknown = onError(error, info);
      Promise.resolve(result).catch((failure) => printBoth(failure, error, info));
    } catch (failure) {
      printBoth(failure, error, info);
    }
  };
}

function printBoth(failure: unknown, error: unknown, info: ErrorInfo): void {
  print(error, info);
  print(failure, { ...info, route: `${info.route} (in onError)` });
}

/** The maximum number of errors described of those in an AggregateError. */
const maxHeld = 10;

function print(error: unknown, { method, route, requestId }: ErrorInfo): void {
  const id = requestId === undefined ? '' : ` [${requestId}]`;
  console.error(`${method} ${route}${id}: ${describe(error)}`);
}

/** An error with its causes, each once: causes may form a cycle. */
function describe(error: unknown): string {
  const all = new Set([error]);
  // The loop also visits the entries that it adds.
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

/**
 * The causes of an error: its `cause`, the first errors of an AggregateError, and both errors of a
 * SuppressedError.
 */
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
