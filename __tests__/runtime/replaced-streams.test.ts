import { beforeEach, describe, expect, test } from '@jest/globals';
import { type H3, HTTPError, HTTPResponse, type Middleware, toResponse } from 'h3';
import { defineRoutes, type Exchange, route, viaH3 } from '../../runtime/generated.ts';
import { createApp } from '../../runtime/index.ts';
import { send } from './support/raw.ts';
import { until } from './support/streamed.ts';
import { ways } from './support/ways.ts';

let ends = 0;
let reported: string[] = [];
const readBefore: unknown = expect.stringContaining('A Response whose body has been read cannot be sent');
/** Calls of what waits for the end of the answer, as the releases of dependencies do. */
let sent = 0;
/** The errors that they are called with. */
let failures: unknown[] = [];

async function* items() {
  try {
    yield 1;
    yield 2;
  } finally {
    ends++;
  }
}

function bytes(): ReadableStream {
  let left = 2;
  return new ReadableStream(
    {
      pull: (controller) => {
        if (left > 0) controller.enqueue(new TextEncoder().encode(String(left)));
        else controller.close();
        left--;
      },
      cancel: () => {
        ends++;
      },
    },
    { highWaterMark: 0 },
  );
}

const streams: Record<string, (x: Exchange) => void | Promise<void>> = {
  items: (x) => x.stream(200, items(), String),
  bytes: (x) => x.pass(200, bytes()),
  response: (x) => x.respond(new Response(bytes())),
};

const replacing: Record<string, Middleware> = {
  'by a Response': async (_event, next) => {
    await next();
    return new Response('other');
  },
  'after it became a Response': async (_event, next) => {
    const { body } = (await next()) as Response;
    return new Response(body).ok && new Response('other');
  },
  'by a text': async (_event, next) => {
    await next();
    return 'other';
  },
  'by an error': async (_event, next) => {
    await next();
    throw new HTTPError({ status: 409, message: 'Afterwards' });
  },
  "by a Response, after h3's": async (event, next) => {
    await toResponse(await next(), event);
    return new Response('other');
  },
  "by an HTTPResponse, after h3's Response": async (event, next) => {
    await toResponse(await next(), event);
    return new HTTPResponse(new Response('other').body);
  },
  "by bytes, after h3's Response": async (event, next) => {
    await toResponse(await next(), event);
    return new Response('other').body;
  },
  "by a text, after h3's Response": async (event, next) => {
    await toResponse(await next(), event);
    return 'other';
  },
  "by an error, after h3's Response": async (event, next) => {
    await toResponse(await next(), event);
    throw new HTTPError({ status: 409, message: 'Afterwards' });
  },
};

const streamOf = (answer: unknown) => (answer as { readonly body: ReadableStream }).body;

const reading: Record<string, Middleware> = {
  'holds a reader of': async (event, next) => {
    const { body } = await toResponse(await next(), event);
    await body!.getReader().read();
    return undefined;
  },
  'has read a part of': async (_event, next) => {
    const answer = await next();
    const reader = streamOf(answer).getReader();
    await reader.read();
    reader.releaseLock();
    return answer;
  },
  'has read all of': async (_event, next) => {
    const answer = await next();
    for await (const _ of streamOf(answer));
    return answer;
  },
  'has cancelled': async (_event, next) => {
    const answer = await next();
    await streamOf(answer).cancel();
    return streamOf(answer);
  },
};

const bodyAlone: Middleware = async (_event, next) => ((await next()) as Response).body;

/** An app whose streams are inside a middleware: that of their routes, or the app's own around all routes. */
function appWith(middleware: Middleware, isOwn: boolean): H3 {
  const routes = defineRoutes(
    Object.entries(streams).map(([name, use]) =>
      route(
        `/${name}`,
        Object,
        {
          get: viaH3((_page, x) => {
            x.whenSent((failed) => {
              sent++;
              if (failed !== undefined) failures.push(failed.error);
            });
            return use(x);
          }),
        },
        isOwn ? undefined : { middleware: [middleware] },
      ),
    ),
  );
  const app = createApp(routes, { onError: (error) => void reported.push((error as Error).message) });
  return isOwn ? app.use(middleware) : app;
}

