import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorHandler } from '../errors/report.ts';
import { reportFailure } from '../exchange/outgoing.ts';

/**
 * The answer, or an empty one if the app has ended node's response itself: a server would write to the
 * response nevertheless, and end the process or reset the HTTP/2 stream by that.
 */
export function unlessEnded(
  answer: Response,
  request: IncomingMessage,
  response: ServerResponse,
  report: ErrorHandler,
): Response {
  if (!response.writableEnded) return answer;
  answer.body?.cancel().catch((error) => reportFailure(request, error, report));
  // Node sends statuses that no Response has, too.
  const { statusCode } = response;
  return new Response(null, { status: statusCode >= 200 && statusCode <= 599 ? statusCode : 200 });
}
