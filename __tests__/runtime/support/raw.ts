import { connect, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  /** Lower-case names with values in the order they came, without those that differ from one request to the next. */
  readonly headers: readonly string[];
  readonly processTime: string | undefined;
  readonly body: string;
}

const varying = /^(?:date|keep-alive|x-process-time):/;

/** Whether answers have only a head, as those to HEAD do: all of them, or each. */
type Heads = boolean | readonly boolean[];

/**
 * Sends bytes unchanged, part by part, and reads until there are `count` answers or the server closes the
 * connection.
 */
export async function exchange(
  port: number,
  parts: string | readonly (string | Buffer)[],
  { count = 1, heads = false }: { readonly count?: number; readonly heads?: Heads } = {},
): Promise<Answer[]> {
  const socket = connect(port, '127.0.0.1');
  const received = collect(socket, count, heads);
  for (const part of typeof parts === 'string' ? [parts] : parts) {
    socket.write(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    await pause(15);
    // In this turn what has arrived is read: a write to a connection that the server has closed discards it.
    await turn();
  }
  const answers = await received;
  socket.destroy();
  return answers;
}

/** Sends one request, whose head has the given lines, a `Host` and a length. */
export async function send(
  port: number,
  requestLine: string,
  headers: readonly string[] = [],
  body?: string | Buffer,
): Promise<Answer> {
  const bytes = body === undefined ? undefined : Buffer.from(body as string);
  const length = bytes === undefined ? [] : [`Content-Length: ${bytes.length}`];
  const head = [`${requestLine} HTTP/1.1`, 'Host: test', ...headers, ...length, '', ''].join('\r\n');
  const [answer] = await exchange(
    port,
    bytes === undefined ? [head] : [Buffer.concat([Buffer.from(head, 'latin1'), bytes])],
    {
      heads: requestLine.startsWith('HEAD '),
    },
  );
  if (answer === undefined) throw new Error(`No answer to ${requestLine}`);
  return answer;
}

export function json(port: number, requestLine: string, body: string | Buffer): Promise<Answer> {
  return send(port, requestLine, ['Content-Type: application/json'], body);
}

/** Sends bytes as a client that, like many, reads only after it has sent everything. */
export async function sendFirst(port: number, bytes: Buffer): Promise<Answer | undefined> {
  const socket = connect(port, '127.0.0.1').pause();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject).write(bytes, () => resolve());
  });
  const received = collect(socket, 1, false);
  socket.resume();
  const [answer] = await received;
  socket.destroy();
  return answer;
}

function collect(socket: Socket, count: number, heads: Heads): Promise<Answer[]> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const finish = () => {
      clearTimeout(timer);
      resolve(parse(Buffer.concat(chunks), heads, true));
    };
    // Long, because a busy machine may take seconds.
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the server neither answered nor closed, but sent: ${Buffer.concat(chunks)}`));
    }, 30_000);
    socket.on('error', finish).on('close', finish);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (parse(Buffer.concat(chunks), heads, false).length >= count) finish();
    });
  });
}

/** The complete answers at the start of the bytes. One without a length ends with the connection. */
function parse(bytes: Buffer, heads: Heads, isEnd: boolean): Answer[] {
  const answers: Answer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return answers;
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(statusLine.split(' ')[1]);
    const headers = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()));
    rest = rest.subarray(end + 4);
    if (status === 100) continue;
    const isHead = typeof heads === 'boolean' ? heads : heads[answers.length] === true;
    const untilEnd = value(headers, 'connection') === 'close' ? (isEnd ? rest.length : Infinity) : 0;
    const length = Number(value(headers, 'content-length') ?? untilEnd);
    const isChunked = value(headers, 'transfer-encoding') === 'chunked';
    const body = isHead
      ? ''
      : isChunked
        ? readChunks(rest)
        : rest.length < length
          ? undefined
          : rest.toString('utf8', 0, length);
    if (body === undefined) return answers;
    if (!isHead && !isChunked) rest = rest.subarray(length);
    else if (!isHead) rest = rest.subarray(rest.indexOf('0\r\n\r\n') + 5);
    answers.push(answerOf(status, headers, body));
  }
}

export function answerOf(status: number, headers: readonly string[], body: string): Answer {
  return {
    status,
    headers: headers.filter((header) => !varying.test(header)).sort(),
    processTime: value(headers, 'x-process-time'),
    body,
  };
}

function readChunks(bytes: Buffer): string | undefined {
  if (!bytes.includes('0\r\n\r\n')) return undefined;
  let text = '';
  for (let rest = bytes; ; ) {
    const line = rest.indexOf('\r\n');
    const size = Number.parseInt(rest.toString('latin1', 0, line), 16);
    if (size === 0) return text;
    text += rest.toString('utf8', line + 2, line + 2 + size);
    rest = rest.subarray(line + 4 + size);
  }
}

export function value(headers: readonly string[], name: string): string | undefined {
  return headers
    .find((header) => header.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}
