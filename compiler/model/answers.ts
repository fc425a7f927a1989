import type { Answer, TupleHead } from './model.ts';

/** The status and headers of an answer's tuple; undefined where it is returned without one. */
export function tupleHead(answer: Answer): TupleHead | undefined {
  if (answer.kind === 'tuple') return answer;
  return answer.kind === 'items' || answer.kind === 'bytes' ? answer.tuple : undefined;
}

/** The statuses of an answer; none where the handler returns its own `Response`. */
export function statusesOf(answer: Answer): readonly number[] {
  if (answer.kind === 'response') return [];
  return tupleHead(answer)?.statuses ?? [answer.kind === 'empty' ? 204 : 200];
}
