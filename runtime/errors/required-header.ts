import { flatten } from '../exchange/head.ts';
import type { ErrorReply } from './handlers.ts';
import type { HttpError } from './http-error.ts';

/** The header that HTTP requires with this status: RFC 9110, 15.5.2, 15.5.6, 15.5.8 and 15.5.22. */
export const requiredHeaders: { readonly [status: number]: string } = {
  401: 'www-authenticate',
  405: 'allow',
  407: 'proxy-authenticate',
  426: 'upgrade',
};

/**
 * The answer of a custom error handler. If HTTP requires a header for its status, and the handler sets none,
 * the header of the error is added.
 */
export function withRequiredHeader(reply: Response | ErrorReply, error: HttpError): Response | ErrorReply {
  if (reply instanceof Response) {
    const name = requiredHeaders[reply.status];
    const value = name !== undefined && !reply.headers.has(name) ? requiredValue(name, error) : undefined;
    if (value === undefined) return reply;
    // The headers of a Response may be immutable.
    const copy = new Response(reply.body, reply);
    copy.headers.set(name!, value);
    return copy;
  }
  if (!Array.isArray(reply)) return reply;
  const [body, status, headers = {}] = reply as ErrorReply;
  const name = requiredHeaders[status];
  const isSet = Object.keys(headers).some((one) => one.toLowerCase() === name);
  const value = name !== undefined && !isSet ? requiredValue(name, error) : undefined;
  return value === undefined ? reply : [body, status, { ...headers, [name!]: value }];
}

function requiredValue(name: string, { headers }: HttpError): string | undefined {
  const head = flatten(headers, '');
  const at = head.findIndex((text, i) => i % 2 === 0 && text === name);
  return at === -1 ? undefined : head[at + 1];
}
