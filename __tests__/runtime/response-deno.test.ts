/** Responses as made on Deno, where headers are added to an existing Response. */
import { expect, test } from '@jest/globals';

Object.assign(globalThis, { Deno: {} });
const { responseOf } = await import('../../runtime/exchange/response.ts');

const json = ['content-type', 'application/json'];
const cookies = ['set-cookie', 'a=1', 'x-id', '5', 'set-cookie', 'b=2; Path=/'];

test.each([
  ['a type alone', 200, '"é"', json],
  ['more headers', 201, '"é"', [...json, ...cookies, 'entries', 'x', 'constructor', 'y']],
  ['bytes', 200, new TextEncoder().encode('"é"'), [...json, 'x-name', 'caf\xe9']],
  ['no body', 204, null, cookies],
  ['nothing', 204, null, []],
])('%s', async (_name, status, body, head) => {
  const response = responseOf(status, body, head);
  const expected = new Response(body, { status });
  expected.headers.delete('content-type');
  for (let i = 0; i < head.length; i += 2) expected.headers.append(head[i]!, head[i + 1]!);
  expect(response.status).toBe(status);
  expect([...response.headers]).toEqual([...expected.headers]);
  expect(await response.text()).toBe(body === null ? '' : '"é"');
});
