/**
 * The yardstick: a server that an expert in node:http would write by hand for exactly these routes, optimized
 * for speed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { announce } from '../announce.ts';
import { addTodo, health, placeOrder } from '../domain.ts';
import { setup } from '../setup.ts';
import { sendJson, type Timed } from './node-http/answer.ts';
import { copyOrder, copyTodo, isOrder, isTodo } from './node-http/checks.ts';
import { faultsOfItems, faultsOfOrder, faultsOfTodo } from './node-http/faults.ts';
import { readJson } from './node-http/read-json.ts';
import { type Fault, isInt, isText } from './node-http/values.ts';

const server = createServer((request: Timed, response) => {
  if (setup === 'timed') request.began = performance.now();
  const target = request.url!;
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  switch (path) {
    case '/health':
      return request.method === 'GET'
        ? sendJson(request, response, 200, JSON.stringify(health))
        : notAllowed(request, response);
    case '/todos':
      return request.method === 'POST' ? postTodo(request, response) : notAllowed(request, response);
    case '/orders':
      return request.method === 'POST' ? postOrder(request, response) : notAllowed(request, response);
    case '/behind':
      return request.method === 'GET' ? getBehind(request, response) : notAllowed(request, response);
    case '/me':
      return request.method === 'GET' ? getMe(request, response) : notAllowed(request, response);
  }
  if (path.startsWith('/users/') && path.endsWith('/items')) {
    const id = path.slice('/users/'.length, -'/items'.length);
    if (!id.includes('/')) {
      const search = question === -1 ? '' : target.slice(question + 1);
      return request.method === 'GET'
        ? getItems(request, response, id, search)
        : notAllowed(request, response);
    }
  }
  sendJson(request, response, 404, '{"detail":"Not Found"}');
});

function getItems(request: IncomingMessage, response: ServerResponse, idText: string, query: string): void {
  let search: string | undefined;
  let limitText: string | undefined;
  let doneText: string | undefined;
  for (const pair of query.split('&')) {
    const equals = pair.indexOf('=');
    const name = equals === -1 ? pair : pair.slice(0, equals);
    if (name === 'search') search = decoded(pair.slice(equals + 1));
    else if (name === 'limit') limitText = decoded(pair.slice(equals + 1));
    else if (name === 'done') doneText = decoded(pair.slice(equals + 1));
  }
  const user = Number(idText);
  const limit = limitText === undefined ? 10 : Number(limitText);
  const isDone = doneText === undefined || doneText === 'true' || doneText === 'false';
  if (isInt(user, 1, Number.MAX_SAFE_INTEGER) && isText(search, 1, 50) && isInt(limit, 1, 100) && isDone)
    sendJson(request, response, 200, JSON.stringify({ user, limit, done: doneText === 'true', search }));
  else refuse(request, response, faultsOfItems(idText, search, limitText, doneText));
}

function decoded(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function postTodo(request: IncomingMessage, response: ServerResponse): void {
  readJson(request, response, (value) => {
    if (isTodo(value)) sendJson(request, response, 200, JSON.stringify(addTodo(copyTodo(value))));
    else refuse(request, response, faultsOfTodo(value));
  });
}

function postOrder(request: IncomingMessage, response: ServerResponse): void {
  readJson(request, response, (value) => {
    if (isOrder(value)) sendJson(request, response, 200, JSON.stringify(placeOrder(copyOrder(value))));
    else refuse(request, response, faultsOfOrder(value));
  });
}

function getBehind(request: IncomingMessage, response: ServerResponse): void {
  sendJson(request, response, 200, JSON.stringify(health), ['x-served-by', 'bench']);
}

function getMe(request: IncomingMessage, response: ServerResponse): void {
  const name = request.headers['x-user'];
  if (typeof name !== 'string') sendJson(request, response, 401, '{"detail":"Authentication required"}');
  else if (isText(name, 0, 50)) sendJson(request, response, 200, JSON.stringify({ name }));
  else
    refuse(request, response, [
      {
        type: 'string_too_long',
        loc: ['header', 'x-user'],
        msg: 'The text must have at most 50 characters.',
        input: name,
        ctx: { max_length: 50 },
      },
    ]);
}

function refuse(request: IncomingMessage, response: ServerResponse, detail: readonly Fault[]): void {
  sendJson(request, response, 422, JSON.stringify({ detail }));
}

function notAllowed(request: IncomingMessage, response: ServerResponse): void {
  sendJson(request, response, 405, '{"detail":"Method Not Allowed"}');
}

server.listen(0, () => announce(server));
