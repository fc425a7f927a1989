import { describe, expect, test } from '@jest/globals';
import { defineRoutes, route } from '../../runtime/generated.ts';
import { type ErrorReply, HttpError } from '../../runtime/index.ts';
import { quietApp } from './support/quiet-app.ts';
import { send, value } from './support/raw.ts';
import { ways } from './support/ways.ts';

/** A route that fails with an error, and whose error handler gives this reply. */
const failing = (path: string, error: HttpError, reply: () => ErrorReply | Response) =>
  route(path, Object, { get: (_page, x) => x.fail(error) }, { errors: [{ http: reply }] });

const challenge = (status: number, name: string) =>
  new HttpError(status, 'no', { headers: { [name]: 'own' } });

const routes = defineRoutes([
  failing('/nothing', new HttpError(410, 'gone'), () => [undefined, 410]),
  failing('/no-text', new HttpError(410, 'gone'), () => [{ detail: 'gone' }, 204, { 'x-own': 'yes' }]),
  failing('/no-bytes', new HttpError(410, 'gone'), () => [new Blob(['gone']), 204]),
  failing(
    '/named',
    challenge(401, 'WWW-Authenticate'),
    () => new Response('no', { status: 401, statusText: 'By Hand' }),
  ),
  failing(
    '/chosen',
    challenge(401, 'WWW-Authenticate'),
    () => new Response('no', { status: 401, headers: { 'www-authenticate': 'chosen' } }),
  ),
  failing('/demanded/401', challenge(401, 'WWW-Authenticate'), () => ['no', 401]),
  failing('/demanded/405', challenge(405, 'Allow'), () => ['no', 405]),
  failing('/demanded/407', challenge(407, 'Proxy-Authenticate'), () => ['no', 407]),
  failing('/demanded/426', challenge(426, 'Upgrade'), () => ['no', 426]),
]);

describe.each(ways)('what an error handler answers $name', (way) => {
  const server = quietApp(way, routes);

  test('has no content type where it has no body', async () => {
    const { body, headers, status } = await send(server.port, 'GET /nothing');
    expect([status, body, value(headers, 'content-type')]).toEqual([410, '', undefined]);
  });

  test('is no text where its status allows none', async () => {
    const { body, headers, status } = await send(server.port, 'GET /no-text');
    expect([status, body, value(headers, 'x-own')]).toEqual([204, '', 'yes']);
    for (const name of ['content-type', 'content-length']) expect(value(headers, name)).toBeUndefined();
  });

  test('is no bytes where its status allows none', async () => {
    expect(await send(server.port, 'GET /no-bytes')).toMatchObject({ status: 204, body: '' });
  });

  test.each([
    [401, 'www-authenticate'],
    [405, 'allow'],
    [407, 'proxy-authenticate'],
    [426, 'upgrade'],
  ])('has the header that HTTP demands of a %d', async (status, name) => {
    const answer = await send(server.port, `GET /demanded/${status}`);
    expect([answer.status, value(answer.headers, name)]).toEqual([status, 'own']);
  });

  test('keeps a header of its own that HTTP demands', async () => {
    const { headers } = await send(server.port, 'GET /chosen');
    expect(value(headers, 'www-authenticate')).toBe('chosen');
  });

  test('keeps its reason phrase beside such a header', async () => {
    const { headers, statusText } = await fetch(`http://127.0.0.1:${server.port}/named`);
    expect([statusText, headers.get('www-authenticate')]).toEqual(['By Hand', 'own']);
  });
});
