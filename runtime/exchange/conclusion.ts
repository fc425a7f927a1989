import type { H3Event } from 'h3';

const isOver = Symbol('routeclass.isOver');
const waiting = Symbol('routeclass.waiting');

type Concluded = H3Event & { [isOver]?: boolean; [waiting]?: (() => void)[] };

/** Marks an event as answered: an operation that is still running answers too late. */
export function conclude(event: Concluded): void {
  event[isOver] = true;
  for (const use of event[waiting]?.splice(0) ?? []) use();
}

/** Calls `use` once the event has been answered: at once if that is already so. */
export function whenConcluded(event: Concluded, use: () => void): void {
  if (isConcluded(event)) use();
  else {
    event[waiting] ??= [];
    event[waiting].push(use);
  }
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
