import { connect } from 'node:net';
import type { Work } from '../requests/works.ts';

/** Number of keep-alive connections, each with one request at a time. */
const connections = 16;

/**
 * Sends a request `amount` times and reads the answers, however slow: under valgrind some take seconds, and
 * load generators time out.
 *
 * @throws Error where an answer does not have the expected status
 */
export async function sendRaw(port: number, { answer, request }: Work, amount: number): Promise<void> {
  const { body = '', headers, method, path } = request;
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: `localhost:${port}`, ...headers, ...length });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map((line) => line.join(': ')), '', ''].join('\r\n');
  const bytes = Buffer.from(head + body);
  let left = amount;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, 'localhost').setNoDelay(true).setEncoding('latin1');
      const next = () => {
        if (left-- > 0) socket.write(bytes);
        else socket.end(resolve);
      };
      let received = '';
      socket.on('connect', next).on('error', reject);
      socket.on('data', (data) => {
        received += data;
        const end = received.indexOf('\r\n\r\n');
        const size = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? 0);
        if (end === -1 || received.length < end + 4 + size) return;
        if (!received.startsWith(`HTTP/1.1 ${answer.status} `)) reject(new Error(received));
        received = '';
        next();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
}
