/** The routes of `routeclassApp` of `../compile/apps.ts` as other servers have them: a module for each resource, and one that starts the server. */
import { type Files, json, models, store } from '../compile/apps.ts';

/** What every app imports, typed as plainly as its tool needs. */
function app(resources: number, server: string, resource: (n: number) => string): Files {
  const made: { [path: string]: string } = {
    'app/models/store.ts': store,
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'server.ts': server.replace(
      '// resources\n',
      `${numbers(resources, (n) => `import items${n} from './app/items-${n}.ts';\n`)}
const resources = [${numbers(resources, (n) => `items${n}, `)}];\n`,
    ),
  };
  for (let n = 0; n < resources; n++) {
    const types = models(n, { title: 'string', int: 'number', count: 'number' });
    made[`app/items-${n}.ts`] = `import { item } from './models/store.ts';\n${resource(n)}\n${types}`;
  }
  return made;
}

function numbers(count: number, text: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => text(n)).join('');
}

/** A table of as many handlers that do next to nothing: what node itself takes. */
export function bareApp(resources: number): Files {
  return {
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'server.ts': `import { createServer, type ServerResponse } from 'node:http';

const handlers = new Map<string, (response: ServerResponse) => void>();
for (let n = 0; n < ${resources}; n++)
  for (const route of ['GET /items-', 'POST /items-', 'GET /item-', 'PUT /item-', 'DELETE /item-'])
    handlers.set(\`\${route}\${n}\`, (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
      response.end('[]');
    });
createServer((request, response) => {
  const handler = handlers.get(\`\${request.method} \${request.url}\`);
  if (handler !== undefined) handler(response);
  else response.writeHead(404).end();
}).listen(Number(process.env.PORT));
`,
  };
}

/** What an expert writes on node:http alone: checks by hand, a table by resource. */
export function plainApp(resources: number): Files {
  const made = app(resources, plainServer, plainResource);
  return { ...made, 'app/http.ts': plainHttp };
}

const plainHttp = `import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Resource {
  readonly name: string;
  list(search: URLSearchParams, response: ServerResponse): void;
  create(body: unknown, response: ServerResponse): void;
  read(id: string, response: ServerResponse): void;
  replace(id: string, body: unknown, response: ServerResponse): void;
  remove(id: string, response: ServerResponse): void;
}

export function send(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, ['content-type', 'application/json', 'content-length', \`\${Buffer.byteLength(text)}\`]);
  response.end(text);
}

export function refuse(response: ServerResponse, field: string): void {
  send(response, 422, { detail: [field] });
}

export function integer(text: string): number | undefined {
  const value = Number(text);
  return text !== '' && Number.isSafeInteger(value) ? value : undefined;
}

export function withBody(request: IncomingMessage, response: ServerResponse, use: (body: unknown) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    let body: unknown;
    try {
      body = JSON.parse(Buffer.concat(parts).toString());
    } catch {
      return refuse(response, 'body');
    }
    use(body);
  });
}
`;

