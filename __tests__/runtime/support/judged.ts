import {
  getRequestHost,
  H3Event,
  type HTTPResponse,
  isEvent,
  type Middleware,
  onDispose,
  toResponse,
} from 'h3';
import type { Exchange } from '../../../runtime/generated.ts';

/** Notes of the callbacks at the end of a request. */
export const log: string[] = [];

/** Middleware that changes an answer. The expected results are those of h3 itself. */
export const middleware: { readonly [name: string]: Middleware } = {
  nothing: () => {},
  header: (event) => void event.res.headers.set('X-Set', 'once'),
  'other type': (event) => void event.res.headers.set('content-type', 'application/problem+json'),
  cookies: (event) => {
    event.res.headers.append('set-cookie', 'a=1');
    event.res.headers.append('set-cookie', 'b=2');
  },
  'own time': (event) => void event.res.headers.set('x-process-time', '1'),
  status: (event) => void Object.assign(event.res, { status: 202 }),
  'status text': (event) => void Object.assign(event.res, { status: 202, statusText: 'So it is' }),
  'seen headers': async (_event, next) => {
    const answer = (await next()) as HTTPResponse;
    answer.headers.set('x-length', String(answer.headers.get('content-type')?.length));
    answer.headers.append('set-cookie', 'c=3');
    return answer;
  },
  'seen headers and response': async (event, next) => {
    event.res.headers.set('x-early', 'yes');
    const answer = (await next()) as HTTPResponse;
    answer.headers.delete('content-type');
    return answer;
  },
  'other body': async (_event, next) => Object.assign((await next()) as HTTPResponse, { body: 'é' }),
  'no body': async (_event, next) => Object.assign((await next()) as HTTPResponse, { body: null }),
  bytes: async (_event, next) =>
    Object.assign((await next()) as HTTPResponse, { body: Uint8Array.of(0xff, 0x00) }),
  'another answer': async (event, next) => {
    const answer = await toResponse(await next(), event);
    return { status: answer.status, text: await answer.text() };
  },
  text: () => 'a text',
  'a thenable': () => {
    const given = Promise.resolve({ from: 'a thenable' });
    // biome-ignore lint/suspicious/noThenProperty: as query builders are, which are no Promises
    return { then: given.then.bind(given) };
  },
  'what it tells of the event': (event) => {
    const { app, path, url } = event;
    // Other copies of h3 recognize an event by this brand.
    const isBranded = '__is_event__' in event.constructor;
    const isOne = event instanceof H3Event && isEvent(event) && isBranded && app !== undefined;
    const { pathname, search, searchParams } = url;
    const told = { isOne, path, pathname, search, query: [...searchParams], isSame: event.url === url };
    const isHost = url.host === getRequestHost(event) && event.req.url.startsWith(url.origin);
    event.res.headers.set('x-event', JSON.stringify({ ...told, isHost, isUrl: url instanceof URL }));
  },
  'another address': (event) => {
    const { pathname } = event.url;
    event.url = new URL('http://elsewhere/a?b=c');
    event.res.headers.set('x-event', `${pathname} ${event.path} ${event.url.href}`);
  },
  end: (event) => onDispose(event, () => void log.push('end')),
  'end and header': (event) => {
    onDispose(event, () => void log.push('end'));
    event.res.headers.set('x-set', 'once');
  },
};

export const operations = {
  get: (_page: object, x: Exchange) => x.reply(200, '"é"', { 'x-own': 'yes', 'set-cookie': ['own=1'] }),
  post: (_page: object, x: Exchange) => x.reply(201, '"e"'),
  put: (_page: object, x: Exchange) => x.empty(204),
  patch: (_page: object, x: Exchange) => x.empty(205),
  delete: () => {
    throw new Error('secret');
  },
};
