import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { createApp } from 'routeclass';
import { toNodeHandler } from 'routeclass/node';
import { sampleApp } from '../compiler/support/sample-app.ts';
import { listening } from '../runtime/support/listening.ts';
import { waysOf } from '../runtime/support/ways.ts';
import { createClient, UnreadableAnswer, unwrap } from '../samples/client/expected/client.ts';

type App = ReturnType<typeof createApp>;
const servers: { close(): unknown }[] = [];
afterAll(() => Promise.all(servers.map((one) => one.close())));

async function listen(server: Server): Promise<string> {
  servers.push({ close: () => server.close().closeAllConnections() });
  return `http://127.0.0.1:${await listening(server)}`;
}

/** A server that answers everything alike. */
const always = (status: number, type: string, body: string) =>
  listen(
    createServer((_request, response) => response.writeHead(status, { 'content-type': type }).end(body)),
  );

describe.each(waysOf(toNodeHandler))('the app of a sample, $name', ({ start }) => {
  let app: App;
  let baseUrl: string;
  beforeAll(async () => {
    app = await sampleApp('client', { onError: () => {} });
    const running = await start(app);
    servers.push(running);
    baseUrl = `http://127.0.0.1:${running.port}`;
  });
  const client = () => createClient({ baseUrl });

  test('data, nothing, and statuses that differ', async () => {
    const draft = { title: 'One', owner: { id: 1, name: 'Ada' } };
    expect(await client().postOrders({ body: draft })).toMatchObject({
      status: 201,
      data: { ...draft, tags: ['new'] },
    });
    expect(await client().postOrders({ body: { ...draft, title: '' } })).toMatchObject({
      ok: false,
      status: 409,
      error: { reason: 'empty' },
    });
    const paint = { color: 'red', amounts: [1, 2, 'x'] } as const;
    const empty = await client().putOrders({ body: paint });
    expect([empty.status, unwrap(empty)]).toEqual([204, undefined]);
    expect(await client().delete()).toMatchObject({ ok: true, status: 202, data: undefined });
    expect(unwrap(await client().deleteOrders())).toBe(null);
    expect(unwrap(await client().deleteOrders({ body: { mail: 'a@b.c' } }))).toEqual({ mail: 'a@b.c' });
    expect(unwrap(await client().patchOrders({ query: { dry: true }, body: null }))).toEqual({ leaf: '' });
    expect(unwrap(await client().getAB())).toBe('*/ `${`');
    expect(await client().putAB()).toMatchObject({ ok: true, status: 205, data: undefined });
    expect(unwrap(await client().oddThingsList({ body: { kind: 'ping' } }))).toEqual({ kind: 'ping' });
    expect(await client().then2()).toMatchObject({ status: 204 });
    for (const body of [{ a: 1 }, null, 0, ''])
      expect(await client().new({ body })).toMatchObject({ status: 204 });
    expect(await client().new()).toMatchObject({ status: 204 });
  });

  test('a 500 has the status `other`, and its number in the response', async () => {
    const answer = await client().getOrdersById({ path: { id: 3 } });
    expect(answer).toMatchObject({ ok: false, status: 'other', error: { detail: 'Internal Server Error' } });
    expect(answer.response.status).toBe(500);
  });

  test('segments are encoded, and those that would lead elsewhere are refused', async () => {
    const body = { 'two words': 1, inner: [] };
    expect(unwrap(await client().putOrdersById({ path: { id: 'a/b ü?#%' }, body }))).toEqual(body);
    for (const id of ['', '.', '..'])
      await expect(client().putOrdersById({ path: { id }, body })).rejects.toThrow(TypeError);
    const answer = await client().getFilesByPath({ path: { path: 'a b/ü%/c' } });
    expect(await new Response(unwrap(answer)).text()).toBe('a b/ü%/c');
    await expect(client().getFilesByPath({ path: { path: 'a/../b' } })).rejects.toThrow(TypeError);
  });

  test('lists are refused that would arrive as others', async () => {
    const tagged = (tags: readonly string[]) =>
      client().getTexts({ cookies: { session: 's' }, headers: { 'x-tags': tags } });
    for (const tags of [[], ['a b'], ['', '']])
      expect(unwrap(await tagged(tags))).toMatchObject({ x_tags: tags });
    for (const tags of [['a,b'], [''], [' a'], ['a', 'b\t']])
      await expect(tagged(tags)).rejects.toThrow(TypeError);
  });

  test('a lone surrogate is refused wherever it stands', async () => {
    const sent = [
      client().putOrdersById({ path: { id: 'a\ud83d' }, body: { 'two words': 1, inner: [] } }),
      client().getTexts({ cookies: { session: '\ude00' } }),
      client().getTexts({ cookies: { session: 's' }, headers: { 'x-tags': ['a', '\ud83d'] } }),
      client().postForms({ form: { username: '\ud83d', codes: [1], remember: true } }),
      client().postAccess({ auth: { basic: { username: 'ada', password: '\ud83d' } } }),
      client().putForms({ form: { avatar: { content: new Blob(['1']), filename: 'a\ud83d.png' } } }),
    ];
    const refusal = new TypeError('A lone surrogate would arrive as another character');
    for (const one of sent) await expect(one).rejects.toThrow(refusal);
    const whole = { username: '😀', codes: [1], remember: true };
    expect(unwrap(await client().postForms({ form: whole }))).toEqual(whole);
  });

  test('forms with several files', async () => {
    const avatar = new File(['1'], 'a.png', { type: 'image/png' });
    const notes = [new Blob(['2']), { content: new Blob(['3']), filename: 'n.txt' }];
    const form = { avatar, notes, caption: 'c', labels: ['a', 'b'] };
    expect(unwrap(await client().putForms({ form }))).toEqual({
      ...form,
      avatar: 'a.png',
      notes: ['blob', 'n.txt'],
    });
    const nameless = [new File(['4'], ''), { content: new Blob(['5']), filename: '' }];
    expect(unwrap(await client().putForms({ form: { avatar, notes: nameless } }))).toMatchObject({
      notes: ['blob', 'blob'],
    });
    expect(unwrap(await client().putForms({ form: { avatar, caption: 'a\nb' } }))).toMatchObject({
      caption: 'a\r\nb',
    });
    const login = { username: 'a\nda', codes: [1, 2], remember: true };
    expect(unwrap(await client().postForms({ form: login }))).toEqual(login);
    // A form keeps its content type, whatever the client's default headers.
    const shared = createClient({ baseUrl, headers: { 'Content-Type': 'application/json' } });
    expect(unwrap(await shared.postForms({ form: login }))).toEqual(login);
    expect(unwrap(await shared.putForms({ form: { avatar } }))).toMatchObject({ avatar: 'a.png' });
  });

  test('forms that are left out', async () => {
    const none = { caption: 'none', sizes: null };
    expect(unwrap(await client().patchForms())).toEqual(none);
    expect(unwrap(await client().patchForms({ form: {} }))).toEqual(none);
    expect(unwrap(await client().deleteForms())).toBe(null);
    expect(unwrap(await client().deleteForms({ form: { proof: new File(['1'], 'p.png') } }))).toBe('p.png');
  });

  test('an empty list of a form is refused: it would arrive as none, or as the default', async () => {
    const avatar = new File(['1'], 'a.png');
    const login = { username: 'ada', codes: [], remember: true };
    const refusal = (name: string) => new TypeError(`An empty list '${name}' would arrive as none at all`);
    await expect(client().postForms({ form: login })).rejects.toThrow(refusal('codes'));
    await expect(client().putForms({ form: { avatar, labels: [] } })).rejects.toThrow(refusal('labels'));
    // An empty list of files is sent as no field.
    const answer = await client().putForms({ form: { avatar, notes: [], labels: undefined } });
    expect(unwrap(answer)).toMatchObject({ notes: [], labels: ['plain'] });
  });

  test('credentials of the client and of a call', async () => {
    expect(await client().getAccess()).toMatchObject({
      ok: false,
      status: 401,
      error: { detail: expect.any(String) },
    });
    let asked = 0;
    const auth = { bearer: async () => `t${++asked}`, apiKeys: { 'X-Key': 'k', 'Other-Key': () => 'o' } };
    const known = createClient({ baseUrl, auth });
    expect(unwrap(await known.getAccess())).toEqual({ token: 't1' });
    expect(unwrap(await known.getAccess({ auth: { bearer: 'own' } }))).toEqual({ token: 'own' });
    expect(unwrap(await known.postAccess())).toEqual({ token: 't2', login: null, key: 'k' });
    const login = { username: 'ada', password: 'grüße: ja' };
    expect(unwrap(await known.postAccess({ auth: { basic: login } }))).toEqual({
      token: null,
      login,
      key: 'k',
    });
    const torn = { username: 'a:b', password: 'c' };
    await expect(known.postAccess({ auth: { basic: torn } })).rejects.toThrow(TypeError);
    expect(unwrap(await known.putAccess())).toEqual({ key: 'k', other: 'o' });
  });

  test('errors in the shape of each mode', async () => {
    const auth = { auth: { bearer: 't' } };
    const body = 'x' as unknown as number;
    const own = await client().postErrorsOwn({ body }, auth);
    expect([own.status, own.ok || own.error]).toEqual([400, { wrong: 'all of it' }]);
    const problem = await client().postErrorsProblems({ body }, auth);
    if (problem.status !== 422) throw new Error(`status ${problem.status}`);
    expect(problem.error.errors.map(({ loc }) => loc)).toEqual([['body']]);
    const unknown = await client().postErrorsProblems({ body: 1 });
    if (unknown.status !== 401) throw new Error(`status ${unknown.status}`);
    expect(unknown.error).toMatchObject({ status: 401, instance: '/errors/problems' });
    const detailed = await client().postErrorsDetailed({ body: 1 });
    if (detailed.status !== 401) throw new Error(`status ${detailed.status}`);
    expect(detailed.error).toMatchObject({ status_code: 401, method: 'POST' });
  });

  test('streams are read item by item, as events and as lines', async () => {
    const expected = [0, 1, 2].map((count) => ({ at: '1970-01-01T00:00:00.000Z', count }));
    for (const accept of ['*/*', 'application/x-ndjson']) {
      const answer = await client().getStreams({ query: { count: 3 } }, { headers: { accept } });
      const found = [];
      for await (const tick of unwrap(answer)) found.push(tick);
      expect(found).toEqual(expected);
      expect(answer.response.bodyUsed).toBe(true);
    }
    expect(await client().getStreams({ query: { count: 1.5 } })).toMatchObject({ status: 422 });
  });

  test('the answers of one status are distinguished by their media types', async () => {
    const post = async (kind: 'bytes' | 'items' | 'json') =>
      unwrap(await client().postStreams({ query: { kind } }));
    expect(await post('json')).toEqual({ count: 1 });
    const bytes = await post('bytes');
    expect(await new Response(bytes as ReadableStream<Uint8Array<ArrayBuffer>>).text()).toBe('bytes');
    const items = [];
    for await (const one of (await post('items')) as AsyncIterable<unknown>) items.push(one);
    expect(items).toHaveLength(1);
  });

  test('a response of the handler’s own is left as it is', async () => {
    const raw = await client().getRaw({ query: { ready: false } });
    expect([raw.ok, raw.status]).toEqual([true, 'other']);
    expect(await raw.response.text()).toBe('not yet');
    expect(await client().getRaw({ query: { ready: true } })).toMatchObject({
      status: 200,
      data: { ready: true },
    });
    const accepted = await client().postRaw();
    expect([accepted.ok, accepted.response.status]).toEqual([true, 202]);
  });

  test('a redirect is the answer, and is not followed', async () => {
    const posted = await client().postMoved();
    expect([posted.ok, posted.status, posted.headers.get('location')]).toEqual([false, 303, '/a-b']);
    const got = await client().getMoved({ query: { here: false } });
    expect([got.status, got.headers.get('location')]).toEqual([307, '/a-b']);
    expect(unwrap(await client().getMoved({ query: { here: true } }))).toEqual({ here: true });
  });

  test('headers, cookies and odd names', async () => {
    const cookies = { session: 'a;b', seen: [1, 2] };
    const headers = { 'x-tags': ['a', 'b c'], 'x-trace': 't' };
    const query = { "it's": "it's" };
    const shared = createClient({ baseUrl, headers: async () => ({ 'X-Trace': 'lost', cookie: 'more=1' }) });
    expect(unwrap(await shared.getTexts({ cookies, headers, query }))).toEqual({
      session: 'a;b',
      seen: [1, 2],
      x_tags: ['a', 'b c'],
      trace: 't',
      odd: "it's",
    });
    expect(unwrap(await shared.getTexts({ cookies }, { headers: { 'x-trace': 'call' } }))).toMatchObject({
      trace: 'call',
    });
    const before = createClient({ baseUrl, headers: { cookie: 'session=lost; seen=3' } });
    expect(unwrap(await before.getTexts({ cookies: { session: 'own' } }))).toMatchObject({
      session: 'own',
      seen: [3],
    });
    // An undefined header is not sent, and does not remove a default one.
    const [some, none] = [{ 'x-trace': 'shared' }, { 'x-trace': undefined }];
    const traceOf = async (shared: typeof some | typeof none, own: typeof none) =>
      unwrap(await createClient({ baseUrl, headers: shared }).getTexts({ cookies }, { headers: own })).trace;
    expect(await traceOf(some, none)).toBe('shared');
    expect(await traceOf(none, none)).toBe('none');
    // The caller need not pass cookies, because a cookie store may send them. So only the service can find
    // them missing.
    expect(await client().getTexts()).toMatchObject({ status: 422 });
  });

  test('a content type of JSON stays as the caller gives it', async () => {
    const typeOf = async (type: string) => {
      const sent: (string | null)[] = [];
      const fetch = (request: Request) => {
        sent.push(request.headers.get('content-type'));
        return app.fetch(request);
      };
      const headers = { 'Content-Type': type };
      await createClient({ baseUrl, fetch, headers }).new({ body: 0 });
      return sent;
    };
    for (const type of ['application/merge-patch+json', 'Application/JSON; charset=utf-8'])
      expect(await typeOf(type)).toEqual([type]);
    for (const type of ['text/plain', 'application/jsonl', 'text/json'])
      expect(await typeOf(type)).toEqual(['application/json']);
  });

  test('a test needs no socket', async () => {
    const direct = createClient({ baseUrl: 'http://app.test', fetch: app.fetch });
    expect(unwrap(await direct.getAB())).toBe('*/ `${`');
    const controller = new AbortController();
    const { signal } = controller;
    const ticks = unwrap(await direct.getStreams({ query: { count: 1000 } }, { signal }));
    const read = async () => {
      for await (const _tick of ticks) controller.abort(new Error('enough'));
    };
    await expect(read()).rejects.toThrow('enough');
  });
});

