import { randomUUID } from 'node:crypto';
import {
  getValidatedQuery,
  getValidatedRouterParams,
  H3,
  HTTPError,
  handleCors,
  type Middleware,
  readValidatedBody,
  serve,
} from 'h3';
import { announce } from '../announce.ts';
import { addTodo, health, placeOrder, type User } from '../domain.ts';
import { origin, setup } from '../setup.ts';
import { itemsQuery, newOrder, newTodo, userId, userName } from './schemas.ts';

const app = new H3();

/** Refuses with status 422 and all faults of one part of the request. */
const checked = {
  onError: ({ issues }: { issues: unknown }) => new HTTPError({ status: 422, data: { issues } }),
};

if (setup === 'cors') {
  app.use((event) => {
    const preflight = handleCors(event, { origin: [origin], exposeHeaders: ['x-request-id'] });
    if (preflight !== false) return preflight;
  });
  app.use((event) => {
    event.res.headers.set('x-request-id', event.req.headers.get('x-request-id') ?? randomUUID());
  });
}

const servedBy: Middleware = (event, next) => {
  event.res.headers.set('x-served-by', 'bench');
  return next();
};

const currentUser: Middleware = (event, next) => {
  const sent = event.req.headers.get('x-user');
  if (sent === null) throw new HTTPError({ status: 401 });
  const name = userName.safeParse(sent);
  if (!name.success) throw checked.onError(name.error);
  event.context.user = { name: name.data } satisfies User;
  return next();
};

app.get('/health', () => health);

app.get('/users/:id/items', async (event) => {
  const { id } = await getValidatedRouterParams(event, userId, checked);
  const { limit, done, search } = await getValidatedQuery(event, itemsQuery, checked);
  return { user: id, limit, done, search };
});

app.post('/todos', async (event) => addTodo(await readValidatedBody(event, newTodo, checked)));

app.post('/orders', async (event) => placeOrder(await readValidatedBody(event, newOrder, checked)));

app.get('/behind', () => health, { middleware: [servedBy] });

app.get('/me', (event) => event.context.user as User, { middleware: [currentUser] });

const server = serve(app, { port: 0, silent: true, gracefulShutdown: false });
await server.ready();
announce(Number(new URL(server.url!).port));
