import type { H3Event } from 'h3';
import { flatten, type ReplyHeaders } from '../exchange/head.ts';
import { checkStatus, isBodiless } from '../exchange/status.ts';
import { addVary, FlatHeaders } from '../policy/answer-headers.ts';
import { ByteSource, type ByteStream } from './byte-source.ts';
import { streamFormat } from './format.ts';
import { ItemSource } from './item-source.ts';
import { bytesType } from './kinds.ts';
import { markStream } from './open-stream.ts';
import { isAbort, Outflow } from './outflow.ts';
import type { Source } from './source.ts';

/**
 * Milliseconds that an answer waits for its first item, so that what goes wrong until then is an error like
 * any other.
 */
const firstItemTime = 100;

/** Where a stream goes. */
export interface StreamTarget {
  readonly event: H3Event;
  header(lowerName: string): string | undefined;
  report(error: unknown): void;
  /** Takes note of the stream, before anything of it is asked for. */
  begin(flow: Outflow): void;
  /** Begins the answer: with a body that comes bit by bit, or, for HEAD, with none. */
  open(status: number, head: string[], flow: Outflow | undefined): void;
  empty(status: number, headers?: ReplyHeaders): void;
}

/** What a handler answered with, whole. */
interface StreamAnswer {
  readonly status: number;
  readonly headers: ReplyHeaders | undefined;
}

/**
 * Answers with the items of a generator: as server-sent events, or as JSON lines where the client accepts
 * nothing else.
 */
export async function answerItems<T>(
  target: StreamTarget,
  items: AsyncIterable<T>,
  write: (item: T) => string,
  answer: StreamAnswer,
): Promise<void> {
  const { status, headers } = answer;
  const format = streamFormat(target.header('accept'));
  const flow = flowOf(target, new ItemSource(items, write, format.frame));
  markStream(target.event.runtime?.node?.res, flow);
  try {
    // How items are framed is what the client accepts, so that no handler can name it.
    const head = flatten({ ...format.head, ...lowered(headers), 'content-type': format.contentType });
    addVary(new FlatHeaders(head), ['accept']);
    checkStatus(status);
    if (!isBodiless(status)) await flow.begin(firstItemTime);
    open(target, flow, answer, head);
  } catch (error) {
    void flow.end(error);
    throw error;
  }
}

/** Answers with bytes as they are. */
export async function answerBytes(
  target: StreamTarget,
  body: ByteStream | Blob,
  answer: StreamAnswer,
): Promise<void> {
  const { status, headers } = answer;
  const [stream, length] =
    body instanceof Blob ? [body.stream(), body.size] : [body, declaredLength(headers)];
  const flow = flowOf(target, new ByteSource(stream, length));
  try {
    const head = flatten({ ...headers }, bytesType(body));
    if (length !== undefined) head.push('content-length', String(length));
    checkStatus(status);
    open(target, flow, answer, head);
  } catch (error) {
    void flow.end(error);
    throw error;
  }
}

/**
 * A Response of the app's own whose end can be waited for: when its reader leaves, what feeds its body may
 * still be at work.
 */
export function followed(target: StreamTarget, response: Response): Response {
  const { body, headers } = response;
  if (body === null) return response;
  const source = new ByteSource(body, lengthIn(headers.get('content-length')));
  return new Response(flowOf(target, source).body, response);
}

function flowOf(target: StreamTarget, source: Source): Outflow {
  const { req, runtime } = target.event;
  const report = (error: unknown) => {
    // In some runtimes the signal comes before the end of the stream.
    if (!(isAbort(error) && req.signal.aborted)) target.report(error);
  };
  const flow = new Outflow(source, report, runtime?.node !== undefined);
  target.begin(flow);
  breakOffOn(req.signal, flow);
  return flow;
}

/** Who called the app in the same process has no connection to close: its signal alone says that it reads no more. */
function breakOffOn(signal: AbortSignal, flow: Outflow): void {
  const breakOff = () => void flow.breakOff(signal.reason);
  if (signal.aborted) breakOff();
  else signal.addEventListener('abort', breakOff);
  void flow.finished.then(() => signal.removeEventListener('abort', breakOff));
}

function open(target: StreamTarget, flow: Outflow, { status, headers }: StreamAnswer, head: string[]): void {
  const { req } = target.event;
  if (isBodiless(status) || req.method === 'HEAD') void flow.end();
  if (isBodiless(status)) target.empty(status, headers);
  else if (req.method === 'HEAD') target.open(status, head, undefined);
  else target.open(status, head, flow);
}

/** The length of a stream is known to its handler alone. */
function declaredLength(headers: ReplyHeaders | undefined): number | undefined {
  return lengthIn(lowered(headers)['content-length']);
}

function lengthIn(text: unknown): number | undefined {
  return typeof text === 'string' && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}

/** With names as the wire has them, so that a handler's own stand in place of ours. */
function lowered(headers: ReplyHeaders = {}): ReplyHeaders {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
