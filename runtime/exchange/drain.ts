import type { IncomingMessage } from 'node:http';

/** Bytes and milliseconds that a client may go on sending after its body was refused. */
export const drainBytes = 1_048_576;
export const drainTime = 1000;

/** Throws away what the client still sends, within bounds, then calls `done` once. */
export function drain(request: IncomingMessage, done: () => void): void {
  let size = 0;
  const finish = () => {
    clearTimeout(timer);
    request.off('data', take).off('end', finish).off('close', finish);
    request.pause();
    done();
  };
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size > drainBytes) finish();
  };
  const timer = setTimeout(finish, drainTime);
  request.on('error', ignore).on('data', take).on('end', finish).on('close', finish).resume();
}

function ignore(): void {}
