/** The answers for h3's own `HTTPError`, in each of the forms in which it is made. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HTTPError } from 'h3';
import { h3ErrorAsHttpError } from '../../runtime/errors/h3-error.ts';
import { defineRoutes, type Exchange, type RouteOptions, route, viaH3 } from '../../runtime/generated.ts';
import { createApp, detailedErrors, problemDetails } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

const cause = Object.assign(new Error('secret of the cause'), { statusText: 'secret of its own' });
const textless = Object.assign(new Error(''), { statusText: 'secret of its own' });

const forms: Record<string, [detail: string, make: () => HTTPError]> = {
  'a message': ['Sorry', () => new HTTPError('Sorry', { status: 503 })],
  'a message, with a cause': ['Sorry', () => new HTTPError('Sorry', { status: 503, cause })],
  'a message, and an error as details': ['Sorry', () => new HTTPError('Sorry', cause)],
  'a message among the details': ['Sorry', () => new HTTPError({ status: 503, message: 'Sorry', cause })],
  'a message that is the text of the cause': [
    'secret of the cause',
    () => new HTTPError({ status: 503, message: cause.message, cause }),
  ],
  'a message that may be the text of the cause': [
    'Service Unavailable',
    () => new HTTPError(cause.message, { status: 503, cause }),
  ],
  "a message that is h3's own": [
    'HTTPError 503',
    () => new HTTPError({ status: 503, message: 'HTTPError 503' }),
  ],
  'a status': ['Service Unavailable', () => new HTTPError({ status: 503 })],
  'a status, with a cause': ['Service Unavailable', () => new HTTPError({ status: 503, cause })],
  'a status, with a cause that has no text': [
    'Service Unavailable',
    () => new HTTPError({ status: 503, cause: textless }),
  ],
  'a status text': ['Overloaded', () => new HTTPError({ status: 503, statusText: 'Overloaded' })],
  'a status text, with a cause': [
    'Overloaded',
    () => new HTTPError({ status: 503, statusText: 'Overloaded', cause }),
  ],
  'a status text of old, with a cause': [
    'Overloaded',
    () => new HTTPError({ statusCode: 503, statusMessage: 'Overloaded', cause }),
  ],
  'an error as details': ['Internal Server Error', () => new HTTPError(cause)],
  'another of its kind as a cause': [
    'Service Unavailable',
    () => new HTTPError({ cause: new HTTPError({ status: 503, message: 'secret of the cause' }) }),
  ],
  '`status`': ['Service Unavailable', () => HTTPError.status(503)],
  '`status` with a text': ['Overloaded', () => HTTPError.status(503, 'Overloaded')],
  '`status` with a cause': ['Service Unavailable', () => HTTPError.status(503, undefined, { cause })],
  '`status` with a text and a cause': ['Overloaded', () => HTTPError.status(503, 'Overloaded', { cause })],
  '`status` with a message and a cause': [
    'Sorry',
    () => HTTPError.status(503, 'Overloaded', { message: 'Sorry', cause }),
  ],
};

const made = Object.entries(forms);
const get = (_page: object, x: Exchange) => {
  const [, [, make]] = made[Number(x.param(0))]!;
  throw make();
};
const modes: Record<string, RouteOptions> = {
  '/default': {},
  '/detailed': { errors: [detailedErrors()] },
  '/problem': { errors: [problemDetails()] },
};
const routes = defineRoutes(
  Object.entries(modes).flatMap(([prefix, options]) => [
    route(`${prefix}/{form}`, Object, { get }, options),
    route(`${prefix}/via/{form}`, Object, { get: viaH3(get) }, options),
  ]),
);

describe.each(ways)("h3's own error $name", (way) => {
  let server: Running;
  beforeAll(async () => {
    server = await way.start(createApp(routes));
  });
  afterAll(() => server.close());

  const paths = Object.keys(modes).flatMap((mode) => [mode, `${mode}/via`]);

  test.each(paths)('sends the given details, and nothing of the cause: %s', async (path) => {
    const details = made.map(async ([form], i) => {
      const { body } = await send(server.port, `GET ${path}/${i}`);
      return [form, JSON.parse(body).detail];
    });
    expect(await Promise.all(details)).toEqual(made.map(([form, [detail]]) => [form, detail]));
  });
});

const headers = { 'x-own': 'yes' };
const answered = Object.assign(new Error('Unavailable'), { headers: { 'x-secret': 'of the cause' } });

test.each([
  ['that it was given', headers, () => new HTTPError({ status: 503, headers })],
  ['that it was given beside a cause', headers, () => new HTTPError({ headers, cause: answered })],
  ['and not those of its cause', {}, () => new HTTPError('Sorry', { status: 503, cause: answered })],
  ['and not those of an error as details', {}, () => new HTTPError(answered)],
])("h3's own error has the headers %s", (_which, expected, make) => {
  expect(h3ErrorAsHttpError(make())?.headers).toEqual(expected);
});

test("h3's own error is the cause of the one that handlers get, for their logs", () => {
  const error = new HTTPError('Sorry', { status: 503 });
  expect(h3ErrorAsHttpError(error)?.cause).toBe(error);
});

test("h3's own error that wraps an unexpected one is unexpected, too", () => {
  expect(h3ErrorAsHttpError(new HTTPError({ status: 503, unhandled: true }))).toBeUndefined();
});