describe('other addresses, malformed answers and servers in between', () => {
  test('an address with a prefix', async () => {
    const seen: string[] = [];
    const server = createServer((request, response) => {
      seen.push(String(request.url));
      response.writeHead(200, { 'content-type': 'application/json' }).end('"it"');
    });
    const address = await listen(server);
    for (const baseUrl of [`${address}/base`, `${address}/base/`, new URL(`${address}/base/`)])
      expect(unwrap(await createClient({ baseUrl }).getAB())).toBe('it');
    expect(seen).toEqual(['/base/a-b', '/base/a-b', '/base/a-b']);
  });

  test('malformed JSON is an error that shows it', async () => {
    const client = createClient({ baseUrl: await always(200, 'application/json', '{"half": ') });
    const error = await client.getAB().catch((error) => error);
    expect(error).toBeInstanceOf(UnreadableAnswer);
    expect(error.message).toBe('The service answered 200 with malformed JSON: {"half": ');
    expect(error.cause).toBeInstanceOf(SyntaxError);
    expect(error.response.status).toBe(200);
  });

  test('JSON of any media type that ends in `json`', async () => {
    for (const type of ['application/problem+json; charset=utf-8', 'model/gltf+json', 'text/json']) {
      const client = createClient({ baseUrl: await always(200, type, '"it"') });
      expect(unwrap(await client.getAB())).toBe('it');
    }
  });

  test('an answer of somebody else is none of the service', async () => {
    const portal = createClient({ baseUrl: await always(200, 'text/html; charset=utf-8', '<p>Log in</p>') });
    expect(await portal.getAB()).toMatchObject({ ok: false, status: 'other', error: '<p>Log in</p>' });
    const gateway = createClient({ baseUrl: await always(413, 'text/html', 'too large') });
    expect(await gateway.postOrders({ body: { title: '', owner: { id: 1, name: 'a' } } })).toMatchObject({
      status: 'other',
      error: 'too large',
    });
    const page = `<p>${'x'.repeat(100_000)}`;
    const proxy = createClient({ baseUrl: await always(502, 'text/html', page) });
    const answer = await proxy.getAB();
    expect(answer).toMatchObject({ status: 'other', error: page });
    expect(() => unwrap(answer)).toThrow(/^The service answered 502: "<p>x{450,480}…$/);
    const broken = createClient({ baseUrl: await always(502, 'application/json', '{') });
    expect(await broken.getAB()).toMatchObject({ status: 'other', error: '{' });
  });

  test('a network failure comes through untouched', async () => {
    const failure = new TypeError('fetch failed');
    const client = createClient({ baseUrl: 'http://app.test', fetch: () => Promise.reject(failure) });
    await expect(client.getAB()).rejects.toBe(failure);
  });
});

/** A server that sends events until its client leaves. */
async function endless() {
  let left: () => void = () => {};
  const gone = new Promise<void>((resolve) => {
    left = resolve;
  });
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let count = 0;
    const send = () =>
      response.write(`: a remark\r\nid: ${count}\r\ndata: {"at":"ü",\r\ndata: "count":${count++}}\r\n\r\n`);
    send();
    const timer = setInterval(send, 10);
    response.on('close', () => {
      clearInterval(timer);
      left();
    });
  });
  return { baseUrl: await listen(server), gone };
}

