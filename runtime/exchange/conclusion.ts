import type { H3Event } from 'h3';

const isOver = Symbol('routeclass.isOver');

type Concluded = H3Event & { [isOver]?: boolean };

/** Marks an event as answered: an operation that is still running answers too late. */
export function conclude(event: H3Event): void {
  (event as Concluded)[isOver] = true;
}

export function isConcluded(event: H3Event): boolean {
  return (event as Concluded)[isOver] === true;
}

/**
 * Runs `answerTo`, and marks the event as answered when it ends. Another app may have had the event before,
 * found no route and marked it.
 */
export function concluding(event: H3Event, answerTo: (event: H3Event) => unknown): unknown {
  (event as Concluded)[isOver] = false;
  let answer: unknown;
  try {
    answer = answerTo(event);
  } finally {
    if (!(answer instanceof Promise)) conclude(event);
  }
  return answer instanceof Promise ? answer.finally(() => conclude(event)) : answer;
}
