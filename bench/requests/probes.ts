/**
 * Further requests that check whether a contestant does everything required: defaults, undeclared fields,
 * bounds, types.
 */
import { json, order, todo } from './sent.ts';
import type { Exchanged } from './works.ts';

export const probes: readonly Exchanged[] = [
  get('/users/7/items?search=x', { user: 7, limit: 10, done: false, search: 'x' }),
  get('/users/7/items?done=false&limit=100&search=a%2Bb+c', {
    user: 7,
    limit: 100,
    done: false,
    search: 'a+b c',
  }),
  refusedGet('/users/seven/items?search=x', 'id'),
  refusedGet('/users/0/items?search=x', 'id'),
  refusedGet('/users/1.5/items?search=x', 'id'),
  refusedGet('/users/7/items', 'search'),
  refusedGet(`/users/7/items?search=${'x'.repeat(51)}`, 'search'),
  refusedGet('/users/7/items?search=x&limit=101', 'limit'),
  refusedGet('/users/7/items?search=x&limit=1.5', 'limit'),
  refusedGet('/users/7/items?search=x&done=maybe', 'done'),
  post('/todos', { title: 'x', more: 1 }, { id: 1, title: 'x', completed: false }),
  post(
    '/todos',
    { title: 'x'.repeat(200), completed: true },
    { id: 1, title: 'x'.repeat(200), completed: true },
  ),
  refusedPost('/todos', { ...todo, title: '' }, 'title'),
  refusedPost('/todos', { ...todo, title: 'x'.repeat(201) }, 'title'),
  refusedPost('/todos', { ...todo, title: 5 }, 'title'),
  refusedPost('/todos', { completed: true }, 'title'),
  refusedPost('/todos', { ...todo, completed: 'yes' }, 'completed'),
  post('/orders', withFirstLine({ extra: true }), { id: 1, ...order, total: 488.25 }),
  post('/orders', withFirstLine({ price: 0 }), { id: 1, ...withFirstLine({ price: 0 }), total: 434.25 }),
  refusedPost('/orders', { ...order, customer: 'Ada' }, 'customer'),
  refusedPost('/orders', { ...order, lines: [] }, 'lines'),
  refusedPost('/orders', { ...order, note: 'x'.repeat(1001) }, 'note'),
  refusedPost('/orders', withFirstLine({ quantity: 1001 }), 'quantity'),
  refusedPost('/orders', withFirstLine({ quantity: 1.5 }), 'quantity'),
  refusedPost('/orders', withFirstLine({ price: -1 }), 'price'),
  refusedPost('/orders', withFirstLine({ tags: ['x', 5] }), 'tags'),
  refusedPost('/orders', withFirstLine({ sku: undefined }), 'sku'),
];

function get(path: string, body: unknown): Exchanged {
  return { setup: 'plain', request: { method: 'GET', path, headers: {} }, answer: { status: 200, body } };
}

function refusedGet(path: string, ...names: readonly string[]): Exchanged {
  return { setup: 'plain', request: { method: 'GET', path, headers: {} }, answer: { status: 422, names } };
}

function post(path: string, sent: unknown, body: unknown): Exchanged {
  return { setup: 'plain', request: posting(path, sent), answer: { status: 200, body } };
}

function refusedPost(path: string, sent: unknown, ...names: readonly string[]): Exchanged {
  return { setup: 'plain', request: posting(path, sent), answer: { status: 422, names } };
}

function posting(path: string, sent: unknown): Exchanged['request'] {
  return { method: 'POST', path, headers: json, body: JSON.stringify(sent) };
}

function withFirstLine(change: object): object {
  return { ...order, lines: order.lines.map((line, i) => (i === 0 ? { ...line, ...change } : line)) };
}