describe('a stream without an end', () => {
  test('leaving its loop closes the connection', async () => {
    const { baseUrl, gone } = await endless();
    const answer = await createClient({ baseUrl }).getStreams({ query: { count: 1 } });
    const counts = [];
    for await (const { at, count } of unwrap(answer)) {
      counts.push(`${at}${count}`);
      if (counts.length === 3) break;
    }
    expect(counts).toEqual(['ü0', 'ü1', 'ü2']);
    await gone;
  });

  test('a large item is looked through as it comes, and not again with every chunk', async () => {
    const original = String.prototype.split;
    const at = 'x'.repeat(8_000_000);
    const bytes = new TextEncoder().encode(`data: ${JSON.stringify({ at, count: 1 })}\n\n`);
    const chunks = Array.from({ length: 1000 }, (_, i) => bytes.subarray(i * 8_100, (i + 1) * 8_100));
    const headers = { 'content-type': 'text/event-stream' };
    const client = createClient({
      baseUrl: 'http://app.test',
      fetch: () => new Response(ReadableStream.from(chunks), { headers }),
    });
    let lookedThrough = 0;
    const split = jest.spyOn(String.prototype, 'split').mockImplementation(function (
      this: string,
      at: string,
    ) {
      lookedThrough += this.length;
      return Reflect.apply(original, this, [at]);
    } as typeof String.prototype.split);
    try {
      for await (const tick of unwrap(await client.getStreams({ query: { count: 1 } })))
        expect(tick.at).toBe(at);
    } finally {
      split.mockRestore();
    }
    // Looked through again with every chunk, it would be four thousand million characters.
    expect(lookedThrough).toBeLessThan(3 * bytes.length);
  });

  test('unread it is closed by its response', async () => {
    const { baseUrl, gone } = await endless();
    const answer = await createClient({ baseUrl }).getStreams({ query: { count: 1 } });
    await answer.response.body?.cancel();
    await gone;
  });

  test('a signal breaks it off', async () => {
    const { baseUrl, gone } = await endless();
    const controller = new AbortController();
    const answer = await createClient({ baseUrl }).getStreams(
      { query: { count: 1 } },
      { signal: controller.signal },
    );
    const read = async () => {
      for await (const _tick of unwrap(answer)) controller.abort(new Error('enough'));
    };
    await expect(read()).rejects.toThrow('enough');
    await gone;
  });

  test('one that is cut off throws, and its items until then have come', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.write('{"at":"x","count":1}\n{"at":', () => setTimeout(() => response.destroy(), 20));
    });
    const answer = await createClient({ baseUrl: await listen(server) }).getStreams({ query: { count: 1 } });
    const found: unknown[] = [];
    const read = async () => {
      for await (const tick of unwrap(answer)) found.push(tick);
    };
    await expect(read()).rejects.toThrow();
    expect(found).toEqual([{ at: 'x', count: 1 }]);
  });
});
