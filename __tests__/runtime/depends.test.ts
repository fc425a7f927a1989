import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Override } from 'routeclass';
import {
  eventually,
  gates,
  type Lifetimes,
  log,
  resources,
  startLifetimes,
  ways,
} from './support/lifetimes.ts';

const json = ['Content-Type: application/json'];
const urlencoded = ['Content-Type: application/x-www-form-urlencoded'];

/** Kind and place of each entry of a refusal. */
function faults(body: string): string[] {
  const { detail } = JSON.parse(body) as { detail: { type: string; loc: (string | number)[] }[] };
  return detail.map(({ loc, type }) => `${type} ${loc.join('.')}`);
}

describe.each(ways)('dependencies, $name', (way) => {
  let server: Lifetimes;
  beforeAll(async () => {
    server = await startLifetimes(way);
  });
  afterAll(() => server.running.close());
  beforeEach(() => {
    log.length = 0;
    server.reported.length = 0;
  });

  const made = ['first', 'second', 'third'];
  const released = ['third released', 'second released', 'first goes on', 'first released'];

  test('each is called once a request, in order, and released in reverse after the answer', async () => {
    gates.release.close();
    const { body, status } = await server.send('GET /chain?n=2');
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { three: ['first', 'first second'], one: 'first', n: 2 },
    ]);
    // `second` still waits: the answer did not.
    await eventually(() => expect(log).toEqual([...made, 'handler', 'third released']));
    gates.release.open();
    await eventually(() => expect(log).toEqual([...made, 'handler', ...released]));
    expect(server.reported).toEqual([]);
  });

  test.each([
    ['http', 418, 'As you wish'],
    ['any', 500, 'Internal Server Error'],
  ])(
    'what the handler throws (%s) reaches the generators, and changes no answer',
    async (fail, status, detail) => {
      const answer = await server.send(`GET /chain?fail=${fail}`);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([status, { detail }]);
      const message = fail === 'any' ? 'any' : detail;
      const heard = [
        'third released',
        `second swallows ${message}`,
        'second released',
        `first hears ${message}`,
      ];
      await eventually(() => expect(log).toEqual([...made, 'handler', ...heard, 'first released']));
      expect(server.reported).toEqual(fail === 'any' ? ['any'] : []);
    },
  );

  test('what a later dependency throws, too', async () => {
    const { status } = await server.send('PUT /chain');
    expect(status).toBe(500);
    const heard = ['third released', 'second swallows failing', 'second released', 'first hears failing'];
    await eventually(() => expect(log).toEqual([...made, ...heard, 'first released']));
    expect(server.reported).toEqual(['failing']);
  });

  test('a refusal of what the request itself sends, too', async () => {
    const { body, status } = await server.send('GET /chain?n=x&fail=y');
    expect([status, faults(body)]).toEqual([422, ['literal_error query.fail', 'int_parsing query.n']]);
    const reason = 'The request is invalid';
    const heard = ['third released', `second swallows ${reason}`, 'second released', `first hears ${reason}`];
    await eventually(() => expect(log).toEqual([...made, ...heard, 'first released']));
    expect(server.reported).toEqual([]);
  });

  test('synchronous ones, with and without a body', async () => {
    const end = ['lock released', 'first goes on', 'first released'];
    expect((await server.send('GET /sync')).body).toBe('{"one":"first","isLocked":true}');
    await eventually(() => expect(log).toEqual(['first', 'lock', 'handler', ...end]));

    log.length = 0;
    const { body } = await server.send('POST /sync', json, '{"amount":2}');
    expect(body).toBe('{"one":"first","isLocked":true,"amount":2}');
    const backwards = ['first goes on', 'first released', 'lock released'];
    await eventually(() => expect(log).toEqual(['lock', 'first', 'handler', ...backwards]));

    log.length = 0;
    expect((await server.send('POST /sync', json, '{"amount":-1}')).status).toBe(500);
    const heard = ['first hears negative', 'first released', 'lock released'];
    await eventually(() => expect(log).toEqual(['lock', 'first', 'handler', ...heard]));
  });

  test.each([
    ['{"amount":', 422, 'The text ends too early'],
    ['{"amount":"x"}', 422, 'The request is invalid'],
    [`{"amount":"${'x'.repeat(1_100_000)}"}`, 413, 'The body is too large'],
  ])('a body that cannot be read reaches them: %#', async (sent, status, reason) => {
    expect((await server.send('POST /sync', json, sent)).status).toBe(status);
    const heard = [`first hears ${reason}`, 'first released', 'lock released'];
    await eventually(() => expect(log).toEqual(['lock', 'first', ...heard]));
    expect(server.reported).toEqual([]);
  });

  test('a generator that yields twice, or nothing', async () => {
    expect((await server.send('PUT /faulty')).body).toBe('1');
    await eventually(() => expect(log).toEqual(['lock', 'twice released', 'lock released']));
    expect(server.reported).toEqual(["The dependency 'twice' yields more than once"]);

    log.length = 0;
    expect((await server.send('PATCH /faulty')).status).toBe(500);
    await eventually(() => expect(log).toEqual(['lock', 'lock released']));
    expect(server.reported.slice(1)).toEqual(["The dependency 'nothing' yields nothing"]);
  });

  test('what goes wrong in a release is reported, and the others are released', async () => {
    expect((await server.send('GET /faulty')).body).toBe('3');
    await eventually(() => expect(log).toEqual(['lock', 'lock released']));
    expect(server.reported).toEqual(['rude release', 'bad release']);
  });

  test('one whose own parameters are invalid is not called, nor what needs it; all faults are reported at once', async () => {
    const answer = await server.send('GET /checks?level=x&own=y', ['X-Id: 0', 'Cookie: theme=blue']);
    expect([answer.status, faults(answer.body)]).toEqual([
      422,
      [
        'int_parsing query.level',
        'int_parsing query.own',
        'greater_than_equal header.x-id',
        'literal_error cookie.theme',
      ],
    ]);
    expect(log).toEqual(['free', 'guard']);

    log.length = 0;
    const valid = await server.send('GET /checks?level=4&own=5', ['X-Id: 6']);
    expect(JSON.parse(valid.body)).toEqual({ height: 10, own: 5, level: 4 });
    expect(log).toEqual(['checked', 'free', 'above', 'guard', 'handler']);

    const both = await server.send('POST /checks?level=x', [...json, 'X-Id: 1'], '{"title":""}');
    expect(faults(both.body)).toEqual(['int_parsing query.level', 'string_too_short body.title']);
  });

  test('what one throws comes before any 422', async () => {
    const { body, status } = await server.send('GET /checks?level=x', ['X-Role: none']);
    expect([status, JSON.parse(body)]).toEqual([403, { detail: 'Not you' }]);
    expect(log).toEqual(['free', 'guard']);
  });

  test('one may read the body or the form', async () => {
    expect((await server.send('POST /body?own=1', json, '{"title":"a"}')).body).toBe('{"title":"a","own":1}');
    expect(log).toEqual(['guard', 'draft', 'handler']);
    const refused = await server.send('POST /body?own=x', json, '{"title":""}');
    expect(faults(refused.body)).toEqual(['int_parsing query.own', 'string_too_short body.title']);
    expect(faults((await server.send('POST /body?own=1')).body)).toEqual(['missing body']);
    // Before anybody reads the body.
    const unwanted = [...json, 'X-Role: none'];
    expect((await server.send('POST /body?own=x', unwanted, '{"title":')).status).toBe(403);

    log.length = 0;
    expect((await server.send('POST /form', urlencoded, 'title=abc')).body).toBe(
      '{"title":"abc","size":null}',
    );
    await eventually(() => expect(log).toEqual(['text', 'handler', 'text released']));
    expect(faults((await server.send('POST /form', urlencoded, 'title=a')).body)).toEqual([
      'string_too_short body.title',
    ]);
  });

  test('one may take the event, and a Response is sent before they are released', async () => {
    expect((await server.send('GET /event', ['User-Agent: me'])).body).toBe('metrue');
    await eventually(() => expect(log).toEqual(['lock', 'lock released']));
  });

  test('middleware goes before them', async () => {
    expect((await server.send('GET /guarded')).body).toBe('"come in"');
    expect((await server.send('GET /guarded', ['X-Role: none'])).status).toBe(403);
    expect(log).toEqual(['middleware', 'guard', 'handler', 'middleware', 'guard']);
  });

  test('HEAD is answered as GET is', async () => {
    expect((await server.send('HEAD /sync')).status).toBe(200);
    await eventually(() => expect(log).toContain('lock released'));
  });

  test.each([
    ['GET /slow HTTP/1.1', 'Host: test', '', ''],
    ['PUT /slow HTTP/1.1', 'Host: test', 'Content-Type: application/json', 'Content-Length: 1', '', '1'],
  ])('a client that goes away: they are released when the handler has ended: %s', async (...lines) => {
    gates.handler.close();
    const socket = connect(server.running.port, '127.0.0.1');
    socket.write(lines.join('\r\n'));
    await eventually(() => expect(log).toEqual(['lock', 'handler']));
    socket.destroy();
    await pause(50);
    expect(log).toEqual(['lock', 'handler']);
    gates.handler.open();
    await eventually(() => expect(log).toEqual(['lock', 'handler', 'handler has it: true', 'lock released']));
    expect(server.reported).toEqual([]);
  });

  test('a client that goes away with its body half sent', async () => {
    const socket = connect(server.running.port, '127.0.0.1');
    socket.write(
      'POST /slow HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"a"',
    );
    await eventually(() => expect(log).toEqual(['lock', 'first', 'second']));
    socket.destroy();
    const reason = 'The body could not be read to its end';
    const heard = [`second swallows ${reason}`, 'second released', `first hears ${reason}`, 'first released'];
    await eventually(() => expect(log).toEqual(['lock', 'first', 'second', ...heard, 'lock released']));
    expect(server.reported).toEqual([]);
  });

  test('a client that leaves before its body is read', async () => {
    gates.handler.close();
    const waiting: Override = [resources.second, () => gates.handler.promise.then(() => 'second')];
    const { reported, running } = await startLifetimes(way, [waiting]);
    const socket = connect(running.port, '127.0.0.1');
    socket.write(
      'POST /slow HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n1',
    );
    try {
      await eventually(() => expect(log).toEqual(['lock']));
      socket.destroy();
      await pause(50);
      gates.handler.open();
      await eventually(() => expect(log).toEqual(['lock', 'lock released']));
      expect(reported).toEqual([]);
    } finally {
      await running.close();
    }
  });

  test('a client that goes away while the handler has the body: each waits for the release of the one behind it', async () => {
    gates.handler.close();
    gates.release.close();
    const socket = connect(server.running.port, '127.0.0.1');
    socket.write(
      'PATCH /slow HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n1',
    );
    const made = ['lock', 'first', 'second', 'handler'];
    await eventually(() => expect(log).toEqual(made));
    socket.destroy();
    await pause(50);
    gates.handler.open();
    await pause(50);
    expect(log).toEqual(made);
    gates.release.open();
    const released = ['second released', 'first goes on', 'first released', 'lock released'];
    await eventually(() => expect(log).toEqual([...made, ...released]));
  });

  test.each(['GET /sync', 'GET /chain?n=2'])(
    'a client that goes away while its answer waits behind an earlier one: %s',
    async (line) => {
      gates.handler.close();
      const socket = connect(server.running.port, '127.0.0.1');
      socket.write(`GET /slow HTTP/1.1\r\nHost: test\r\n\r\n${line} HTTP/1.1\r\nHost: test\r\n\r\n`);
      await eventually(() => expect(log.filter((one) => one === 'handler')).toHaveLength(2));
      socket.destroy();
      await eventually(() => expect(log).toContain('first released'));
      gates.handler.open();
      await eventually(() => expect(log.at(-1)).toBe('lock released'));
      expect(server.reported).toEqual([]);
    },
  );

  test('many on one connection that stays open', async () => {
    const socket = connect(server.running.port, '127.0.0.1');
    for (let i = 0; i < 20; i++) socket.write('GET /sync HTTP/1.1\r\nHost: test\r\n\r\n');
    await eventually(() => expect(log.filter((one) => one === 'lock released')).toHaveLength(20));
    socket.destroy();
  });
});
