import { randomUUID } from 'node:crypto';
import { cors } from '@elysiajs/cors';
import { Elysia, type ElysiaConfig, t } from 'elysia';
import { addTodo, health, placeOrder, type User, zipPattern } from '../../domain.ts';
import { origin, setup } from '../../setup.ts';

const text = (minLength: number, maxLength: number) => t.String({ minLength, maxLength });

/**
 * An integer that is sent as text, with an error of its own: elysia's refusal of a number out of bounds does
 * not name the property.
 */
const integer = (property: string, options: { minimum: number; maximum?: number; default?: number }) =>
  t.Integer({ ...options, error: () => ({ property, ...options }) });

const address = t.Object({
  street: text(1, 100),
  city: text(1, 100),
  zip: t.String({ pattern: zipPattern }),
});

const orderFields = {
  customer: t.Object({
    name: text(1, 100),
    company: t.Optional(text(0, 100)),
    billing: address,
    shipping: address,
  }),
  lines: t.Array(
    t.Object({
      sku: text(1, 20),
      title: text(1, 200),
      quantity: t.Integer({ minimum: 1, maximum: 1000 }),
      price: t.Number({ minimum: 0 }),
      tags: t.Array(t.String()),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  priority: t.UnionEnum(['low', 'normal', 'high']),
  note: t.Optional(text(0, 1000)),
};

const itemsQuery = t.Object({
  limit: integer('limit', { minimum: 1, maximum: 100, default: 10 }),
  done: t.Boolean({ default: false }),
  search: text(1, 50),
});

const replies = {
  health: t.Object({ status: t.Literal('ok') }),
  items: t.Object({ user: t.Integer(), limit: t.Integer(), done: t.Boolean(), search: t.String() }),
  todo: t.Object({ id: t.Integer(), title: t.String(), completed: t.Boolean() }),
  order: t.Object({ id: t.Integer(), ...orderFields, total: t.Number() }),
  user: t.Object({ name: t.String() }),
};

/**
 * A separate instance, so that only this route looks up the user. A schema for the headers would make elysia
 * copy all of them.
 */
const me = new Elysia()
  .derive(({ request, status }) => {
    const name = request.headers.get('x-user');
    if (name === null) return status(401);
    return name.length > 50 ? status(422, { path: '/x-user' }) : { user: { name } satisfies User };
  })
  .get('/me', ({ user }) => user, { response: replies.user });

export function makeApp(adapter: Pick<ElysiaConfig<''>, 'adapter'> = {}) {
  const app = new Elysia({ ...adapter, precompile: true });
  app.onError(({ code, error, status }) => {
    if (code !== 'VALIDATION') return;
    return status(422, { detail: error.customError ?? error.all.map(faultOf) });
  });
  if (setup === 'cors')
    app
      .use(
        cors({
          origin,
          methods: ['GET', 'POST'],
          allowedHeaders: ['content-type'],
          exposeHeaders: ['x-request-id'],
          credentials: false,
        }),
      )
      .onRequest(({ request, set }) => {
        set.headers['x-request-id'] = request.headers.get('x-request-id') ?? randomUUID();
      });
  return app
    .get('/health', () => health, { response: replies.health })
    .get(
      '/users/:id/items',
      ({ params: { id }, query: { limit, done, search } }) => ({ user: id, limit, done, search }),
      {
        params: t.Object({ id: integer('id', { minimum: 1 }) }),
        query: itemsQuery,
        response: replies.items,
      },
    )
    .post('/todos', ({ body }) => addTodo(body), {
      body: t.Object({ title: text(1, 200), completed: t.Boolean({ default: false }) }),
      response: replies.todo,
    })
    .post('/orders', ({ body }) => placeOrder(body), {
      body: t.Object(orderFields),
      response: replies.order,
    })
    .get('/behind', () => health, {
      response: replies.health,
      beforeHandle: ({ set }) => {
        set.headers['x-served-by'] = 'bench';
      },
    })
    .use(me);
}

/** Only a part of elysia's description of a fault: serializing all of it takes longer. */
function faultOf(fault: { readonly path?: string; readonly message?: string }) {
  return { path: fault.path, message: fault.message };
}
