import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { Answer } from './client.ts';

/**
 * Writes bytes to a new connection. Returns the answers once there are `count` of them, or the server closes
 * the connection.
 */
export function readAnswers(port: number, bytes: string | Uint8Array, count: number): Promise<Answer[]> {
  const socket = connect(port, '127.0.0.1');
  let received = Buffer.alloc(0);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseAnswers(received));
    };
    const timer = setTimeout(finish, 10_000);
    socket.on('error', finish).on('close', finish);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (parseAnswers(received).length >= count) finish();
    });
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** The complete answers at the start of the bytes. Answers to `HEAD` are not supported. */
function parseAnswers(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let rest = bytes; ; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return answers;
    const [statusLine = '', ...lines] = rest.toString('latin1', 0, end).split('\r\n');
    const headers: IncomingHttpHeaders = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    );
    const status = Number(statusLine.split(' ')[1]);
    const body = rest.subarray(end + 4);
    const [text, length] =
      headers['transfer-encoding'] === 'chunked' ? readChunks(body) : readPlain(body, headers);
    if (length > body.length) return answers;
    rest = body.subarray(length);
    if (status >= 200) {
      answers.push({ status, headers, text, json: text.startsWith('{') ? JSON.parse(text) : undefined });
    }
  }
}

function readPlain(body: Buffer, headers: IncomingHttpHeaders): [text: string, length: number] {
  const length = Number(headers['content-length'] ?? 0);
  return [body.length < length ? '' : body.toString('utf8', 0, length), length];
}

function readChunks(body: Buffer): [text: string, length: number] {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const line = body.indexOf('\r\n', at);
    if (line === -1) return ['', Number.POSITIVE_INFINITY];
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    chunks.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
    if (size === 0) return [Buffer.concat(chunks).toString(), at];
  }
}
