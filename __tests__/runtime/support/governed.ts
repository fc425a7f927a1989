/** A table with error handlers and middleware, as the compiler writes it. */
import type { H3Event, Middleware } from 'h3';
import {
  defineRoutes,
  type Exchange,
  inBody,
  inPath,
  model,
  type ReplyHeaders,
  type RouteOptions,
  type RoutesOptions,
  required,
  route,
  string,
  text,
  toInt,
  viaH3,
  writeUnknown,
} from '../../../runtime/generated.ts';
import {
  detailedErrors,
  type ErrorHandlers,
  type ErrorReply,
  HttpError,
  problemDetails,
} from '../../../runtime/index.ts';
import { Failures } from './pages.ts';

class Any {
  get(value: unknown): unknown {
    return value;
  }
}

const explainId = () => [inPath(0, 'id', text.int({ gt: 0 }))];
const explainTitle = () => [inBody(required(model(() => ({ title: required(string({ maxLength: 3 })) }))))];

function getById(page: Any, x: Exchange) {
  const id = toInt(x.param(0));
  if (!(Number.isSafeInteger(id) && Number(id) > 0)) return x.refuse(explainId);
  return x.reply(200, writeUnknown(page.get(id)));
}

function postTitle(page: Any, x: Exchange) {
  return x.json((body) => {
    const { title } = (body ?? {}) as { title?: unknown };
    if (typeof title !== 'string' || title.length > 3) return x.refuse(explainTitle, body);
    return x.reply(200, writeUnknown(page.get(title)));
  });
}

function getFailure(page: Failures, x: Exchange) {
  return x.reply(200, writeUnknown(page.get(x.param(0))));
}

async function patchFailure(page: Failures, x: Exchange) {
  return x.reply(200, writeUnknown(await page.post()));
}

/** All routes below `prefix`: `/{id}`, `/fail/{kind}`, `/via/{id}` through h3. */
export function branch(prefix: string, options: RouteOptions) {
  return [
    route(`${prefix}/{id}`, Any, { get: getById, post: postTitle }, { ...options, limits: { body: 100 } }),
    route(`${prefix}/fail/{kind}`, Failures, { get: getFailure, patch: patchFailure }, options),
    route(`${prefix}/via/{id}`, Any, { get: viaH3(getById), post: viaH3(postTitle) }, options),
  ];
}

/** Answers that show the arguments of an error handler. All differ from the built-in answers. */
export const ownErrors: ErrorHandlers = {
  validation: ({ entries }, event) => [
    { refused: entries.map(({ type, loc, input }) => [type, loc, input]), at: event.url.pathname },
    418,
    { 'X-Own': 'yes' },
  ],
  http: async (error, event) => {
    await Promise.resolve();
    const text = `${error.status} ${error.detail} for ${event.req.method}, agent ${event.req.headers.get('x-agent')}`;
    return new Response(text, {
      status: error.status,
      headers: { ...single(error.headers), 'x-own': 'yes' },
    });
  },
};

function single(headers: ReplyHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** Texts with several content types, and a number with one that is not JSON. */
const texts: ErrorHandlers = {
  validation: ({ entries }) => [entries.length, 422, { 'content-type': 'text/plain' }],
  http: ({ status, detail }) => [
    `<h1>${detail} é</h1>`,
    status,
    { 'Content-Type': 'text/html; charset=utf-8' },
  ],
  unhandled: () => ['broken', 500, { 'content-type': 'application/vnd.fault+json' }],
};

/** Bytes with their own type, with a type from the headers, and without a type. */
const bytes: ErrorHandlers = {
  validation: () => [new Blob(['plain'], { type: 'text/plain' }), 422, { 'x-own': 'yes' }],
  http: ({ status }) => [new Blob(['a,b']), status, { 'Content-Type': 'text/csv' }],
  unhandled: () => [new Blob(['none']), 204],
};

const failing: ErrorHandlers = {
  validation: () => {
    throw new Error('secret of the handler');
  },
  http: async () => Promise.reject(new Error('secret of the handler')),
  unhandled: () => 'nonsense' as never,
};

/** An instance of a class, whose methods call each other. */
class Classy implements ErrorHandlers {
  http({ detail, status }: HttpError): ErrorReply {
    return [this.body(detail), status];
  }

  unhandled(): ErrorReply {
    return this.http(new HttpError(503, 'Sorry'));
  }

  private body(message: string) {
    return { message };
  }
}

/** Rethrows its errors. */
const rethrowing: ErrorHandlers = {
  http: (error) => {
    throw error;
  },
  unhandled: async (error) => Promise.reject(error),
};

/** Calls the built-in one that it replaces. */
const calling: ErrorHandlers = {
  unhandled: (error, event) => detailedErrors().unhandled(error, event),
};

/** Reads the body again, after the operation has read it. */
const reading: ErrorHandlers = {
  validation: async (_failure, event) => [{ body: await bodyOf(event) }, 422],
  http: async ({ status }, event) => [{ body: await bodyOf(event) }, status],
};

function bodyOf(event: H3Event): Promise<string> {
  return event.req.text().then(
    () => 'some',
    () => 'none',
  );
}

export const log: string[] = [];

/** Logs the requests and answers that pass through. */
export function noting(name: string): Middleware {
  return async (event, next) => {
    log.push(`${name} > ${event.req.method} ${event.url.pathname}`);
    const answer = await next();
    log.push(`${name} <`);
    return answer;
  };
}

export function governed(options: RoutesOptions = {}) {
  return defineRoutes(
    [
      ...branch('/plain', {}),
      ...branch('/detailed', { errors: [detailedErrors()] }),
      ...branch('/debugged', { errors: [detailedErrors({ debug: true })] }),
      ...branch('/problem', { errors: [problemDetails()] }),
      ...branch('/typed', { errors: [problemDetails({ typeBase: 'https://a.test/#', debug: true })] }),
      ...branch('/partial', { errors: [{ ...problemDetails(), http: ownErrors.http! }] }),
      ...branch('/own', { errors: [ownErrors, detailedErrors()] }),
      ...branch('/mixed', { errors: [{ ...detailedErrors(), http: ({ status }) => [{ status }, status] }] }),
      ...branch('/bare', { errors: [{ http: async ({ status }) => new Response('no', { status }) }] }),
      ...branch('/hiding', { errors: [{ http: () => [{ hidden: true }, 404] }] }),
      ...branch('/naming', {
        errors: [{ http: ({ status }) => [{}, status, { Allow: 'GET', 'WWW-Authenticate': 'Own' }] }],
      }),
      ...branch('/texts', { errors: [texts] }),
      ...branch('/bytes', { errors: [bytes] }),
      ...branch('/classy', { errors: [new Classy()] }),
      ...branch('/failing', { errors: [failing] }),
      ...branch('/rethrowing', { errors: [rethrowing] }),
      ...branch('/calling', { errors: [calling] }),
      ...branch('/reading', { errors: [reading] }),
    ],
    options,
  );
}
