/** Streams on Deno, whose server logs every error of a body. */
import { expect, test } from '@jest/globals';

Object.assign(globalThis, { Deno: {} });
const { createApp } = await import('../../runtime/index.ts');
const { defineRoutes, route, viaH3 } = await import('../../runtime/generated.ts');

test('a stream whose client leaves ends without an error', async () => {
  async function* items() {
    yield 1;
    await new Promise(() => {});
  }
  const get = viaH3((_page, x) => x.stream(200, items(), String));
  const app = createApp(defineRoutes([route('/', Object, { get })]));
  const client = new AbortController();
  const { body } = await app.request('/', { signal: client.signal });
  const reader = body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n');
  const next = reader.read();
  client.abort();
  expect(await next).toEqual({ done: true, value: undefined });
});