function plainResource(n: number): string {
  const id = `    const number = integer(id);
    if (number === undefined) return refuse(response, 'id');`;
  return `import { integer, refuse, type Resource, send } from './http.ts';

/** The field that is wrong. */
function wrongDraft(draft: Draft${n}): string | undefined {
  if (typeof draft !== 'object' || draft === null) return 'body';
  const { count, kind, note, tags, title } = draft;
  if (typeof title !== 'string' || title.length < 1 || title.length > 100) return 'title';
  if (kind !== 'a' && kind !== 'b' && kind !== 'c') return 'kind';
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return 'tags';
  if (!Number.isSafeInteger(count) || count < 0 || count > 1000) return 'count';
  if (note !== undefined && note !== null && typeof note !== 'string') return 'note';
  return undefined;
}

const items${n}: Resource = {
  name: 'items-${n}',
  list(search, response) {
    const limit = integer(search.get('limit') ?? '10');
    if (limit === undefined || limit < 1 || limit > 100) return refuse(response, 'limit');
    send(response, 200, search.has('search') ? [item<Item${n}>(limit)] : []);
  },
  create(body, response) {
    const draft = body as Draft${n};
    const wrong = wrongDraft(draft);
    if (wrong !== undefined) return refuse(response, wrong);
    send(response, 200, { ...item<Item${n}>(1), ...draft });
  },
  read(id, response) {
${id}
    send(response, 200, item<Item${n}>(number));
  },
  replace(id, body, response) {
${id}
    const draft = body as Draft${n};
    const wrong = wrongDraft(draft);
    if (wrong !== undefined) return refuse(response, wrong);
    send(response, 200, { ...item<Item${n}>(number), ...draft });
  },
  remove(id, response) {
${id}
    item(number);
    response.writeHead(204).end();
  },
};

export default items${n};
`;
}

const plainServer = `import { createServer } from 'node:http';
import { type Resource, withBody } from './app/http.ts';
// resources

const table = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));
createServer((request, response) => {
  const [path = '', search = ''] = request.url!.split('?', 2);
  const [, name = '', id, ...more] = path.split('/');
  const resource = table.get(name);
  if (resource === undefined || more.length > 0) return void response.writeHead(404).end();
  const { method } = request;
  if (id === undefined && method === 'GET') return resource.list(new URLSearchParams(search), response);
  if (id === undefined && method === 'POST')
    return withBody(request, response, (body) => resource.create(body, response));
  if (id !== undefined && method === 'GET') return resource.read(id, response);
  if (id !== undefined && method === 'PUT')
    return withBody(request, response, (body) => resource.replace(id, body, response));
  if (id !== undefined && method === 'DELETE') return resource.remove(id, response);
  response.writeHead(405).end();
}).listen(Number(process.env.PORT));
`;

const zodSchemas = `const draft = z.object({
  title: z.string().min(1).max(100),
  kind: z.enum(['a', 'b', 'c']),
  tags: z.array(z.string()),
  count: z.int().min(0).max(1000),
  note: z.string().nullable().optional(),
});
const search = z.object({ limit: z.coerce.number().int().min(1).max(100).default(10), search: z.string().optional() });
const path = z.object({ id: z.coerce.number().int() });
`;

export function honoApp(resources: number): Files {
  const server = `import { serve } from '@hono/node-server';
import { Hono } from 'hono';
// resources

const app = new Hono();
for (const [name, resource] of resources) app.route(name, resource);
serve({ fetch: app.fetch, port: Number(process.env.PORT) });
`;
  return app(
    resources,
    server,
    (n) => `import { zValidator } from '@hono/zod-validator';
import { Hono } from 'hono';
import { z } from 'zod';

${zodSchemas}
const check = <T extends 'json' | 'query' | 'param', S extends z.ZodType>(target: T, schema: S) =>
  zValidator(target, schema, (result, c) => (result.success ? undefined : c.json({ detail: result.error.issues }, 422)));

const items = new Hono()
  .get('/', check('query', search), (c) => {
    const { limit, search } = c.req.valid('query');
    return c.json(search === undefined ? [] : [item<Item${n}>(limit)]);
  })
  .post('/', check('json', draft), (c) => c.json({ ...item<Item${n}>(1), ...c.req.valid('json') }))
  .get('/:id', check('param', path), (c) => c.json(item<Item${n}>(c.req.valid('param').id)))
  .put('/:id', check('param', path), check('json', draft), (c) =>
    c.json({ ...item<Item${n}>(c.req.valid('param').id), ...c.req.valid('json') }),
  )
  .delete('/:id', check('param', path), (c) => {
    item(c.req.valid('param').id);
    return c.body(null, 204);
  });

export default ['/items-${n}', items] as const;
`,
  );
}

