import { exchange } from '../../runtime/support/raw.ts';
import type { Sent } from './requests.ts';

/** An answer, as `answers.json` stores it. */
export interface Kept {
  readonly request: string;
  readonly status: number;
  /** All headers except those that vary between answers, and `connection`, which is hop-by-hop. */
  readonly headers: readonly string[];
  /** The body; of a long one only its start and length. */
  readonly body: string;
}

const longest = 400;

/** The answers of a server to requests that are sent one after another. */
export async function answersOf(all: readonly Sent[], port: number): Promise<readonly Kept[]> {
  const kept: Kept[] = [];
  for (const sent of all) kept.push(await answerTo(sent, port));
  return kept;
}

async function answerTo(sent: Sent, port: number): Promise<Kept> {
  const [answer] = await exchange(port, bytesOf(sent), { heads: sent.line.startsWith('HEAD ') });
  if (answer === undefined) throw new Error(`no answer to ${sent.line}`);
  if (!(Number(answer.processTime) > 0)) throw new Error(`no X-Process-Time in the answer to ${sent.line}`);
  const { body, headers, status } = answer;
  return {
    request: [
      sent.line,
      ...(sent.headers ?? []),
      ...(sent.isChunked ? ['in chunks'] : []),
      ...(sent.isOld ? ['HTTP/1.0'] : []),
    ].join(' | '),
    status,
    headers: headers.filter((header) => !header.startsWith('connection:')),
    body: body.length <= longest ? body : `${body.slice(0, longest)}... (${body.length})`,
  };
}

/** The head, and the body in two pieces. */
function bytesOf({ body, headers = [], isChunked = false, isOld = false, line }: Sent): (string | Buffer)[] {
  const bytes = Buffer.from((body ?? '') as string);
  const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`;
  const lines = [
    ...(isOld ? [`${line} HTTP/1.0`] : [`${line} HTTP/1.1`, 'Host: test']),
    ...headers,
    ...(body === undefined ? [] : [length]),
    '',
    '',
  ];
  const head = lines.join('\r\n');
  if (body === undefined) return [head];
  const middle = Math.ceil(bytes.length / 2);
  const pieces = [bytes.subarray(0, middle), bytes.subarray(middle)].filter((piece) => piece.length > 0);
  if (!isChunked) return [head, ...pieces];
  const chunks = pieces.map((piece) =>
    Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
  );
  return [head, ...chunks, '0\r\n\r\n'];
}
