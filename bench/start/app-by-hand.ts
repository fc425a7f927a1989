/**
 * The same routes as an expert would write them with node:http alone: a table of resources, each with checks
 * of its own. They refuse what routeclass refuses, and list every fault, as the yardstick of `../requests`
 * does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../compile/apps.ts';
import { app } from './apps.ts';

const values = readFileSync(join(import.meta.dirname, '../requests/servers/node-http/values.ts'), 'utf8');

export function plainApp(resources: number): Files {
  const made = app(resources, server, resource);
  return { ...made, 'app/http.ts': http, 'app/values.ts': values };
}

const server = `import { createServer } from 'node:http';
import { notAllowed, type Resource, send, withBody } from './app/http.ts';
// resources

const table = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));
createServer((request, response) => {
  const target = request.url!;
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  const [, name = '', id, ...more] = path.split('/');
  const resource = table.get(name);
  if (resource === undefined || more.length > 0) return send(response, 404, { detail: 'Not Found' });
  const { method } = request;
  if (id === undefined)
    switch (method) {
      case 'GET':
        return resource.list(new URLSearchParams(question === -1 ? '' : target.slice(question)), response);
      case 'POST':
        return withBody(request, response, (body) => resource.create(body, response));
      default:
        return notAllowed(response, 'GET, POST');
    }
  switch (method) {
    case 'GET':
      return resource.read(id, response);
    case 'PUT':
      return withBody(request, response, (body) => resource.replace(id, body, response));
    case 'DELETE':
      return resource.remove(id, response);
    default:
      return notAllowed(response, 'GET, PUT, DELETE');
  }
}).listen(Number(process.env.PORT));
`;

const http = `import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Fault } from './values.ts';

export interface Resource {
  readonly name: string;
  list(search: URLSearchParams, response: ServerResponse): void;
  create(body: unknown, response: ServerResponse): void;
  read(id: string, response: ServerResponse): void;
  replace(id: string, body: unknown, response: ServerResponse): void;
  remove(id: string, response: ServerResponse): void;
}

export function send(response: ServerResponse, status: number, value: unknown, ...more: string[]): void {
  const text = JSON.stringify(value);
  response.writeHead(status, ['content-type', 'application/json', 'content-length', \`\${Buffer.byteLength(text)}\`, ...more]);
  response.end(text);
}

export function refuse(response: ServerResponse, detail: readonly Fault[]): void {
  send(response, 422, { detail });
}

export function notAllowed(response: ServerResponse, allow: string): void {
  send(response, 405, { detail: 'Method Not Allowed' }, 'allow', allow);
}

/** The number that a text means; NaN where it means none. */
export function parsed(text: string): number {
  return text === '' ? Number.NaN : Number(text);
}

/** The maximum size of a body, in bytes. */
const limit = 1024 * 1024;

export function withBody(request: IncomingMessage, response: ServerResponse, use: (body: unknown) => void): void {
  const type = request.headers['content-type'];
  if (type !== 'application/json' && !type?.startsWith('application/json;')) return use(undefined);
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  });
  request.on('end', () => {
    if (size > limit) return send(response, 413, { detail: 'Content Too Large' }, 'connection', 'close');
    const text = Buffer.concat(chunks).toString();
    let body: unknown;
    try {
      body = text === '' ? undefined : JSON.parse(text);
    } catch {
      return refuse(response, [{ type: 'json_invalid', loc: ['body'], msg: 'The body is no JSON.', input: {} }]);
    }
    use(body);
  });
}
`;

function resource(n: number): string {
  const id = `    const id = parsed(sent);
    if (!Number.isSafeInteger(id)) return refuse(response, [noInt(['path', 'id'], id, sent)]);`;
  return `import { parsed, refuse, type Resource, send } from './http.ts';
import {
  areTexts,
  type Fault,
  field,
  isInt,
  isObject,
  isText,
  literal,
  noInt,
  noObject,
  number,
  text,
  texts,
} from './values.ts';

function isDraft(value: unknown): value is Draft${n} {
  return (
    isObject(value) &&
    isText(value.title, 1, 100) &&
    isKind(value.kind) &&
    areTexts(value.tags) &&
    isInt(value.count, 0, 1000) &&
    isNote(value.note)
  );
}

function isKind(value: unknown): value is Draft${n}['kind'] {
  return value === 'a' || value === 'b' || value === 'c';
}

function isNote(value: unknown): value is Draft${n}['note'] {
  return value === undefined || value === null || typeof value === 'string';
}

/** Without undeclared fields. */
function copyDraft({ count, kind, note, tags, title }: Draft${n}): Draft${n} {
  const draft: Draft${n} = { title, kind, tags: [...tags], count };
  if (note !== undefined) draft.note = note;
  return draft;
}

function faultsOfDraft(draft: unknown): Fault[] {
  if (!isObject(draft)) return [noObject(['body'], draft)];
  const faults: Fault[] = [];
  field(faults, ['body'], draft, 'title', (loc, title) => text(faults, loc, title, 1, 100));
  field(faults, ['body'], draft, 'kind', (loc, kind) => {
    if (!isKind(kind)) literal(faults, loc, kind, "'a', 'b' or 'c'");
  });
  field(faults, ['body'], draft, 'tags', (loc, tags) => texts(faults, loc, tags));
  field(faults, ['body'], draft, 'count', (loc, count) => number(faults, loc, count, count, 0, 1000));
  if (!isNote(draft.note)) text(faults, ['body', 'note'], draft.note, 0, Number.POSITIVE_INFINITY);
  return faults;
}

/** Every fault of the path and the body. */
function faultsOfReplace(id: number, sent: string, draft: unknown): Fault[] {
  const faults = faultsOfDraft(draft);
  if (!Number.isSafeInteger(id)) faults.unshift(noInt(['path', 'id'], id, sent));
  return faults;
}

const items${n}: Resource = {
  name: 'items-${n}',
  list(search, response) {
    const sent = search.get('limit');
    const limit = sent === null ? 10 : parsed(sent);
    if (!isInt(limit, 1, 100)) {
      const faults: Fault[] = [];
      number(faults, ['query', 'limit'], limit, sent, 1, 100);
      return refuse(response, faults);
    }
    send(response, 200, search.has('search') ? [item<Item${n}>(limit)] : []);
  },
  create(draft, response) {
    if (!isDraft(draft)) return refuse(response, faultsOfDraft(draft));
    send(response, 200, { ...item<Item${n}>(1), ...copyDraft(draft) });
  },
  read(sent, response) {
${id}
    send(response, 200, item<Item${n}>(id));
  },
  replace(sent, draft, response) {
    const id = parsed(sent);
    if (!Number.isSafeInteger(id) || !isDraft(draft)) return refuse(response, faultsOfReplace(id, sent, draft));
    send(response, 200, { ...item<Item${n}>(id), ...copyDraft(draft) });
  },
  remove(sent, response) {
${id}
    item(id);
    response.writeHead(204).end();
  },
};

export default items${n};
`;
}
