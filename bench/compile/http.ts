import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

export interface Request {
  /** `GET` when left out. */
  readonly method?: string;
  readonly path: string;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Sends one request on a new connection; rejects where nothing listens on the port. */
export function ask(port: number, { method = 'GET', path, body }: Request): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers =
    text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    // `localhost`: some servers listen only on ::1, others only on 127.0.0.1.
    const sent = request({ host: 'localhost', port, method, path, headers, agent: false }, (response) => {
      let answer = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        answer += part;
      });
      response.on('end', () => resolve({ status: response.statusCode!, text: answer }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** A port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
