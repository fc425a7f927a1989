/**
 * Responses as on Bun, which sends a text without a content type as `text/plain`, unless its `body` was
 * accessed.
 *
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["bun"]}
 */
import { expect, jest, test } from '@jest/globals';

/** Whose texts have no content type. */
class BunResponse extends Response {
  constructor(content: string | ReadableStream | null, init?: ResponseInit) {
    super(typeof content === 'string' ? new TextEncoder().encode(content) : content, init);
  }
}

const body = jest.spyOn(Response.prototype, 'body', 'get');
globalThis.Response = BunResponse as typeof Response;
const { copyIfReusable } = await import('../../runtime/exchange/copy-if-reusable.ts');
const { defineRoutes, route, viaH3 } = await import('../../runtime/generated.ts');
const { createApp } = await import('../../runtime/index.ts');

const ofHandler = new BunResponse('text');
const ofMiddleware = new BunResponse('text');
const app = createApp(
  defineRoutes([
    route('/handler', Object, { get: viaH3((_page, x) => x.respond(ofHandler)) }),
    route(
      '/middleware',
      Object,
      { get: (_page, x) => x.reply(200, '1') },
      { middleware: [() => ofMiddleware] },
    ),
  ]),
);

test.each([
  ['/handler', ofHandler],
  ['/middleware', ofMiddleware],
])('the body of the text of %s is not accessed', async (path, response) => {
  expect(await app.request(path)).toBe(response);
  expect(body.mock.contexts).not.toContain(response);
});

test('a stream is still whole', async () => {
  const response = new BunResponse(new Blob(['text']).stream());
  expect(copyIfReusable(response)).toBe(response);
  expect(await response.text()).toBe('text');
});

test('a stream that cannot be cancelled fails only where it is cancelled', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const failing = new ReadableStream({ cancel: () => Promise.reject(new Error('failed')) });
  await expect(copyIfReusable(new BunResponse(failing)).body!.cancel()).rejects.toThrow('failed');
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('a Response without a body is copied', () => {
  const response = new BunResponse(null, { status: 202, headers: { 'x-own': '1' } });
  const copy = copyIfReusable(response);
  expect(copy).not.toBe(response);
  expect([copy.status, copy.headers.get('x-own')]).toEqual([202, '1']);
});
