import {
  type ClientHttp2Session,
  type ClientHttp2Stream,
  connect,
  createSecureServer,
  type IncomingHttpHeaders,
  type SecureServerOptions,
} from 'node:http2';
import { type H3, serve } from 'h3/node';
import { toNodeHandler } from '../../../runtime/node.ts';
import { tls } from './certificate.ts';
import { listening } from './listening.ts';
import { type Answer, answerOf } from './raw.ts';
import { until } from './streamed.ts';

export interface Http2Running {
  readonly client: ClientHttp2Session;
  /** A further connection. */
  connect(): ClientHttp2Session;
  close(): Promise<void>;
}

/** One of the two ways to serve an app over HTTP/2, with a connected client. */
interface Http2Way {
  readonly name: string;
  start(app: H3): Promise<Http2Running>;
}

const byHandler: Http2Way = {
  name: 'by toNodeHandler',
  async start(app) {
    const server = createSecureServer(tls as SecureServerOptions, toNodeHandler(app) as never);
    return running(await listening(server), () => {
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    });
  },
};

const throughH3: Http2Way = {
  name: 'through h3',
  async start(app) {
    const server = serve(app, { port: 0, hostname: '127.0.0.1', gracefulShutdown: false, silent: true, tls });
    await server.ready();
    return running(Number(new URL(server.url!).port), () => server.close(true));
  },
};

function running(port: number, closeServer: () => Promise<void>): Http2Running {
  const clients: ClientHttp2Session[] = [];
  const another = () => {
    const client = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    clients.push(client);
    return client;
  };
  const close = () => {
    for (const client of clients) client.destroy();
    return closeServer();
  };
  return { client: another(), connect: another, close };
}

export const http2Ways: readonly Http2Way[] = [byHandler, throughH3];

/** Reads an answer until its end or failure. Returns its status. */
export async function answered(request: ClientHttp2Stream): Promise<number | undefined> {
  let status: number | undefined;
  request.on('response', (head) => (status = head[':status'])).on('error', () => {});
  request.resume();
  // Long, because a busy machine may take seconds.
  await until(() => request.destroyed, 10_000);
  return status;
}

/** Sends one request, as `send` does over HTTP/1. */
export async function send(
  client: ClientHttp2Session,
  [method, target]: readonly [method: string, target: string],
  headers: readonly string[],
  body?: string,
): Promise<Answer> {
  const fields = new Headers(headers.map((line) => line.split(/: (.*)/, 2) as [string, string]));
  const head = { ':method': method, ':path': target, ':authority': 'test', ...Object.fromEntries(fields) };
  const request = client.request(head, { endStream: body === undefined });
  if (body !== undefined) request.end(body);
  let answer: IncomingHttpHeaders = {};
  const chunks: Buffer[] = [];
  request.on('response', (head) => (answer = head)).on('data', (chunk) => chunks.push(chunk));
  const status = await answered(request);
  const lines = Object.entries(answer).filter(([name]) => !name.startsWith(':'));
  const text = Buffer.concat(chunks).toString();
  return answerOf(
    status ?? 0,
    lines.map(([name, value]) => `${name}: ${value}`),
    text,
  );
}
