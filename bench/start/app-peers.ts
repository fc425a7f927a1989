/** The same routes, written as the documentation of each peer recommends. */
import type { Files } from '../compile/apps.ts';
import { app } from './apps.ts';

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

const app = fastify({ ajv: { customOptions: { allErrors: true } } });
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
