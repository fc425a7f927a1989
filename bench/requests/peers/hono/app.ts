import { zValidator } from '@hono/zod-validator';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import type { ZodType } from 'zod';
import { addTodo, health, placeOrder, type User } from '../../domain.ts';
import { origin, setup } from '../../setup.ts';
import { itemsQuery, newOrder, newTodo, userId, userName } from '../schemas.ts';

export const app = new Hono();

if (setup === 'cors') app.use(cors({ origin, exposeHeaders: ['X-Request-Id'] }), requestId());

const servedBy = createMiddleware(async (c, next) => {
  c.header('x-served-by', 'bench');
  await next();
});

const currentUser = createMiddleware<{ Variables: { user: User } }>(async (c, next) => {
  const sent = c.req.header('x-user');
  if (sent === undefined) return c.json({ detail: 'Authentication required' }, 401);
  const name = userName.safeParse(sent);
  if (!name.success) return refusal(c, name.error.issues);
  c.set('user', { name: name.data });
  await next();
});

app.get('/health', (c) => c.json(health));

app.get('/users/:id/items', checked('param', userId), checked('query', itemsQuery), (c) => {
  const { limit, done, search } = c.req.valid('query');
  return c.json({ user: c.req.valid('param').id, limit, done, search });
});

app.post('/todos', checked('json', newTodo), (c) => c.json(addTodo(c.req.valid('json'))));

app.post('/orders', checked('json', newOrder), (c) => c.json(placeOrder(c.req.valid('json'))));

app.get('/behind', servedBy, (c) => c.json(health));

app.get('/me', currentUser, (c) => c.json(c.get('user')));

/** Refuses with status 422 and all faults of one part of the request. */
function checked<S extends ZodType, T extends 'json' | 'query' | 'param'>(target: T, schema: S) {
  return zValidator(target, schema, (result, c) => {
    if (!result.success) return refusal(c, result.error.issues);
  });
}

function refusal(c: Context, detail: readonly unknown[]): Response {
  return c.json({ detail }, 422);
}
