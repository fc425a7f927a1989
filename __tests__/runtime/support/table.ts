/** A hand-written table in the form that the compiler writes. */
import {
  boolean,
  defineRoutes,
  documentation,
  type Exchange,
  inBody,
  inPath,
  inQuery,
  int,
  list,
  model,
  optional,
  queryReader,
  required,
  route,
  string,
  text,
  toInt,
  toList,
  unknown,
  viaH3,
  writeList,
  writeNumber,
  writeString,
  writeUnknown,
} from '../../../runtime/generated.ts';
import { Echo, Failures, Headers_, Items, Moved, Texts, type Todo, Todos } from './pages.ts';

const readItems = queryReader(['limit', 'search', 'tags'], ['tags']);
const explainItems = () => [
  inQuery('limit', optional(text.int({ ge: 1, le: 100 }))),
  inQuery('search', optional(text.string({ maxLength: 5 }))),
  inQuery('tags', optional(text.list(text.string({ minLength: 1 })))),
];

function getItems(page: Items, x: Exchange) {
  const query = readItems(x.search);
  const limit = toInt(query[0]);
  const search = query[1];
  const tags = toList(query[2]);
  const fits =
    (undefined === limit || (Number.isSafeInteger(limit) && 1 <= limit && limit <= 100)) &&
    (undefined === search || [...search].length <= 5) &&
    (undefined === tags || tags.every((tag) => tag.length >= 1));
  if (!fits) return x.refuse(explainItems);
  const { limit: l, search: s, tags: t } = page.get(limit, search, tags);
  const list = t === null ? 'null' : writeList(t, writeString);
  return x.reply(
    200,
    `{"limit":${writeNumber(l)},"search":${s === null ? 'null' : writeString(s)},"tags":${list}}`,
  );
}

const explainTodo = () => [
  inBody(
    required(
      model(() => ({ title: required(string({ minLength: 1, maxLength: 5 })), done: optional(boolean()) })),
    ),
  ),
];

function isTodo(value: unknown): value is Todo {
  if (typeof value !== 'object' || value === null) return false;
  const { title, done } = value as Partial<Todo>;
  return (
    typeof title === 'string' &&
    title.length >= 1 &&
    [...title].length <= 5 &&
    (done === undefined || typeof done === 'boolean')
  );
}

function writeTodo({ title, done }: Todo): string {
  return `{"title":${writeString(title)},"done":${done ?? false}}`;
}

function postTodos(page: Todos, x: Exchange) {
  return x.json((todo) => {
    if (!isTodo(todo)) return x.refuse(explainTodo, todo);
    return x.reply(200, writeTodo(page.post(todo)));
  });
}

function putTodos(page: Todos, x: Exchange) {
  return x.json(async (todo) => {
    if (!isTodo(todo)) return x.refuse(explainTodo, todo);
    const [body, status, headers] = await page.put(todo);
    return x.reply(status, writeTodo(body), headers);
  });
}

function deleteTodos(page: Todos, x: Exchange) {
  page.delete();
  return x.empty(204);
}

function postEcho(page: Echo, x: Exchange) {
  return x.json((value) => x.reply(200, writeUnknown(page.post(value))));
}

const explainUser = () => [inPath(0, 'id', text.int({ gt: 0 }))];

function getUser(page: Texts, x: Exchange) {
  const id = toInt(x.param(0));
  if (!(Number.isSafeInteger(id) && id > 0)) return x.refuse(explainUser);
  return x.reply(200, writeString(page.get(String(id))));
}

const echoParam = (label: string) => (page: Texts, x: Exchange) =>
  x.reply(200, writeString(`${label} ${page.get(x.param(0))}`));

const readKind = queryReader(['kind']);

function getFailures(page: Failures, x: Exchange) {
  const kind = readKind(x.search)[0];
  if (kind === 'late') {
    x.reply(200, '"sent"');
    throw new Error('after the answer');
  }
  return x.reply(200, writeString(page.get(kind)));
}

async function postFailures(page: Failures, x: Exchange) {
  return x.reply(200, writeString(await page.post()));
}

function getMoved(page: Moved, x: Exchange) {
  const [, status, headers] = page.get();
  return x.empty(status, headers);
}

function postMoved(page: Moved, x: Exchange) {
  const [body, status] = page.post();
  return x.reply(status, writeUnknown(body));
}

function getHeaders(page: Headers_, x: Exchange) {
  return x.reply(200, writeUnknown(page.get(x.header('x-agent'), x.cookie('session'))));
}

const explainMany = () => [
  inBody(required(model(() => ({ list: required(listOfInts), any: optional(unknown()) })))),
];
const listOfInts = list(int());

export const pages = { made: 0 };

class Counted {
  constructor() {
    pages.made++;
  }
  get() {
    return 'counted';
  }
}

export const routes = defineRoutes(
  [
    route('/', Texts, { get: (_page, x) => x.reply(200, '"root"') }),
    route('/items', Items, { get: getItems }),
    route('/todos', Todos, { post: postTodos, put: putTodos, delete: deleteTodos }),
    route('/echo', Echo, { post: postEcho, get: postEcho }),
    route('/small', Echo, { post: postEcho }, { limits: { body: 20 } }),
    route('/users/{id}', Texts, { get: getUser }),
    route('/users/me', Texts, { get: (_page, x) => x.reply(200, '"me"') }),
    route('/users/{id}/posts', Texts, { get: echoParam('posts of') }),
    route('/texts/{text}', Texts, { get: echoParam('text') }),
    route('/files/{path...}', Texts, { get: echoParam('file') }),
    route('/deep/{a}/end', Texts, { get: echoParam('end of') }),
    route('/deep/{path...}', Texts, { get: echoParam('deep') }),
    route('/files/a/fixed', Texts, { get: (_page, x) => x.reply(200, '"fixed"') }),
    route('/caf%C3%A9 %7Bx%7D', Texts, { get: (_page, x) => x.reply(200, '"coffee"') }),
    route('/failures', Failures, { get: getFailures, post: postFailures }),
    route('/moved', Moved, { get: getMoved, post: postMoved }),
    route('/headers', Headers_, { get: getHeaders }),
    route('/named/{text}', Texts, {
      get: (_page, x) => x.reply(200, writeString(x.param(0)), { 'x-name': 'caf\xe9' }),
    }),
    route('/counted', Counted, { get: (page, x) => x.reply(200, writeString(page.get())) }),
    route('/many', Echo, { post: (_page, x) => x.json((value) => x.refuse(explainMany, value)) }),
    route('/odd-names', Texts, {
      get: (_page, x) =>
        x.reply(200, '0', { entries: 'a', constructor: 'b', ['__proto__']: 'c', 'X-One': 'd', 'x-one': 'e' }),
    }),
    route('/odd-name', Texts, { get: (_page, x) => x.reply(200, '0', { entries: 'a' }) }),
    route('/event', Texts, { get: viaH3((_page, x) => x.reply(200, writeString(x.event.url.pathname))) }),
    route('/response', Texts, {
      get: viaH3((_page, x) => x.respond(Response.redirect('http://elsewhere.test/', 302))),
    }),
  ],
  { documentation: documentation(async () => ({ document: '{"openapi":"3.1.0"}' })), limits: { body: 5000 } },
);
