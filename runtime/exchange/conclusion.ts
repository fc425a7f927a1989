import type { H3Event } from 'h3';
import type { AppScope } from '../dependencies/app-scope.ts';
import { isPromise } from '../dependencies/late.ts';

const isOver = Symbol('routeclass.isOver');
const waiting = Symbol('routeclass.waiting');

const awaitingAnswer = Symbol('routeclass.awaitingAnswer');

/** Receives what is to be sent, and returns what is sent. */
type UseAnswer = (answer: unknown) => unknown;

/** Something that ends with an event. An object and not a callback, which would be made for every request. */
interface Dependent {
  end(): void;
}

type Concluded = H3Event & {
  [isOver]?: boolean;
  [waiting]?: Dependent[] | undefined;
  [awaitingAnswer]?: UseAnswer[];
};

/** Marks an event as answered: an operation that is still running answers too late. */
export function conclude(event: Concluded): void {
  event[isOver] = true;
  const dependents = event[waiting];
  if (dependents === undefined) return;
  event[waiting] = undefined;
  for (const one of dependents) one.end();
}

/** Ends `one` once the event has been answered: at once if that is already so. */
export function endWithEvent(event: Concluded, one: Dependent): void {
  if (isConcluded(event)) one.end();
  else if (event[waiting] === undefined) event[waiting] = [one];
  else event[waiting].push(one);
}

/**
 * Keeps the dependencies of the app until the event has been answered: middleware may call an operation that
 * needs them late, even when the client has left.
 */
export function untilConcluded(event: Concluded, dependencies: AppScope): void {
  dependencies.begin();
  endWithEvent(event, dependencies);
}

export function isConcluded(event: H3Event): boolean {
  return (event as Concluded)[isOver] === true;
}

/**
 * Calls `use` with what h3 sends in the end, which the app's own middleware around all routes may have
 * replaced; with undefined if that failed. Only on events that `concluding` runs.
 */
export function whenAnswerKnown(event: Concluded, use: UseAnswer): void {
  event[awaitingAnswer] ??= [];
  event[awaitingAnswer].push(use);
}

/**
 * Runs `answerTo`, and marks the event as answered when it ends. Another app may have had the event before,
 * found no route and marked it.
 */
export function concluding(event: Concluded, answerTo: (event: H3Event) => unknown): unknown {
  event[isOver] = false;
  let answer: unknown;
  try {
    answer = answerTo(event);
  } catch (error) {
    end(event);
    throw error;
  }
  if (isPromise(answer))
    return Promise.resolve(answer).then(
      (settled) => end(event, settled),
      (error) => {
        end(event);
        throw error;
      },
    );
  return end(event, answer);
}

function end(event: Concluded, answer?: unknown): unknown {
  conclude(event);
  return (event[awaitingAnswer]?.splice(0) ?? []).reduce((sent, use) => use(sent), answer);
}
