import type { HTTPResponse } from 'h3';

const mark = Symbol.for('h3.HTTPResponse');

/** Whether an answer is an `HTTPResponse`, of any copy of h3. */
export function isHttpResponse(answer: unknown): answer is HTTPResponse {
  return typeof answer === 'object' && answer !== null && mark in answer;
}
