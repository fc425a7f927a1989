import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerHttp2Stream } from 'node:http2';
import type { WebRequest } from './web.ts';

/** node's own messages of a request. Those of HTTP/2 have all members of these that are used. */
interface NodeMessages {
  readonly req: IncomingMessage;
  readonly res?: NodeResponse;
}

/** A response of node's. One of HTTP/2 doesn't know how it ended, but its `stream` does. */
export type NodeResponse = ServerResponse & { readonly stream?: ServerHttp2Stream };

/** node's own messages, if node serves the app. A request that middleware makes has none. */
export function messagesOf({ runtime }: WebRequest): NodeMessages | undefined {
  return runtime?.node as NodeMessages | undefined;
}
