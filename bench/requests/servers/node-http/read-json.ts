import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './answer.ts';

/** The maximum size of a body, in bytes. */
const limit = 1024 * 1024;

/**
 * Passes the JSON value of a body to `use`, or undefined without a body. Refuses a request whose body cannot
 * be read.
 */
export function readJson(
  request: IncomingMessage,
  response: ServerResponse,
  use: (value: unknown) => void,
): void {
  const type = request.headers['content-type'];
  if (type !== 'application/json' && !type?.startsWith('application/json;')) {
    use(undefined);
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  });
  request.on('end', () => {
    if (size > limit) {
      sendJson(request, response, 413, '{"detail":"Content Too Large"}', ['connection', 'close']);
      return;
    }
    const text = (chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString();
    let value: unknown;
    try {
      value = text === '' ? undefined : JSON.parse(text);
    } catch {
      const detail = [{ type: 'json_invalid', loc: ['body'], msg: 'The body is no JSON.', input: {} }];
      sendJson(request, response, 422, JSON.stringify({ detail }));
      return;
    }
    use(value);
  });
}
