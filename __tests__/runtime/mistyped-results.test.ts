import { afterEach, describe, expect, test } from '@jest/globals';
import {
  defineRoutes,
  type Exchange,
  route,
  unmatchedObject,
  viaH3,
  writeUnknown,
} from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

/** A class as undici and other packages have one. */
const foreign = { Response: class {} };

const results: [name: string, result: unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['a string', 'text'],
  ['an object of Object', {}],
  ['an object of Response', new foreign.Response()],
];

const declared: { [name: string]: (x: Exchange, result: never) => void | Promise<void> } = {
  'a Response of the global class': (x, result) => x.respond(result),
  'an async generator': (x, result) => x.stream(200, result, String),
  'a ReadableStream or a Blob': (x, result) => x.pass(200, result),
};

describe.each(ways)('a result that its type has been cast to $name', (way) => {
  let server: Running;
  afterEach(() => server.close());

  test.each(Object.entries(declared))('is told of: %s', async (type, answer) => {
    const reported: string[] = [];
    const routes = results.map(([name, result]) =>
      route(`/${name}`, Object, { get: viaH3((_page, x) => answer(x, result as never)) }),
    );
    const onError = (error: unknown) => void reported.push((error as Error).message);
    server = await way.start(createApp(defineRoutes(routes), { onError }));
    const statuses: number[] = [];
    for (const [name] of results)
      statuses.push((await send(server.port, `GET /${encodeURIComponent(name)}`)).status);
    expect(statuses).toEqual(results.map(() => 500));
    expect(reported).toEqual(
      results.map(([name]) => `A handler returned ${name} where its type declares ${type}`),
    );
  });
});

test('a value that JSON does not have is told of as such, also within a union', () => {
  const member = { fields: ['any'], write: (value: { any: unknown }) => writeUnknown(value.any) };
  const cause = expect.objectContaining({
    message: 'A handler returned a bigint where its type declares a JSON value',
  });
  expect(() => unmatchedObject({ any: 1n }, [member])).toThrow(expect.objectContaining({ cause }));
});