const askers = [
  { name: 'without a server', ask: async (app: H3, path: string) => (await app.request(path)).text() },
  ...ways.map((way) => ({
    name: way.name,
    ask: async (app: H3, path: string) => {
      const server = await way.start(app);
      const answer = await send(server.port, `GET ${path}`);
      await server.close();
      return answer.body;
    },
  })),
];

const placed = [false, true].flatMap((isOwn) => Object.keys(streams).map((kind) => [kind, isOwn] as const));

beforeEach(() => {
  ends = 0;
  sent = 0;
  failures = [];
  reported = [];
});

describe.each(askers)('a stream inside a middleware $name', ({ ask }) => {
  const cases = Object.keys(replacing).flatMap((how) => placed.map((place) => [how, ...place] as const));
  test.each(cases)('is ended once it is replaced %s: %s, around all routes: %s', async (how, kind, isOwn) => {
    expect(await ask(appWith(replacing[how]!, isOwn), `/${kind}`)).toMatch(/other|Afterwards/);
    await until(() => ends === 1 && sent === 1);
  });

  describe.each(Object.keys(reading))('is a fault where the middleware %s it', (how) => {
    test.each(placed)('%s, around all routes: %s', async (kind, isOwn) => {
      const answer = await ask(appWith(reading[how]!, isOwn), `/${kind}`);
      expect(answer).toBe('{"detail":"Internal Server Error"}');
      expect(reported).toEqual([readBefore]);
      await until(() => sent === 1);
    });
  });

  test.each(placed)('may be answered as its body alone: %s, around all routes: %s', async (kind, isOwn) => {
    const expected = kind === 'items' ? 'data: 1\n\ndata: 2\n\n' : '21';
    expect(await ask(appWith(bodyAlone, isOwn), `/${kind}`)).toBe(expected);
  });
});

test.each(placed)(
  'without a server, h3 reads the Response that a middleware makes and drops, and the stream is ended: %s, around all routes: %s',
  async (kind, isOwn) => {
    const dropping: Middleware = async (event, next) => {
      await toResponse(await next(), event);
      return undefined;
    };
    const answer = await appWith(dropping, isOwn).request(`/${kind}`);
    expect([answer.status, await answer.text()]).toEqual([500, '{"detail":"Internal Server Error"}']);
    expect(reported).toEqual([readBefore]);
    await until(() => ends === 1 && sent === 1);
  },
);

describe('without a server, what is sent in place of a stream ends the answer', () => {
  const replacedBy = (stream: ReadableStream, kind: string, isOwn: boolean) => {
    const middleware: Middleware = async (event, next) => {
      await toResponse(await next(), event);
      return stream;
    };
    return appWith(middleware, isOwn).request(`/${kind}`);
  };
  const isEnded = () => ends === 1 && sent === 1;

  test.each(placed)('where it fails: %s, around all routes: %s', async (kind, isOwn) => {
    const failing = new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) });
    const answer = await replacedBy(failing, kind, isOwn);
    await expect(answer.text()).rejects.toThrow('cut off');
    await until(isEnded);
    expect(reported).toEqual(['cut off']);
  });

  test.each(placed)(
    "where it fails with another request's AbortError: %s, around all routes: %s",
    async (kind, isOwn) => {
      const error = new DOMException('of another request', 'AbortError');
      const failing = new ReadableStream({ pull: (controller) => controller.error(error) });
      const answer = await replacedBy(failing, kind, isOwn);
      await expect(answer.text()).rejects.toThrow('of another request');
      await until(isEnded);
      expect([failures, reported]).toEqual([[error], ['of another request']]);
    },
  );

  test.each(placed)('where its reader leaves: %s, around all routes: %s', async (kind, isOwn) => {
    const answer = await replacedBy(new ReadableStream(), kind, isOwn);
    await answer.body!.cancel();
    await until(isEnded);
    expect(reported).toEqual([]);
  });

  test.each(['items', 'bytes'])('where it fails and nothing waits for the end: %s', async (kind) => {
    const failing = new ReadableStream({ pull: (controller) => controller.error(new Error('cut off')) });
    const get = viaH3((_page, x) => streams[kind]!(x));
    const middleware: Middleware = async (_event, next) => {
      await next();
      return failing;
    };
    const routes = defineRoutes([route('/', Object, { get }, { middleware: [middleware] })]);
    const app = createApp(routes, { onError: (error) => void reported.push((error as Error).message) });
    await expect((await app.request('/')).text()).rejects.toThrow('cut off');
    await until(() => reported.length === 1);
  });
});
