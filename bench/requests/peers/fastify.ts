import { randomUUID } from 'node:crypto';
import cors from '@fastify/cors';
import { Ajv } from 'ajv';
import { fastify } from 'fastify';
import { announce } from '../announce.ts';
import {
  addTodo,
  health,
  type ItemSearch,
  type OrderDraft,
  placeOrder,
  priorities,
  type TodoDraft,
  type User,
  zipPattern,
} from '../domain.ts';
import { origin, setup } from '../setup.ts';

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
  }
}

const text = (minLength: number, maxLength: number) => ({ type: 'string', minLength, maxLength });

const object = (properties: { readonly [name: string]: object }, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});

const address = object({
  street: text(1, 100),
  city: text(1, 100),
  zip: { type: 'string', pattern: zipPattern },
});

const line = object({
  sku: text(1, 20),
  title: text(1, 200),
  quantity: { type: 'integer', minimum: 1, maximum: 1000 },
  price: { type: 'number', minimum: 0 },
  tags: { type: 'array', items: { type: 'string' } },
});

const orderFields = {
  customer: object({ name: text(1, 100), company: text(0, 100), billing: address, shipping: address }, [
    'company',
  ]),
  lines: { type: 'array', items: line, minItems: 1, maxItems: 100 },
  priority: { type: 'string', enum: priorities },
  note: text(0, 1000),
};

const newTodo = object({ title: text(1, 200), completed: { type: 'boolean', default: false } }, [
  'completed',
]);

const itemsQuery = object(
  {
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    done: { type: 'boolean', default: false },
    search: text(1, 50),
  },
  ['limit', 'done'],
);

const string = { type: 'string' };
const integer = { type: 'integer' };

const replies = {
  health: { 200: object({ status: string }) },
  items: { 200: object({ user: integer, limit: integer, done: { type: 'boolean' }, search: string }) },
  todo: { 200: object({ id: integer, title: string, completed: { type: 'boolean' } }) },
  order: { 200: object({ id: integer, ...orderFields, total: { type: 'number' } }, ['note']) },
  user: { 200: object({ name: string }) },
};

// Values that arrive as text are coerced. A JSON body has types already.
const texts = new Ajv({ allErrors: true, useDefaults: true, coerceTypes: true });
const bodies = new Ajv({ allErrors: true, useDefaults: true });

const app = fastify(
  setup === 'cors' ? { genReqId: () => randomUUID(), requestIdHeader: 'x-request-id' } : {},
);

app.setValidatorCompiler(({ httpPart, schema }) => (httpPart === 'body' ? bodies : texts).compile(schema));

app.setErrorHandler(
  (error: { validation?: unknown; statusCode?: number; message: string }, _request, reply) => {
    if (error.validation !== undefined) reply.status(422).send({ detail: error.validation });
    else reply.status(error.statusCode ?? 500).send({ detail: error.message });
  },
);

if (setup === 'cors') {
  app.register(cors, { origin: [origin], exposedHeaders: ['x-request-id'] });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}

app.register(async (routes) => {
  routes.get('/health', { schema: { response: replies.health } }, (_request, reply) => {
    reply.send(health);
  });

  routes.get<{ Params: { id: number }; Querystring: Omit<ItemSearch, 'user'> }>(
    '/users/:id/items',
    {
      schema: {
        params: object({ id: { type: 'integer', minimum: 1 } }),
        querystring: itemsQuery,
        response: replies.items,
      },
    },
    ({ params, query: { limit, done, search } }, reply) => {
      reply.send({ user: params.id, limit, done, search });
    },
  );

  routes.post<{ Body: TodoDraft }>(
    '/todos',
    { schema: { body: newTodo, response: replies.todo } },
    ({ body }, reply) => {
      reply.send(addTodo(body));
    },
  );

  routes.post<{ Body: OrderDraft }>(
    '/orders',
    { schema: { body: object(orderFields, ['note']), response: replies.order } },
    ({ body }, reply) => {
      reply.send(placeOrder(body));
    },
  );
});

app.register(async (behind) => {
  behind.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-served-by', 'bench');
    done();
  });
  behind.get('/behind', { schema: { response: replies.health } }, (_request, reply) => {
    reply.send(health);
  });
});

app.register(async (users) => {
  users.decorateRequest('user', null);
  users.addHook('preHandler', (request, reply, done) => {
    const name = request.headers['x-user'];
    if (typeof name !== 'string') {
      reply.status(401).send({ detail: 'Authentication required' });
      return;
    }
    request.user = { name };
    done();
  });
  const headers = object({ 'x-user': { type: 'string', maxLength: 50 } }, ['x-user']);
  users.get('/me', { schema: { headers, response: replies.user } }, (request, reply) => {
    reply.send(request.user);
  });
});

await app.listen({ port: 0 });
announce(app.server);
