import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { exchange } from '../../runtime/support/raw.ts';

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON; undefined where it is empty. */
  readonly json: unknown;
}

export interface Options {
  /** A text or bytes are sent unchanged; anything else is sent as JSON, with its content type. */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string | readonly string[] };
  /** The body is sent in these pieces, without a `Content-Length`. */
  readonly pieces?: readonly Uint8Array[];
}

/** A client that adds no headers to a request: no content type, no user agent, no `Accept`. */
export class Client {
  port = 0;
  readonly #agent = new Agent({ keepAlive: true });

  get(target: string, options?: Options): Promise<Answer> {
    return this.send('GET', target, options);
  }

  post(target: string, body: unknown): Promise<Answer> {
    return this.send('POST', target, { body });
  }

  put(target: string, body: unknown): Promise<Answer> {
    return this.send('PUT', target, { body });
  }

  patch(target: string, body: unknown): Promise<Answer> {
    return this.send('PATCH', target, { body });
  }

  delete(target: string): Promise<Answer> {
    return this.send('DELETE', target);
  }

  /** Sends a body with a `Content-Type`, or without one. */
  typed(method: string, target: string, contentType: string | undefined, body: string | Uint8Array) {
    const headers = contentType === undefined ? {} : { 'Content-Type': contentType };
    return this.send(method, target, { body: Buffer.from(body as string), headers });
  }

  send(method: string, target: string, { body, headers = {}, pieces }: Options = {}): Promise<Answer> {
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    const bytes =
      body === undefined ? undefined : Buffer.from(isRaw ? (body as string) : JSON.stringify(body));
    const all: { [name: string]: string | string[] } = {};
    if (body !== undefined && !(body instanceof Uint8Array)) all['Content-Type'] = 'application/json';
    for (const [name, value] of Object.entries(headers)) {
      all[name] = typeof value === 'string' ? value : [...value];
    }
    if (bytes !== undefined) all['Content-Length'] = String(bytes.length);
    if (pieces !== undefined) all['Transfer-Encoding'] = 'chunked';

    return new Promise((resolve, reject) => {
      const outgoing = request(
        { host: '127.0.0.1', port: this.port, agent: this.#agent, method, path: target, headers: all },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const { headers, statusCode = 0 } = incoming;
            resolve({ status: statusCode, headers, text, json: text === '' ? undefined : JSON.parse(text) });
          });
        },
      );
      outgoing.on('error', reject);
      if (pieces === undefined) outgoing.end(bytes);
      else sendPieces(outgoing, pieces);
    });
  }

  /** Sends a text unchanged, as latin1, and returns the answers. */
  async raw(requests: string, count = 1): Promise<Answer[]> {
    const answers = await exchange(this.port, requests, { count });
    return answers.map(({ body, headers, status }) => ({
      status,
      headers: Object.fromEntries(headers.map((line) => line.split(/: (.*)/, 2))),
      text: body,
      json: body.startsWith('{') ? JSON.parse(body) : undefined,
    }));
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function sendPieces(outgoing: ReturnType<typeof request>, pieces: readonly Uint8Array[]) {
  for (const piece of pieces) {
    await new Promise((resolve) => outgoing.write(piece, resolve));
    await pause(5);
  }
  outgoing.end();
}
