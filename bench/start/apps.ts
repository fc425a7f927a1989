/**
 * The routes of `routeclassApp` in `../compile/apps.ts`, for other servers: a module for each resource, and
 * one that starts the server.
 */
import { type Files, json, models, store } from '../compile/apps.ts';

/** The files of an app: models, a module for each resource, and the server with their imports. */
export function app(resources: number, server: string, resource: (n: number) => string): Files {
  const made: { [path: string]: string } = {
    'app/models/store.ts': store,
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'server.ts': server.replace(
      '// resources\n',
      `${numbers(resources, (n) => `import items${n} from './app/items-${n}.ts';\n`)}
const resources = [${numbers(resources, (n) => `items${n}, `)}];\n`,
    ),
  };
  for (let n = 0; n < resources; n++) {
    const types = models(n, { title: 'string', int: 'number', count: 'number' });
    made[`app/items-${n}.ts`] = `import { item } from './models/store.ts';\n${resource(n)}\n${types}`;
  }
  return made;
}

function numbers(count: number, text: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => text(n)).join('');
}

/** A server with the same number of handlers that do almost nothing: the cost of node itself. */
export function bareApp(resources: number): Files {
  return {
    'package.json': json({ name: 'bench', type: 'module', private: true }),
    'server.ts': `import { createServer, type ServerResponse } from 'node:http';

const handlers = new Map<string, (response: ServerResponse) => void>();
for (let n = 0; n < ${resources}; n++)
  for (const route of ['GET /items-', 'POST /items-', 'GET /item-', 'PUT /item-', 'DELETE /item-'])
    handlers.set(\`\${route}\${n}\`, (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
      response.end('[]');
    });
createServer((request, response) => {
  const handler = handlers.get(\`\${request.method} \${request.url}\`);
  if (handler !== undefined) handler(response);
  else response.writeHead(404).end();
}).listen(Number(process.env.PORT));
`,
  };
}

/**
 * A server that an expert would write with node:http alone: hand-written checks, and a table of resources.
 */
export function plainApp(resources: number): Files {
  const made = app(resources, plainServer, plainResource);
  return { ...made, 'app/http.ts': plainHttp };
}

const plainHttp = `import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Resource {
  readonly name: string;
  list(search: URLSearchParams, response: ServerResponse): void;
  create(body: unknown, response: ServerResponse): void;
  read(id: string, response: ServerResponse): void;
  replace(id: string, body: unknown, response: ServerResponse): void;
  remove(id: string, response: ServerResponse): void;
}

export function send(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.writeHead(status, ['content-type', 'application/json', 'content-length', \`\${Buffer.byteLength(text)}\`]);
  response.end(text);
}

export function refuse(response: ServerResponse, field: string): void {
  send(response, 422, { detail: [field] });
}

export function integer(text: string): number | undefined {
  const value = Number(text);
  return text !== '' && Number.isSafeInteger(value) ? value : undefined;
}

export function withBody(request: IncomingMessage, response: ServerResponse, use: (body: unknown) => void): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    let body: unknown;
    try {
      body = JSON.parse(Buffer.concat(parts).toString());
    } catch {
      return refuse(response, 'body');
    }
    use(body);
  });
}
`;

function plainResource(n: number): string {
  const id = `    const number = integer(id);
    if (number === undefined) return refuse(response, 'id');`;
  return `import { integer, refuse, type Resource, send } from './http.ts';

/** The field that is wrong. */
function wrongDraft(draft: Draft${n}): string | undefined {
  if (typeof draft !== 'object' || draft === null) return 'body';
  const { count, kind, note, tags, title } = draft;
  if (typeof title !== 'string' || title.length < 1 || title.length > 100) return 'title';
  if (kind !== 'a' && kind !== 'b' && kind !== 'c') return 'kind';
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return 'tags';
  if (!Number.isSafeInteger(count) || count < 0 || count > 1000) return 'count';
  if (note !== undefined && note !== null && typeof note !== 'string') return 'note';
  return undefined;
}

const items${n}: Resource = {
  name: 'items-${n}',
  list(search, response) {
    const limit = integer(search.get('limit') ?? '10');
    if (limit === undefined || limit < 1 || limit > 100) return refuse(response, 'limit');
    send(response, 200, search.has('search') ? [item<Item${n}>(limit)] : []);
  },
  create(body, response) {
    const draft = body as Draft${n};
    const wrong = wrongDraft(draft);
    if (wrong !== undefined) return refuse(response, wrong);
    send(response, 200, { ...item<Item${n}>(1), ...draft });
  },
  read(id, response) {
${id}
    send(response, 200, item<Item${n}>(number));
  },
  replace(id, body, response) {
${id}
    const draft = body as Draft${n};
    const wrong = wrongDraft(draft);
    if (wrong !== undefined) return refuse(response, wrong);
    send(response, 200, { ...item<Item${n}>(number), ...draft });
  },
  remove(id, response) {
${id}
    item(number);
    response.writeHead(204).end();
  },
};

export default items${n};
`;
}

const plainServer = `import { createServer } from 'node:http';
import { type Resource, withBody } from './app/http.ts';
// resources

const table = new Map<string, Resource>(resources.map((resource) => [resource.name, resource]));
createServer((request, response) => {
  const [path = '', search = ''] = request.url!.split('?', 2);
  const [, name = '', id, ...more] = path.split('/');
  const resource = table.get(name);
  if (resource === undefined || more.length > 0) return void response.writeHead(404).end();
  const { method } = request;
  if (id === undefined && method === 'GET') return resource.list(new URLSearchParams(search), response);
  if (id === undefined && method === 'POST')
    return withBody(request, response, (body) => resource.create(body, response));
  if (id !== undefined && method === 'GET') return resource.read(id, response);
  if (id !== undefined && method === 'PUT')
    return withBody(request, response, (body) => resource.replace(id, body, response));
  if (id !== undefined && method === 'DELETE') return resource.remove(id, response);
  response.writeHead(405).end();
}).listen(Number(process.env.PORT));
`;
