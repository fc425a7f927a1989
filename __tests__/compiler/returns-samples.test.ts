import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Running, ways } from '../runtime/support/ways.ts';
import { isDocumented } from './support/documented-types.ts';
import { sampleApp } from './support/sample-app.ts';

describe.each(ways)('what handlers return $name', (way) => {
  const running: Running[] = [];
  const samples = new Map<number, string>();
  const reported: unknown[] = [];
  const start = async (name: string) => {
    const server = await way.start(await sampleApp(name, { onError: (error) => reported.push(error) }));
    running.push(server);
    samples.set(server.port, name);
    return server.port;
  };
  let tuples: number;
  let statuses: number;
  let streams: number;
  let bytes: number;
  let depends: number;
  let parameters: number;
  let documents: number;
  beforeAll(async () => {
    tuples = await start('returns-tuples');
    statuses = await start('returns-status');
    streams = await start('returns-streams');
    bytes = await start('returns-bytes');
    depends = await start('depends-answers');
    parameters = await start('returns-parameters');
    documents = await start('documents');
  });
  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
    expect(reported).toEqual([]);
  });

  const send = async (
    port: number,
    line: string,
    headers: { [name: string]: string } = {},
    body?: string,
  ) => {
    const [method, target] = line.split(' ');
    const init = { method: method!, headers, redirect: 'manual', ...(body && { body }) } as const;
    const response = await fetch(`http://127.0.0.1:${port}${target}`, init);
    const { status } = response;
    const text = await response.text();
    const type = response.headers.get('content-type')!;
    if (text !== '' && !isDocumented(samples.get(port)!, line, status, type))
      throw new Error(`${line}: its document knows of no ${type}`);
    return { status, headers: response.headers, body: text };
  };

  test('a header that is undefined is not sent', async () => {
    const { headers } = await send(documents, 'PUT /headers/unions');
    expect([headers.get('x-kind'), headers.get('x-list')]).toEqual([null, 'a']);
    expect((await send(documents, 'PUT /headers/unions?which=b')).headers.get('x-kind')).toBe('a');
  });

  test('headers of a tuple that has some, with lists', async () => {
    const plain = await send(tuples, 'GET /plain');
    expect([plain.status, plain.body, plain.headers.getSetCookie()]).toEqual([200, '{"id":1}', []]);
    const cookies = await send(tuples, 'GET /cookies');
    expect([cookies.body, cookies.headers.getSetCookie()]).toEqual(['{"id":1}', ['a=1', 'b=2']]);
    expect((await send(tuples, 'GET /none')).status).toBe(204);
    const gone = await send(tuples, 'GET /gone');
    expect([gone.status, gone.body, gone.headers.get('content-length')]).toEqual([200, '', '0']);
    expect((await send(tuples, 'PATCH /none')).body).toBe('');
    expect((await send(tuples, 'PATCH /old')).body).toBe('{"id":1}');
    const made = await send(tuples, 'PATCH /new');
    expect([made.status, made.headers.get('location')]).toEqual([201, '/2']);
  });

  test.each([
    ['GET', 0, 304, ''],
    ['GET', 2, 203, '{"id":2}'],
    ['POST', 0, 404, '{"message":"No todo"}'],
    ['POST', 1, 201, '{"id":1}'],
    ['POST', 2, 200, '{"id":2}'],
    ['PUT', 0, 409, '{"message":"Taken"}'],
    ['PUT', 1, 201, '{"id":1}'],
    ['PATCH', 0, 200, 'null'],
    ['PATCH', 1, 202, '{"id":1}'],
    ['DELETE', 0, 200, '{"kind":"gone","reason":"Old"}'],
    ['DELETE', 1, 200, '{"row":{"id":1}}'],
    ['DELETE', 2, 203, 'null'],
    ['DELETE', 3, 203, '{"message":"Kept"}'],
    ['DELETE', 4, 206, '{"id":4}'],
    ['DELETE', 5, 206, '{"hint":[5]}'],
  ])('alternatives: %s %i', async (method, id, status, body) => {
    const answer = await send(statuses, `${method} /alternatives?id=${id}`);
    expect([answer.status, answer.body]).toEqual([status, body]);
  });

  test.each([
    ['204', null],
    ['205', '0'],
    ['304', null],
  ])('%s has no body, whatever the tuple holds', async (status, length) => {
    const answer = await send(tuples, `POST /${status}`);
    expect([answer.status, answer.body]).toEqual([Number(status), '']);
    expect(answer.headers.getSetCookie()).toEqual(['a=1']);
    expect(answer.headers.get('content-length')).toBe(length);
  });

  test.each([
    ['elsewhere', 307, 'elsewhere'],
    ['see', 303, 'https://x.test/%C3%A4%20b'],
    ['there', 308, '/a?b=c#d'],
  ])('redirect: %s', async (kind, status, location) => {
    const answer = await send(tuples, `PUT /${kind}`);
    expect([answer.status, answer.body, answer.headers.get('location')]).toEqual([status, '', location]);
    expect(answer.headers.get('content-type')).toBeNull();
  });

  test('generators of every kind', async () => {
    const json = { 'content-type': 'application/json', accept: 'application/x-ndjson' };
    const posted = await send(streams, 'POST /events/1', json, '{"id":7,"title":"Milk","more":1}');
    expect(posted.body).toMatch(/^\{"id":7,"title":"Milk"\}\n\{"removed":7,"at":"[\d-]+T[\d:.]+Z"\}\n$/);
    expect((await send(streams, 'PUT /events/2')).body).toBe('data: "abc"\n\ndata: "abc"\n\n');
    expect((await send(streams, 'PATCH /events/2')).body).toBe('data: null\n\n');
    const deleted = await send(streams, 'DELETE /events/2');
    expect([deleted.status, deleted.body, deleted.headers.get('x-total-count')]).toEqual([202, '', '0']);
    const refused = await send(streams, 'PUT /events/none');
    expect(refused.status).toBe(422);
  });

  test('the value determines the kind of the answer', async () => {
    const items = 'data: {"id":1}\n\n';
    const answers = await Promise.all(
      ['GET /mixed?id=0', 'GET /mixed?id=1', 'POST /mixed?id=0', 'POST /mixed?id=1', 'PUT /mixed?id=0'].map(
        (line) => send(streams, line),
      ),
    );
    expect(answers.map(({ body, status }) => [status, body])).toEqual([
      [404, '{"message":"No todo"}'],
      [200, items],
      [204, ''],
      [200, '{"id":1}'],
      [404, '{"message":"No todo"}'],
    ]);
    for (const [line, status] of [
      ['PUT /mixed?id=1', 200],
      ['PATCH /mixed?id=1', 200],
      ['DELETE /mixed', 201],
    ] as const)
      expect(await send(streams, line)).toMatchObject({ status, body: items });
    expect(await send(streams, 'PATCH /mixed?id=0')).toMatchObject({ status: 204 });
  });

  test('bytes', async () => {
    const blob = await send(bytes, 'GET /');
    expect([blob.body, blob.headers.get('content-type'), blob.headers.get('content-length')]).toEqual([
      'text',
      'text/plain',
      '4',
    ]);
    expect((await send(bytes, 'DELETE /')).body).toBe('a');
    const body = await send(streams, 'POST /bytes');
    expect([body.body, body.headers.get('content-type')]).toEqual(['text', 'application/octet-stream']);
  });

  test.each([
    ['GET', 'image/svg+xml', 'image/svg+xml', 'a,b'],
    ['GET', '', 'application/octet-stream', 'a,b'],
    ['POST', 'text/csv', 'text/csv', 'a,b'],
    ['PUT', 'application/problem+json', 'application/problem+json', '{"detail":"Taken"}', '&status=409'],
    ['PUT', '', 'application/json', '{"detail":"Taken"}', '&status=200'],
    ['PATCH', 'text/csv', 'text/csv', 'a', '&size=1'],
    ['PATCH', 'application/problem+json', 'application/problem+json', '{"detail":"Empty"}', '&size=0'],
    ['DELETE', 'text/csv', 'text/csv', 'a,b'],
    ['DELETE', '', 'application/octet-stream', 'a,b'],
  ])(
    '%s under a type of which only the running app knows: %j',
    async (method, type, sent, body, more = '') => {
      const line = `${method} /typed?type=${encodeURIComponent(type)}${more}`;
      const answer = await send(bytes, line);
      expect([answer.headers.get('content-type'), answer.body]).toEqual([sent, body]);
    },
  );

  test('a client that leaves ends an endless one', async () => {
    const controller = new AbortController();
    const response = await fetch(`http://127.0.0.1:${streams}/events/5`, { signal: controller.signal });
    const { value } = await response.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toContain('data: {"id":5,"since":null}\n\n');
    controller.abort();
  });

  test('what a dependency gives is an answer as if the handler had made it', async () => {
    const cached = await send(depends, 'GET /pages?id=1');
    expect([cached.status, cached.body]).toEqual([203, '{"id":1}']);
    expect((await send(depends, 'GET /pages?id=2')).body).toBe('{"id":2}');
    expect((await send(depends, 'POST /pages')).body).toBe('made by hand');
    const moved = await send(depends, 'PUT /pages');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/pages']);
    const fresh = await send(depends, 'PATCH /pages?fresh=1');
    expect([fresh.status, fresh.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await send(depends, 'GET /files?name=sun')).body).toBe('picture');
    const missing = await send(depends, 'POST /files?name=moon');
    expect([missing.status, missing.body]).toEqual([201, '{"missing":1}']);
    expect((await send(depends, 'PUT /files')).body).toBe('data: 1\n\n');
    expect((await send(depends, 'PATCH /files?name=sun')).body).toBe('null');
  });

  test('what `||` gives where what `&&` gave is falsy', async () => {
    const given = async (line: string) => JSON.parse((await send(parameters, line)).body);
    expect(await given('GET /fallbacks?id=0&full=no&name=a')).toEqual({
      chosen: { name: 'a' },
      made: { id: 0 },
      either: { name: 'a' },
      both: null,
      missing: true,
      sorted: 'none',
      list: ['none'],
      word: 'none',
      spread: { id: 0, length: 0 },
    });
    expect(await given('GET /fallbacks?id=2&full=yes&name=a')).toMatchObject({
      chosen: { id: 2 },
      made: { name: 'a' },
      either: { full: true },
      both: { full: true, id: 2 },
      list: [{ id: 1 }],
      spread: { id: 2, by: 'a' },
    });
    expect(await given('PUT /fallbacks')).toEqual({ total: 2 });
    expect(await given('PUT /fallbacks?text=Ba')).toMatchObject([{ id: 2 }]);
    expect(await given('PATCH /fallbacks')).toEqual([{ id: 1 }, { id: 2, effort: 3 }]);
    expect((await send(parameters, 'DELETE /fallbacks?full=no')).body).toContain('data: "Buy milk"\n\n');
    const json = { 'content-type': 'application/json' };
    const idle = await send(
      parameters,
      'POST /fallbacks',
      json,
      '{"id":1,"name":"a","done":true,"effort":0}',
    );
    expect([idle.status, idle.body]).toEqual([200, 'null']);
  });
});
