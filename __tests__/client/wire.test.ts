import { describe, expect, test } from '@jest/globals';
import { type ClientOptions, createClient, unwrap } from '../samples/client/expected/client.ts';

type Content = ConstructorParameters<typeof Response>[0];

/** A client whose requests are collected, and answered by `answer`. */
function collecting(options: Partial<ClientOptions> = {}, answer = () => new Response(null)) {
  const requests: Request[] = [];
  const fetch = (request: Request) => {
    requests.push(request);
    return answer();
  };
  return { client: createClient({ baseUrl: 'http://app.test', fetch, ...options }), requests };
}

const answering = (body: Content, type: string, status = 200) =>
  collecting({}, () => new Response(body, { status, headers: { 'content-type': type } })).client;

describe('what a client sends', () => {
  test.each([undefined, null as unknown as undefined])('no parameter that is %s', async (absent) => {
    const { client, requests } = collecting();
    await client.getTexts({
      query: { "it's": absent },
      headers: { 'x-tags': absent, 'X-Trace': absent },
      cookies: { session: absent, seen: absent },
    });
    expect([requests[0]!.url, [...requests[0]!.headers]]).toEqual(['http://app.test/texts', []]);
    await client.putForms({ form: { avatar: new Blob(['1']), notes: absent, caption: absent } });
    expect([...(await requests[1]!.formData()).keys()]).toEqual(['avatar']);
  });

  test('cookies of a call alone, and before those of the client', async () => {
    const cookies = { session: 's' };
    const [own, both] = [collecting(), collecting({ headers: { cookie: 'a=1' } })];
    for (const { client } of [own, both]) await client.getTexts({ cookies });
    expect(own.requests[0]!.headers.get('cookie')).toBe('session=s');
    expect(both.requests[0]!.headers.get('cookie')).toBe('session=s; a=1');
  });

  test('an empty list of a query as an empty text', async () => {
    const { client, requests } = collecting();
    await client.getOrders({ query: { sizes: [] } });
    await client.getOrders({ query: { sizes: [1, 3] } });
    const searches = requests.map(({ url }) => new URL(url).search);
    expect(searches).toEqual(['?sizes=', '?sizes=1&sizes=3']);
  });

  test('the headers that a function returns', async () => {
    const { client, requests } = collecting({ headers: async () => ({ 'x-shared': 'yes' }) });
    await client.getAB();
    expect(requests[0]!.headers.get('x-shared')).toBe('yes');
  });

  test('the credentials of a call, or those of the client', async () => {
    const { client, requests } = collecting({ credentials: 'include' });
    await client.getAB();
    await client.getAB({ credentials: 'omit' });
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'omit']);
  });

  test('either signal aborts', async () => {
    for (const which of [0, 1] as const) {
      const controllers = [new AbortController(), new AbortController()] as const;
      const [shared, own] = controllers.map(({ signal }) => signal);
      const { client, requests } = collecting({ signal: shared });
      await client.getAB({ signal: own });
      controllers[which].abort(new Error('enough'));
      expect(requests[0]!.signal.reason).toEqual(new Error('enough'));
    }
  });
});

describe('what a client reads', () => {
  const itemsOf = async (type: string, body: Content) => {
    const found = [];
    const answer = await answering(body, type).getStreams({ query: { count: 1 } });
    for await (const { count } of unwrap(answer)) found.push(count);
    return found;
  };

  test.each<[string, string | null, readonly number[]]>([
    ['a remark alone, such as a sign of life', ': alive\n\n: alive\n\ndata: {"count":1}\n\n', [1]],
    ['data before and after another field', 'data: {"count":\nid: 7\ndata: 1}\n\n', [1]],
    ['an event without its end', 'data: {"count":1}\n\ndata: {"count":2}\n', [1]],
    ['no body', null, []],
  ])('events: %s', async (_, body, counts) => {
    expect(await itemsOf('text/event-stream', body)).toEqual(counts);
  });

  test.each<[string, string, readonly number[]]>([
    ['a last line without its end', '{"count":1}\n{"count":2}', [1, 2]],
    ['empty lines', '{"count":1}\r\n\r\n{"count":2}\n\n', [1, 2]],
  ])('lines of JSON: %s', async (_, body, counts) => {
    expect(await itemsOf('application/x-ndjson', body)).toEqual(counts);
  });

  test('a character that is cut in two', async () => {
    const bytes = new TextEncoder().encode('{"count":"ü"}\n');
    const chunks = [bytes.subarray(0, 11), bytes.subarray(11)];
    expect(await itemsOf('application/x-ndjson', ReadableStream.from(chunks))).toEqual(['ü']);
  });

  test('a media type in any case, with a parameter', async () => {
    for (const type of ['Application/JSON', 'application/json ; charset=utf-8'])
      expect(unwrap(await answering('"it"', type).getAB())).toBe('it');
  });

  test('no JSON in a text, though it looks like it', async () => {
    expect(await answering('12', 'text/plain', 502).getAB()).toMatchObject({ status: 'other', error: '12' });
  });

  test('bytes of an answer without a body', async () => {
    const answer = await answering(null, 'image/png').getFilesByPath({ path: { path: 'a' } });
    expect(unwrap(answer)).toBeInstanceOf(ReadableStream);
    expect(await new Response(unwrap(answer)).text()).toBe('');
  });

  test('nothing of a body that is not documented, which is let go of', async () => {
    let cancelled = false;
    const body = new ReadableStream({
      cancel() {
        cancelled = true;
      },
    });
    expect(await answering(body, 'text/plain', 202).delete()).toMatchObject({ ok: true, data: undefined });
    expect(cancelled).toBe(true);
  });
});
