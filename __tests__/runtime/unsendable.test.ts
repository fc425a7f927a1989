import { afterEach, expect, test } from '@jest/globals';
import { ContractError } from '../../runtime/errors/internal.ts';
import { sendable } from '../../runtime/exchange/unsendable.ts';

const { Response: Native } = globalThis;

afterEach(() => {
  globalThis.Response = Native;
});

/** As that of workerd, whose constructor takes a stream that is locked to a reader. */
class LenientResponse extends Native {
  constructor(body?: ReadableStream | null, init?: ResponseInit) {
    super(body instanceof ReadableStream && body.locked ? null : body, init);
  }
}

test.each([Native, LenientResponse])('a stream can be sent until it has a reader, with %p', async (made) => {
  globalThis.Response = made;
  const stream = new Blob(['text']).stream();
  expect(() => sendable(stream)).not.toThrow();
  const reader = stream.getReader();
  expect(() => sendable({ body: stream })).toThrow(ContractError);
  await reader.read();
  reader.releaseLock();
  expect(() => sendable(stream)).toThrow(ContractError);
});
