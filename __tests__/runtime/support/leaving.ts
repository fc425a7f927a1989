/** Clients that leave in the middle of a request, over HTTP/1 and HTTP/2, in both ways to serve an app. */
import { connect } from 'node:net';
import type { H3 } from 'h3';
import { answered, http2Ways } from './http2.ts';
import { send } from './raw.ts';
import { ways } from './ways.ts';

export interface Served {
  /** Sends a head and a part of the body. Returns the function that disconnects the client. */
  begin(path: string, type?: string): () => void;
  /** The status of a whole request that comes afterwards. */
  ask(path: string): Promise<number | undefined>;
  close(): Promise<void>;
}

export interface Client {
  readonly name: string;
  serve(app: H3): Promise<Served>;
}

const onHttp1 = ways.map(
  ({ name, start }): Client => ({
    name: `over HTTP/1 ${name}`,
    async serve(app) {
      const { port, close } = await start(app);
      const begin = (path: string, type = 'text/plain') => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        const head = `POST ${path} HTTP/1.1\r\nHost: test\r\nContent-Type: ${type}\r\nContent-Length: 10`;
        socket.write(`${head}\r\n\r\nhalf`);
        return () => socket.resume().destroy();
      };
      return { begin, ask: async (path) => (await send(port, `GET ${path}`)).status, close };
    },
  }),
);

/**
 * The codes with which an HTTP/2 client resets its stream: it needs no more (CANCEL), or has failed
 * (INTERNAL_ERROR).
 */
export const codes = { CANCEL: 8, INTERNAL_ERROR: 2 };

/** A client that leaves with its connection. */
const withConnection = ['its connection', undefined] as const;

const onHttp2 = http2Ways.flatMap(({ name, start }) =>
  [...Object.entries(codes), withConnection].map(
    ([leaving, code]): Client => ({
      name: `over HTTP/2 ${name}, with ${leaving}`,
      async serve(app) {
        const { client, close, connect } = await start(app);
        const begin = (path: string, type = 'text/plain') => {
          const head = { ':method': 'POST', ':path': path, 'content-type': type, 'content-length': '10' };
          const session = code === undefined ? connect() : client;
          const request = session.request(head).on('error', () => {});
          request.resume().write('half');
          return () => (code === undefined ? session.destroy() : request.close(code));
        };
        return { begin, ask: (path) => answered(client.request({ ':path': path })), close };
      },
    }),
  ),
);

export const leavingClients: readonly Client[] = [...onHttp1, ...onHttp2];
