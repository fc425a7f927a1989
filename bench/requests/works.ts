/** The requests that are measured, and the answers required of every contestant. */

import { faultyOrder, json, order, todo } from './sent.ts';
import { origin, type Setup } from './setup.ts';

export interface Work extends Exchanged {
  readonly name: string;
}

/** A request and the required answer. */
export interface Exchanged {
  /** The setup with which the server is started. */
  readonly setup: Setup;
  readonly request: {
    readonly method: 'GET' | 'POST';
    readonly path: string;
    readonly headers: { readonly [name: string]: string };
    readonly body?: string;
  };
  readonly answer: {
    readonly status: number;
    /** Required headers, each of which must match its whole pattern. */
    readonly headers?: { readonly [name: string]: RegExp };
    /** The required JSON. */
    readonly body?: unknown;
    /** The fields that a refusal must name. The wording is left to each tool. */
    readonly names?: readonly string[];
  };
}

export const works: readonly Work[] = [
  {
    name: 'bare GET',
    setup: 'plain',
    request: { method: 'GET', path: '/health', headers: {} },
    answer: { status: 200, body: { status: 'ok' } },
  },
  {
    name: 'GET, a path and three query parameters',
    setup: 'plain',
    request: { method: 'GET', path: '/users/42/items?limit=20&done=true&search=oat%20milk', headers: {} },
    answer: { status: 200, body: { user: 42, limit: 20, done: true, search: 'oat milk' } },
  },
  {
    name: 'POST of a todo',
    setup: 'plain',
    request: { method: 'POST', path: '/todos', headers: json, body: JSON.stringify(todo) },
    answer: { status: 200, body: { id: 1, ...todo } },
  },
  {
    name: 'POST of 1 KB, nested',
    setup: 'plain',
    request: { method: 'POST', path: '/orders', headers: json, body: JSON.stringify(order) },
    answer: { status: 200, body: { id: 1, ...order, total: 488.25 } },
  },
  {
    name: '422 with three faults',
    setup: 'plain',
    request: { method: 'POST', path: '/orders', headers: json, body: JSON.stringify(faultyOrder) },
    answer: { status: 422, names: ['zip', 'quantity', 'priority'] },
  },
  {
    name: 'behind a middleware',
    setup: 'plain',
    request: { method: 'GET', path: '/behind', headers: {} },
    answer: { status: 200, headers: { 'x-served-by': /bench/ }, body: { status: 'ok' } },
  },
  {
    name: 'with a dependency',
    setup: 'plain',
    request: { method: 'GET', path: '/me', headers: { 'x-user': 'ada' } },
    answer: { status: 200, body: { name: 'ada' } },
  },
  {
    name: 'CORS and request ids',
    setup: 'cors',
    request: { method: 'GET', path: '/health', headers: { origin } },
    answer: {
      status: 200,
      headers: {
        'access-control-allow-origin': /https:\/\/app\.example/,
        vary: /origin/i,
        'x-request-id': /[!-~]{8,}/,
      },
      body: { status: 'ok' },
    },
  },
  {
    name: 'X-Process-Time',
    setup: 'timed',
    request: { method: 'GET', path: '/health', headers: {} },
    answer: { status: 200, headers: { 'x-process-time': /\d+\.\d+/ }, body: { status: 'ok' } },
  },
];
