import { expect, test } from '@jest/globals';
import type { Answer } from './support/client.ts';
import { expectFaults } from './support/expectations.ts';
import { describeDemo } from './support/ways.ts';

describeDemo('JSON and its content type', (client) => {
  const created = (title = 'a') => [200, { id: expect.any(Number), title, completed: false }];
  const answered = ({ status, json }: Answer) => [status, json];

  /** A refusal of the text itself: one entry, at an offset, in words that don't come from the engine. */
  function expectInvalid(answer: Answer, offset: number): void {
    expectFaults(answer, [
      { type: 'json_invalid', loc: ['body', offset], input: {}, ctx: { error: expect.any(String) } },
    ]);
    expect(answer.text).not.toMatch(/JSON\.parse|position \d|SyntaxError|in JSON at/);
  }

  test.each([
    'application/json',
    'APPLICATION/JSON',
    'Application/Json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'application/json ; a="b;c"',
    'application/merge-patch+json',
    'application/vnd.api+JSON; v=1',
  ])('a body comes as %s', async (type) => {
    expect(answered(await client.typed('POST', '/todos', type, '{"title":"a"}'))).toEqual(created());
    const { id } = (await client.post('/todos', { title: 'old' })).json as { id: number };
    const patched = await client.typed('PATCH', `/todos?todo_id=${id}`, type, '{"completed":true}');
    expect(answered(patched)).toEqual([200, { id, title: 'old', completed: true }]);
  });

  test.each([
    undefined,
    '',
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=a',
    'application/jsonp',
    'application/json-seq',
    'application/xml',
    'application/+json',
    'x-application/json',
    'json',
    'text/plain; a=application/json',
  ])('a body is not received as %s', async (type) => {
    const entry = { type: 'missing', loc: ['body'], input: null };
    expectFaults(await client.typed('POST', '/todos', type, '{"title":"a"}'), [entry]);
    // Not even looked at.
    expectFaults(await client.typed('PUT', '/todos?todo_id=1', type, '{"broken'), [entry]);
    expectFaults(await client.typed('PATCH', '/todos', type, '{}'), [
      { type: 'missing', loc: ['query', 'todo_id'], input: null },
      entry,
    ]);
  });

  test.each([
    ['{', 1],
    ['{"title":"a"', 12],
    ['{"title":"a",}', 13],
    ["{'title':'a'}", 1],
    ['{"title":a}', 9],
    ['{"title":"a"} x', 14],
    ['{"title":"a\n"}', 11],
    ['{"title":"\\x"}', 10],
    ['[1,]', 3],
    ['nul', 0],
    ['NaN', 0],
    ['undefined', 0],
    ['01', 1],
    ['"', 0],
    ['{"title":"a', 9],
    ['   ', 3],
    ['// {}', 0],
  ])('%j is no JSON, alone in the list', async (text, offset) => {
    expectInvalid(await client.send('POST', '/todos', { body: text }), offset);
    // The same with another fault in the request.
    expectInvalid(await client.send('PUT', '/todos?todo_id=x', { body: text }), offset);
  });

  test('bytes that are no UTF-8 are no JSON', async () => {
    const bytes = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xff]), Buffer.from('"}')]);
    expectInvalid(await client.typed('POST', '/todos', 'application/json', bytes), 10);
    const cut = Buffer.concat([Buffer.from('{"title":"'), Buffer.from([0xf0, 0x9f]), Buffer.from('"}')]);
    expectInvalid(await client.typed('POST', '/todos', 'application/json', cut), 10);
  });

  test('a byte order mark and blanks around are no part of the JSON', async () => {
    const marked = '\ufeff \t\r\n{ "title" : "a" } \n';
    expect(answered(await client.typed('POST', '/todos', 'application/json', marked))).toEqual(created());
  });

  test('a body may come in pieces, cut in the middle of a character', async () => {
    const bytes = Buffer.from('{"title":"\u{1F600}ä"}');
    const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
    const headers = { 'Content-Type': 'application/json' };
    const answer = await client.send('POST', '/todos', { headers, pieces });
    expect(answered(answer)).toEqual(created('\u{1F600}ä'));
  });

  test('128 levels of JSON pass, 129 do not', async () => {
    const nested = (levels: number, open: string, close: string) =>
      `{"title":"a","other":${open.repeat(levels - 1)}${close.repeat(levels - 1)}}`;
    expect(answered(await client.send('POST', '/todos', { body: nested(128, '[', ']') }))).toEqual(created());
    const objects = `{"title":"a","other":${'{"a":'.repeat(126)}{}${'}'.repeat(126)}}`;
    expect(answered(await client.send('POST', '/todos', { body: objects }))).toEqual(created());

    for (const body of [nested(129, '[', ']'), '['.repeat(200_000)]) {
      const answer = await client.send('POST', '/todos', { body });
      const entry = { type: 'json_invalid', loc: ['body', expect.any(Number)], input: {} };
      expect(answer.json).toMatchObject({ detail: [entry] });
      expect(answer.status).toBe(422);
    }
    // Brackets in a text are no levels.
    const title = '['.repeat(200);
    expect(answered(await client.post('/todos', { title }))).toEqual(created(title));
  });

  test('a body of 1 MiB passes, one byte more is 413', async () => {
    const sized = (bytes: number) => `{"title":"a","other":"${'x'.repeat(bytes - 24)}"}`;
    expect(Buffer.byteLength(sized(1_048_576))).toBe(1_048_576);
    expect(answered(await client.send('POST', '/todos', { body: sized(1_048_576) }))).toEqual(created());
    const tooLarge = await client.send('POST', '/todos', { body: sized(1_048_577) });
    expect([tooLarge.status, tooLarge.json]).toEqual([413, { detail: expect.any(String) }]);
    expect(Number(tooLarge.headers['x-process-time'])).toBeGreaterThan(0);
  });

  test('a body that does not tell its length is 413 as well', async () => {
    const piece = Buffer.from(' '.repeat(300_000));
    const headers = { 'Content-Type': 'application/json' };
    const answer = await client.send('POST', '/todos', { headers, pieces: [piece, piece, piece, piece] });
    expect([answer.status, answer.json]).toEqual([413, { detail: expect.any(String) }]);
    expect((await client.post('/todos', { title: 'a' })).status).toBe(200);
  });

  test('bytes count, not characters', async () => {
    const body = `{"title":"a","other":"${'ä'.repeat(524_280)}"}`;
    expect(body.length).toBeLessThan(1_048_576);
    expect((await client.send('POST', '/todos', { body })).status).toBe(413);
  });

  test('a large input is not sent back whole', async () => {
    const title = 'x'.repeat(100_000);
    const answer = await client.post('/todos', { title });
    const [entry] = (answer.json as { detail: { type: string; input: string }[] }).detail;
    expect([answer.status, entry!.type]).toEqual([422, 'string_too_long']);
    expect(entry!.input.length).toBeLessThan(100);
    expect(answer.text.length).toBeLessThan(1000);
  });
});
