import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorHandler } from '../errors/report.ts';
import { reportFailure } from '../exchange/outgoing.ts';

/** node's own messages of a request. */
export interface NodeMessages {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/**
 * The answer, or an empty one if the app has ended node's response itself: a server would write to the
 * response nevertheless, and end the process or reset the HTTP/2 stream by that.
 */
export function unlessEnded(answer: Response, { req, res }: NodeMessages, report: ErrorHandler): Response {
  if (!res.writableEnded) return answer;
  answer.body?.cancel().catch((error) => reportFailure(req, error, report));
  // Node sends statuses that no Response has, too.
  const { statusCode } = res;
  return new Response(null, { status: statusCode >= 200 && statusCode <= 599 ? statusCode : 200 });
}
