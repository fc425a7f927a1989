import type { IncomingMessage } from 'node:http';
import { ClientGone, TooLarge } from '../errors/internal.ts';
import { decodeUtf8 } from '../json/utf8.ts';
import { rawHeader } from './raw-header.ts';

/** Reads a body of at most `limit` bytes as UTF-8 text, then calls `done` once: with the text, or with what went wrong. */
export function readBody(
  request: IncomingMessage,
  limit: number,
  done: (text: string, error?: unknown) => void,
): void {
  const chunks: Buffer[] = [];
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
  };
  readChunks(request, limit, take, (error) => {
    if (error !== undefined) return done('', error);
    let text = '';
    try {
      text = decode(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    } catch (failure) {
      return done('', failure);
    }
    done(text);
  });
}

/** Reads a body of at most `limit` bytes piece by piece, then calls `done` once. What `take` throws goes wrong, too. */
export function readChunks(
  request: IncomingMessage,
  limit: number,
  take: (chunk: Buffer) => void,
  done: (error?: unknown) => void,
): void {
  const declared = rawHeader(request, 'content-length');
  if (declared === undefined && rawHeader(request, 'transfer-encoding') === undefined) done();
  else if (declared !== undefined && Number(declared) > limit) done(new TooLarge());
  else if (request.destroyed) done(new ClientGone());
  else if (request.readableEnded) done(new Error('Somebody else has read the body before'));
  else collect(request, limit, take, done);
}

function collect(
  request: IncomingMessage,
  limit: number,
  take: (chunk: Buffer) => void,
  done: (error?: unknown) => void,
): void {
  let size = 0;
  let isDone = false;

  // The listeners stay: a flag costs less than taking them off, and they go with the request.
  const finish = (error?: unknown) => {
    if (isDone) return;
    isDone = true;
    done(error);
  };
  const takeOne = (chunk: Buffer) => {
    if (isDone) return;
    size += chunk.length;
    if (size > limit) return finish(new TooLarge());
    try {
      take(chunk);
    } catch (error) {
      finish(error);
    }
  };
  const end = () => finish();
  const close = () => finish(new ClientGone());

  // Without a listener an aborted request would be thrown at the process; its `close` is what counts.
  request.on('error', ignore).on('data', takeOne).on('end', end).on('close', close);
}

function ignore(): void {}

/** A replacement character may have been sent as such: only then the slower decoder tells. */
function decode(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') || text.charCodeAt(0) === 0xfeff ? decodeUtf8(bytes) : text;
}