export function expressApp(resources: number): Files {
  const server = `import express from 'express';
// resources

const app = express();
app.use(express.json());
for (const [name, resource] of resources) app.use(name, resource);
app.listen(Number(process.env.PORT));
`;
  return app(
    resources,
    server,
    (n) => `import { type RequestHandler, Router } from 'express';
import { z } from 'zod';

${zodSchemas}
const check = (schema: z.ZodType, from: 'body' | 'query' | 'params'): RequestHandler => (request, response, next) => {
  const result = schema.safeParse(request[from]);
  if (!result.success) return void response.status(422).json({ detail: result.error.issues });
  response.locals[from] = result.data;
  next();
};

const items = Router()
  .get('/', check(search, 'query'), (_request, response) => {
    const { limit, search } = response.locals.query;
    response.json(search === undefined ? [] : [item<Item${n}>(limit)]);
  })
  .post('/', check(draft, 'body'), (_request, response) => {
    response.json({ ...item<Item${n}>(1), ...response.locals.body });
  })
  .get('/:id', check(path, 'params'), (_request, response) => {
    response.json(item<Item${n}>(response.locals.params.id));
  })
  .put('/:id', check(path, 'params'), check(draft, 'body'), (_request, response) => {
    response.json({ ...item<Item${n}>(response.locals.params.id), ...response.locals.body });
  })
  .delete('/:id', check(path, 'params'), (_request, response) => {
    item(response.locals.params.id);
    response.status(204).end();
  });

export default ['/items-${n}', items] as const;
`,
  );
}

export function fastifyApp(resources: number): Files {
  const server = `import fastify from 'fastify';
// resources

const app = fastify();
app.setErrorHandler((error: Error & { validation?: unknown }, _request, reply) =>
  reply.code(error.validation === undefined ? 500 : 422).send({ detail: error.message, validation: error.validation }),
);
for (const [name, resource] of resources) app.register(resource, { prefix: name });
await app.listen({ port: Number(process.env.PORT) });
`;
  return app(
    resources,
    server,
    (n) => `import type { FastifyInstance } from 'fastify';

const shared = {
  title: { type: 'string', minLength: 1, maxLength: 100 },
  kind: { enum: ['a', 'b', 'c'] },
  tags: { type: 'array', items: { type: 'string' } },
  count: { type: 'integer', minimum: 0, maximum: 1000 },
  note: { type: 'string', nullable: true },
};
const body = { type: 'object', properties: shared, required: ['title', 'kind', 'tags', 'count'] };
const owner = {
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' }, mail: { type: 'string' } },
};
const one = { type: 'object', properties: { id: { type: 'integer' }, ...shared, kind: { type: 'string' }, owner } };
const querystring = {
  type: 'object',
  properties: { limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 }, search: { type: 'string' } },
};
const params = { type: 'object', properties: { id: { type: 'integer' } } };
const response = { 200: one };

async function items(app: FastifyInstance) {
  app.get<{ Querystring: { limit: number; search?: string } }>(
    '/',
    { schema: { querystring, response: { 200: { type: 'array', items: one } } } },
    async ({ query: { limit, search } }) => (search === undefined ? [] : [item<Item${n}>(limit)]),
  );
  app.post<{ Body: Draft${n} }>('/', { schema: { body, response } }, async (request) => ({ ...item<Item${n}>(1), ...request.body }));
  app.get<{ Params: { id: number } }>('/:id', { schema: { params, response } }, async (request) => item<Item${n}>(request.params.id));
  app.put<{ Params: { id: number }; Body: Draft${n} }>('/:id', { schema: { params, body, response } }, async (request) => ({
    ...item<Item${n}>(request.params.id),
    ...request.body,
  }));
  app.delete<{ Params: { id: number } }>('/:id', { schema: { params } }, async (request, reply) => {
    item(request.params.id);
    return reply.code(204).send();
  });
}

export default ['/items-${n}', items] as const;
`,
  );
}
