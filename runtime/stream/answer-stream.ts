import type { ServerResponse } from 'node:http';
import type { H3Event } from 'h3';
import { flatten, type ReplyHeaders } from '../exchange/head.ts';
import { checkStatus, isBodiless } from '../exchange/status.ts';
import { addVary, FlatHeaders } from '../policy/answer-headers.ts';
import { mismatch } from '../write/mismatch.ts';
import { ByteSource, type ByteStream } from './byte-source.ts';
import { isEvents, streamFormat } from './format.ts';
import { ItemSource } from './item-source.ts';
import { bytesType, isItems, isReadable } from './kinds.ts';
import { markStream } from './open-stream.ts';
import { isAbort, Outflow } from './outflow.ts';
import type { Source } from './source.ts';

/** Milliseconds that an answer waits for its first item. Errors until then are answered like any other. */
const firstItemTime = 100;

/** The exchange that answers with a stream. */
export interface StreamTarget {
  readonly event: H3Event;
  /** node's own response, if node serves the app. */
  readonly nodeResponse: ServerResponse | undefined;
  header(lowerName: string): string | undefined;
  report(error: unknown): void;
  /** Notes the stream, before anything is read from it. */
  begin(flow: Outflow): void;
  /** Begins the answer, with a streamed body or, for HEAD, with none. */
  open(status: number, head: string[], flow: Outflow | undefined): void;
  empty(status: number, headers?: ReplyHeaders): void;
}

/** The status and headers of the handler's answer. */
interface StreamAnswer {
  readonly status: number;
  readonly headers: ReplyHeaders | undefined;
}

/** Answers with a generator's items: as server-sent events, or as JSON lines if only those are accepted. */
export async function answerItems<T>(
  target: StreamTarget,
  items: AsyncIterable<T>,
  write: (item: T) => string,
  answer: StreamAnswer,
): Promise<void> {
  if (!isItems(items)) throw mismatch('an async generator', items);
  const { status, headers } = answer;
  const format = streamFormat(target.header('accept'));
  const flow = flowOf(target, new ItemSource(items, write, format.frame));
  markStream(target.nodeResponse, flow);
  try {
    // The client's `Accept` decides how items are framed, so a handler cannot set the content type.
    const head = flatten({ ...format.head, ...lowered(headers), 'content-type': format.contentType });
    addVary(new FlatHeaders(head), ['accept']);
    checkStatus(status);
    if (!isBodiless(status)) await flow.begin(firstItemTime);
    open(target, flow, answer, head);
  } catch (error) {
    void flow.end({ error });
    throw error;
  }
}

/** Answers with bytes as they are. */
export async function answerBytes(
  target: StreamTarget,
  body: ByteStream | Blob,
  answer: StreamAnswer,
): Promise<void> {
  if (!isReadable(body)) throw mismatch('a ReadableStream or a Blob', body);
  const { status, headers } = answer;
  const [stream, length] =
    body instanceof Blob ? [body.stream(), body.size] : [body, declaredLength(headers)];
  const flow = flowOf(target, new ByteSource(stream, length));
  // No client waits for the end of events, as it does for that of a file.
  if (isEvents(lowered(headers)['content-type'])) markStream(target.nodeResponse, flow);
  try {
    const head = flatten({ ...headers }, bytesType(body));
    if (length !== undefined) head.push('content-length', String(length));
    checkStatus(status);
    open(target, flow, answer, head);
  } catch (error) {
    void flow.end({ error });
    throw error;
  }
}

/**
 * A Response of the app's own, wrapped so that its end can be waited for, and its events broken off: when
 * its reader leaves, the producer of its body may still be running.
 */
export function withTrackedEnd(target: StreamTarget, response: Response): Response {
  const { body, headers } = response;
  if (body === null) return response;
  const flow = flowOf(target, new ByteSource(body, lengthIn(headers.get('content-length'))));
  if (isEvents(headers.get('content-type'))) markStream(target.nodeResponse, flow);
  return new Response(flow.body, response);
}

function flowOf(target: StreamTarget, source: Source): Outflow {
  const { req } = target.event;
  const report = (error: unknown) => {
    // In some runtimes the abort signal comes before the end of the stream.
    if (!(isAbort(error) && req.signal.aborted)) target.report(error);
  };
  const flow = new Outflow(source, report, target.nodeResponse !== undefined);
  target.begin(flow);
  endOn(req.signal, flow);
  return flow;
}

/**
 * Ends the stream when the request is aborted. A caller in the same process has no connection to close: only
 * its abort signal tells that it has stopped reading.
 */
function endOn(signal: AbortSignal, flow: Outflow): void {
  const abort = () => void flow.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  void flow.finished.then(() => signal.removeEventListener('abort', abort));
}

function open(target: StreamTarget, flow: Outflow, { status, headers }: StreamAnswer, head: string[]): void {
  const { req } = target.event;
  if (isBodiless(status) || req.method === 'HEAD') void flow.end();
  if (isBodiless(status)) target.empty(status, headers);
  else if (req.method === 'HEAD') target.open(status, head, undefined);
  else target.open(status, head, flow);
}

/** The content length that the handler declares: nothing else knows the length of a stream. */
function declaredLength(headers: ReplyHeaders | undefined): number | undefined {
  return lengthIn(lowered(headers)['content-length']);
}

function lengthIn(text: unknown): number | undefined {
  return typeof text === 'string' && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The headers with lower-case names, so that a handler's own replace the defaults. */
function lowered(headers: ReplyHeaders = {}): ReplyHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
