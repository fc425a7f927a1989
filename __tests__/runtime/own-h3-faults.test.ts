import { afterEach, describe, expect, test } from '@jest/globals';
import { type H3, HTTPError } from 'h3';
import { fromNodeHandler } from 'h3/node';
import { defineRoutes } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { firstLines, printedErrors } from './support/printed.ts';
import { query } from './support/query.ts';
import { send, value } from './support/raw.ts';
import { type Running, ways } from './support/ways.ts';

let server: Running;
const printed = printedErrors();
afterEach(() => server.close());

const status0 = 'A Response of status 0, a network error, cannot be sent';
const gone =
  'A Response whose body has been read cannot be sent: read a copy, `response.clone()`, and make one for each answer';

function read(): Response {
  const response = new Response('read');
  void response.text();
  return response;
}

function locked(): Response {
  const response = new Response('locked');
  response.body!.getReader();
  return response;
}

describe.each(ways)("what goes wrong in the user's own h3 $name", (way) => {
  /** The answer of `/own`, which must carry the headers of the policy as all do. */
  async function answered(extend: (app: H3) => void): Promise<[status: number, body: unknown]> {
    const app = createApp(defineRoutes([]), { cors: true, requestId: true });
    extend(app);
    server = await way.start(app);
    const { body, headers, processTime, status } = await send(server.port, 'GET /own', [
      'X-Request-Id: r-1',
      'Origin: https://a.example',
    ]);
    expect(headers).toEqual(expect.arrayContaining(['x-request-id: r-1', 'access-control-allow-origin: *']));
    expect(processTime).toMatch(/^\d/);
    return [status, JSON.parse(body)];
  }

  function expectReports(...errors: readonly string[]): void {
    expect(firstLines(printed)).toEqual(errors.map((error) => `GET /own [r-1]: ${error}`));
  }

  const plain = [500, { detail: 'Internal Server Error' }];

  test.each([
    ['an error, of a route', (app: H3) => app.get('/own', () => Response.error()), status0],
    ['an error, of a middleware', (app: H3) => app.use('/own', () => Response.error()), status0],
    ['read, of a route', (app: H3) => app.get('/own', read), gone],
    ['read, of an async route', (app: H3) => app.get('/own', async () => read()), gone],
    ['read, of a route that answers with a query', (app: H3) => app.get('/own', () => query(read)), gone],
    ['read, of a middleware', (app: H3) => app.use('/own', read), gone],
    ['locked, of a route', (app: H3) => app.get('/own', locked), gone],
  ])('a Response that cannot be sent: %s', async (_what, extend, reason) => {
    expect(await answered(extend)).toEqual(plain);
    expectReports(`ContractError: ${reason}`);
  });

  test('an error of a node listener is reported unwrapped', async () => {
    const listen = fromNodeHandler(() => {
      throw new Error('of a listener');
    });
    expect(await answered((app) => app.get('/own', listen))).toEqual(plain);
    expectReports('Error: of a listener');
  });

  describe('an onError hook', () => {
    const failing = (onError: NonNullable<H3['config']['onError']>) => (app: H3) => {
      app.get('/own', () => {
        throw new Error('of a route');
      });
      app.config.onError = onError;
    };

    test('that answers has the last word', async () => {
      expect(await answered(failing(({ cause }) => ({ hook: String(cause) })))).toEqual([
        200,
        { hook: 'Error: of a route' },
      ]);
      expectReports();
    });

    test('that looks on alone leaves the answer to the app', async () => {
      expect(await answered(failing(() => {}))).toEqual(plain);
      expectReports('Error: of a route');
    });

    test.each([
      ['as h3 gives it', (error: Error) => error],
      ['as it was thrown', (error: Error) => error.cause],
    ])('that throws the same again, %s, as well', async (_how, pick) => {
      const rethrow = (error: Error) => {
        throw pick(error);
      };
      expect(await answered(failing(rethrow))).toEqual(plain);
      expectReports('Error: of a route');
    });

    test('may throw what is to be answered instead', async () => {
      const replace = async () => {
        throw new HTTPError({ status: 503, message: 'Come again' });
      };
      expect(await answered(failing(replace))).toEqual([503, { detail: 'Come again' }]);
      expectReports();
    });

    test('that fails hides neither error', async () => {
      const fail = () => {
        throw new Error('of the hook');
      };
      expect(await answered(failing(fail))).toEqual(plain);
      expectReports('Error: of a route', 'Error: of the hook');
    });

    test('that gives a Response which cannot be sent fails', async () => {
      expect(await answered(failing(read))).toEqual(plain);
      expectReports('Error: of a route', `ContractError: ${gone}`);
    });
  });

  test('an onResponse hook that fails is reported, and the answer is sent', async () => {
    const answer = await answered((app) => {
      app.get('/own', () => ({ own: true }));
      app.config.onResponse = async () => {
        throw new Error('of the hook');
      };
    });
    expect(answer).toEqual([200, { own: true }]);
    expectReports('Error: of the hook');
  });
});

test.each(ways)('the report of a fault names the request id that the answer carries $name', async (way) => {
  const ids: unknown[] = [];
  const app = createApp(defineRoutes([]), {
    requestId: true,
    onError: (_error, { requestId }) => ids.push(requestId),
  });
  app.get('/own', () => {
    throw new Error('of the app');
  });
  server = await way.start(app);
  const { headers } = await send(server.port, 'GET /own');
  expect(ids).toEqual([value(headers, 'x-request-id')]);
});
